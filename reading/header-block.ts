// The lines with sender, date, recipients and subject that mail programs write above earlier mail.
import { labelled, labelledWithoutColon, mayLabel } from './header-labels.ts';
import type { Line } from './line.ts';

/** The number of lines from `at` that form such a header, or 0. */
export const headerBlockLength = (lines: readonly Line[], at: number, below: 'mark' | 'text' = 'text'): number => {
  const first = textAt(lines, at);
  if (first === '') return 0;
  if (labelled(first) !== null) return knownLength(lines, at) || foreignLength(lines, at);
  if (below === 'mark' && labelledWithoutColon(first) !== null) return bareLength(lines, at);
  return foreignLength(lines, at) || cellsLength(lines, at);
};

/** The header's sender line, without the address. */
export const senderIn = (header: readonly Line[]): string => {
  const line = header.find(({ text }) => labelled(text.trim())?.label === 'from')?.text ?? '';
  return line
    .slice(0, 500)
    .replace(/[*"]/g, '')
    .replace(/\s*[<[(][^<>[\]()]{0,300}[>\])]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
};

const textAt = (lines: readonly Line[], at: number): string => lines[at]?.text.trim() ?? '';

const mostLines = 24;

/** Lines with labels that Flow knows. A value may wrap, or stand below its label. */
const knownLength = (lines: readonly Line[], at: number): number => {
  const labels = new Set<string>();
  let length = 0;
  for (let next = 0; next < mostLines; next += 1) {
    const found = labelled(textAt(lines, at + next));
    if (found) {
      labels.add(found.label);
      length = next + (found.value === '' && isValue(lines, at + next + 1) ? 2 : 1);
    } else if (next >= length && !goesOn(lines, at + next, isComplete(labels))) break;
  }
  return isComplete(labels) ? length : 0;
};

const isValue = (lines: readonly Line[], at: number): boolean =>
  textAt(lines, at) !== '' && labelled(textAt(lines, at)) === null;

/** An empty line between two labels, or more recipients above a further label. */
const goesOn = (lines: readonly Line[], at: number, complete: boolean): boolean => {
  const isLabelled = (further: number): boolean => labelled(textAt(lines, at + further)) !== null;
  if (textAt(lines, at) === '') return !complete && isLabelled(1);
  return /@|[;,]\s*$/.test(textAt(lines, at)) && [1, 2, 3].some(isLabelled);
};

const isComplete = (labels: ReadonlySet<string>): boolean =>
  labels.has('subject') ? labels.has('from') || (labels.has('to') && labels.has('date')) : false;

/** At least three lines with labels of any language, one with an address, one with an hour. */
const foreignLength = (lines: readonly Line[], at: number): number => {
  let length = 0;
  let addressed = false;
  let dated = false;
  for (; length < mostForeign; length += 1) {
    const value = mayLabel(textAt(lines, at + length))?.value;
    if (value === undefined) break;
    addressed ||= /@/.test(value);
    dated ||= /\d{1,2}[:.]\d\d/.test(value) && /\d{4}|\d[-/.]\d/.test(value);
  }
  return length >= 3 && addressed && dated ? length : 0;
};

const mostForeign = 8;

const bareLength = (lines: readonly Line[], at: number): number => {
  let length = 0;
  while (length < mostForeign && labelledWithoutColon(textAt(lines, at + length)) !== null) length += 1;
  return length >= 3 ? length : 0;
};

/** A writer with an address, an hour below, and labels that stand alone: a table that lost its cells. */
const cellsLength = (lines: readonly Line[], at: number): number => {
  if (!/^[^@]{2,80}<[^<>\s]+@[^<>\s]+>$/.test(textAt(lines, at))) return 0;
  if (!/^[\d/.-]{6,10}\s\d{1,2}[:.]\d\d\b.{0,12}$/.test(textAt(lines, at + 1))) return 0;
  const labels = new Set<string>();
  let length = 0;
  for (let next = 2; next < mostLines; next += 1) {
    const label = labelled(`${textAt(lines, at + next)}:`);
    if (label?.value !== '') continue;
    labels.add(label.label);
    length = next + (textAt(lines, at + next + 1) === '' ? 1 : 2);
    if (label.label === 'subject') break;
  }
  return labels.has('to') && labels.has('subject') ? length : 0;
};
