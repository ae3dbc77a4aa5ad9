// A line of a mail's text, before the split into sentences. HTML and plain text both become lines first.

export type Line = {
  /** Visible text without line breaks. Empty for the space between paragraphs. */
  text: string;
  depth: number;
  /** The line ended at a typed break, so it may be part of a longer wrapped one. */
  typed: boolean;
};

export const isBlank = (line: Line | undefined): boolean => line === undefined || line.text.trim() === '';

/** Not only dashes and other marks. */
export const hasWords = ({ text }: Line): boolean => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text);

/** The index of the first line with text at or after `from`, or the number of lines. */
export const nextText = (lines: readonly Line[], from: number): number => {
  let at = from;
  while (at < lines.length && isBlank(lines[at])) at += 1;
  return at;
};

export const wordCount = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + (line.text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0);
