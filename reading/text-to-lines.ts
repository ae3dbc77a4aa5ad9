// Plain text as lines: counts quotation marks, removes invisible characters, shortens links for speech.
import type { Line } from './line.ts';
import { speakable } from './speakable.ts';

const mostLines = 100_000;
const longestLine = 20_000;

/** Splits a line that is longer than any mail program writes. */
export const textToLines = (text: string): Line[] => {
  const lines = decoded(text).split(/\r\n|[\r\n\u2028\u2029]/, mostLines);
  const marks = marksIn(lines);
  return lines
    .flatMap((line) => (line.length > longestLine ? partsOf(line) : [line]))
    .map((line) => lineOf(line, marks));
};

/** Some programs leave the encoding of HTML or of the transfer in plain text. */
const decoded = (text: string): string => {
  const whole = entity.test(text) ? text.replace(entities, (_, name: string) => characterOf(name)) : text;
  return (whole.match(encodedEnd)?.length ?? 0) > 1 ? whole.replace(encodedEnd, '') : whole;
};

const entity = /&(?:[lg]t|amp|quot|apos|nbsp|#)/i;
const entities = /&(lt|gt|amp|quot|apos|nbsp|#\d{1,7}|#x[\da-f]{1,6});/gi;
const encodedEnd = /=(?:20|0D|0A)+$/gm;

const characterOf = (name: string): string => {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (name.startsWith('#')) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  return { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }[name.toLowerCase()] ?? ' ';
};

/** Quotation marks: `>`, and in some mails a bar or the writer's initials. */
const marksIn = (lines: readonly string[]): RegExp => {
  const bars = lines.filter((line) => line.startsWith('| '));
  const initials = lines.filter((line) => /^ ?\p{Lu}{2,3}> /u.test(line));
  if (initials.length > 1) return /^(?: ?(?:\p{Lu}{2,3})?>)+ ?/u;
  return bars.length > 1 && !bars.some((line) => line.includes('|', 2)) ? /^(?: ?[>|])+ ?/ : /^(?: ?>)+ ?/;
};

/** Each part keeps the quotation depth of the whole line. */
const partsOf = (line: string): string[] => {
  const marks = plainMarks.exec(line.slice(0, 200))?.[0] ?? '';
  const parts: string[] = [];
  for (let rest = line; rest !== ''; ) {
    const space = rest.length > longestLine ? rest.lastIndexOf(' ', longestLine) : -1;
    const end = space > 0 ? space : longestLine;
    parts.push((parts.length > 0 ? marks : '') + rest.slice(0, end));
    rest = rest.slice(end);
  }
  return parts;
};

const plainMarks = /^(?: ?>)+ ?/;

const lineOf = (line: string, pattern: RegExp): Line => {
  const marks = pattern.exec(line)?.[0] ?? '';
  const depth = marks.replace(/[^>|]/g, '').length;
  return { text: speakable(line.slice(marks.length)).trimEnd(), depth, typed: true };
};
