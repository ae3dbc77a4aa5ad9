// The whole of a mail as text, for whom it is forwarded to: all that its reader sees, with what it quotes, its signature and where its
// links lead. What Flow reads aloud is another: that leaves these out.
import { htmlToWholeLines } from './html-to-text.ts';
import { isBlank, type Line, nextText } from './line.ts';

const mostText = 2_000_000;

/** The HTML part is what the eye sees; the text part counts only where the HTML shows no text at all. */
export const wholeText = ({ html, text }: { html: string | null; text: string | null }): string => {
  const lines = html === null ? [] : htmlToWholeLines(html.slice(0, mostText));
  const typed = (text ?? '').slice(0, mostText).replace(/\r\n?/g, '\n');
  const whole = lines.every(isBlank)
    ? typed
    : lines.map((line, at) => marked(line, lines[nextText(lines, at)]?.depth ?? 0)).join('\n');
  return whole.replace(/\n{3,}/g, '\n\n').trim();
};

/** An empty line belongs to the shallower of what stands around it. */
const marked = ({ text, depth }: Line, next: number): string => {
  const deep = text === '' ? Math.min(depth, next) : depth;
  return deep === 0 ? text : `${'>'.repeat(deep)} ${text}`.trimEnd();
};
