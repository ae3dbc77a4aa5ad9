// The whole text of a mail for forwarding, with quotations, signature and link targets. The spoken text leaves these out.
import { htmlToWholeLines } from './html-to-text.ts';
import { isBlank, type Line, nextText } from './line.ts';

const mostText = 2_000_000;

/** Uses the HTML part, or the text part if the HTML shows no text. */
export const wholeText = ({ html, text }: { html: string | null; text: string | null }): string => {
  const lines = html === null ? [] : htmlToWholeLines(html.slice(0, mostText));
  const typed = (text ?? '').slice(0, mostText).replace(/\r\n?/g, '\n');
  const whole = lines.every(isBlank)
    ? typed
    : lines.map((line, at) => marked(line, lines[nextText(lines, at)]?.depth ?? 0)).join('\n');
  return whole.replace(/\n{3,}/g, '\n\n').trim();
};

/** An empty line takes the shallower depth of its neighbours. */
const marked = ({ text, depth }: Line, next: number): string => {
  const deep = text === '' ? Math.min(depth, next) : depth;
  return deep === 0 ? text : `${'>'.repeat(deep)} ${text}`.trimEnd();
};
