// Groups lines into paragraphs: joins hard-wrapped lines, keeps the lines of lists, verses and addresses.
import type { Line } from './line.ts';
import { isBlank } from './line.ts';

export const paragraphsOf = (lines: readonly Line[]): string[][] => {
  const width = wrapWidth(lines);
  const paragraphs: string[][] = [];
  let open: string[] | null = null;
  let previous: Line | null = null;
  for (const line of lines) {
    if (isBlank(line)) {
      open = null;
      previous = null;
      continue;
    }
    const text = line.text.trim();
    const item = itemText(text);
    if (open === null || item !== null) paragraphs.push((open = [item ?? text]));
    else if (previous !== null && continues(previous, line, width)) open.push(joined(open.pop() ?? '', text));
    else open.push(text);
    previous = line;
  }
  return paragraphs;
};

const listMark = /^(?:[-*•·▪◦‣⁃–—○●■□➢✓✔]|(\d{1,3})[.)]|(\([a-z\d]{1,2}\)|[a-z]\)))\s+(?=\S)/;

const itemText = (text: string): string | null => {
  const mark = listMark.exec(text);
  if (mark === null) return null;
  const rest = text.slice(mark[0].length);
  if (mark[2] !== undefined) return text;
  return mark[1] === undefined ? rest : `${mark[1]}. ${rest}`;
};

const narrowest = 55;
const widest = 100;

/** The column at which the sender's program wrapped the mail, or 0. */
const wrapWidth = (lines: readonly Line[]): number => {
  let longest = 0;
  for (const line of lines) if (line.typed) longest = Math.max(longest, cells(line.text));
  return longest >= narrowest && longest <= widest ? longest : 0;
};

/** The next line's first word did not fit, so the break came from wrapping. */
const continues = (line: Line, next: Line, width: number): boolean => {
  if (!line.typed) return false;
  // One unwrapped line hides the width, but a clause that continues in lower case still shows the wrapping.
  if (isWrapped(line.text) && goesOn.test(line.text) && /^\s*\p{Ll}/u.test(next.text)) return true;
  if (width === 0) return false;
  const firstWord = /^\s*(\S+)/.exec(next.text)?.[1] ?? '';
  const wide = isWide(firstWord) ? 2 : cells(firstWord) + 1;
  return cells(line.text) + wide > width - 2;
};

const isWrapped = (text: string): boolean => text.length <= widest && cells(text) >= 35;

/** Not after a file name or host name, which end lines of their own. */
const goesOn = /(?:^|\s)[\p{L}’'-]*(?:\p{Ll}|,)\s*$/u;

const joined = (line: string, next: string): string =>
  isWide(line.slice(-1)) && isWide(next.charAt(0)) ? line + next : `${line} ${next}`;

const isWide = (text: string): boolean => /[\u3000-\u30ff\u3400-\u9fff\uac00-\ud7af\uff00-\uff60]/.test(text);

/** Width in columns: East Asian characters take two. */
const cells = (text: string): number =>
  text.trimEnd().length + (text.match(/[\u3000-\u30ff\u3400-\u9fff\uac00-\ud7af\uff00-\uff60]/g)?.length ?? 0);
