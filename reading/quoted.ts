// Leaves out what a mail repeats of earlier ones.
import type { Line } from './line.ts';

/** The lines the sender wrote. */
export const withoutQuotes = (lines: readonly Line[], _subject: string): Line[] =>
  lines.filter((line) => line.depth === 0);
