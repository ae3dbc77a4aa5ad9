// A line of a mail's text on its way to sentences: what HTML and plain text are both turned into first.

export type Line = {
  /** Visible text without line breaks; empty for the space between paragraphs. */
  text: string;
  /** How deep in quotations of earlier mail; 0 is the sender's own text. */
  depth: number;
  /** The line ended where someone typed a break, so it may only be a wrapped part of a longer one. */
  typed: boolean;
};

export const isBlank = (line: Line | undefined): boolean => line === undefined || line.text.trim() === '';

/** Where the first line with text stands at or after an index; the number of lines if there is none. */
export const nextText = (lines: readonly Line[], from: number): number => {
  let at = from;
  while (at < lines.length && isBlank(lines[at])) at += 1;
  return at;
};

export const wordCount = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + (line.text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0);
