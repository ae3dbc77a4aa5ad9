// Plain text as lines: quotation marks counted, invisible characters removed, links reduced to what can be spoken.
import type { Line } from './line.ts';
import { speakable } from './speakable.ts';

const mostLines = 100_000;
const longestLine = 20_000;

/** The lines of a plain-text body. */
export const textToLines = (text: string): Line[] =>
  text.split(/\r\n|\r|\n/, mostLines).map((line) => lineOf(line.slice(0, longestLine)));

const lineOf = (line: string): Line => {
  const marks = /^(?: ?>)+ ?/.exec(line)?.[0] ?? '';
  const depth = marks.replace(/[^>]/g, '').length;
  return { text: speakable(line.slice(marks.length)).trimEnd(), depth, typed: true };
};
