// Plain text as lines: quotation marks counted, invisible characters removed, links reduced to what can be spoken.
import type { Line } from './line.ts';
import { speakable } from './speakable.ts';

const mostLines = 100_000;
const longestLine = 20_000;

/** The lines of a plain-text body; one that is longer than any program writes is taken as several. */
export const textToLines = (text: string): Line[] =>
  text
    .split(/\r\n|\r|\n/, mostLines)
    .flatMap((line) => (line.length > longestLine ? partsOf(line) : [line]))
    .map(lineOf);

/** Each as deep in quotation as the whole. */
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
