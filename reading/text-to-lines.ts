// Plain text as lines: counts quotation marks, removes invisible characters, shortens links for speech.
import type { Line } from './line.ts';
import { speakable } from './speakable.ts';

const mostLines = 100_000;
const longestLine = 20_000;

/** Splits a line that is longer than any mail program writes. */
export const textToLines = (text: string): Line[] =>
  text
    .split(/\r\n|\r|\n/, mostLines)
    .flatMap((line) => (line.length > longestLine ? partsOf(line) : [line]))
    .map(lineOf);

/** Each part keeps the quotation depth of the whole line. */
const partsOf = (line: string): string[] => {
  const marks = marksOf(line.slice(0, 200));
  const parts: string[] = [];
  for (let rest = line; rest !== ''; ) {
    const space = rest.length > longestLine ? rest.lastIndexOf(' ', longestLine) : -1;
    const end = space > 0 ? space : longestLine;
    parts.push((parts.length > 0 ? marks : '') + rest.slice(0, end));
    rest = rest.slice(end);
  }
  return parts;
};

const lineOf = (line: string): Line => {
  const marks = marksOf(line);
  const depth = marks.replace(/[^>]/g, '').length;
  return { text: speakable(line.slice(marks.length)).trimEnd(), depth, typed: true };
};

const marksOf = (line: string): string => /^(?: ?>)+ ?/.exec(line)?.[0] ?? '';
