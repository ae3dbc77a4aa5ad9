// Collects text into lines during a walk through the page: collapses white space, merges gaps, joins a row's cells by commas.
import type { Line } from './line.ts';
import { speakable } from './speakable.ts';
import { tableRowReader } from './table-row.ts';

export type LineWriter = {
  text: (text: string, preformatted: boolean) => void;
  /** The start of the next line, such as a list item's number. */
  mark: (mark: string) => void;
  /** A typed break, such as `<br>`. */
  typedBreak: () => void;
  gap: (size: 'line' | 'paragraph') => void;
  /** A comma inside a row of data, otherwise the edge of a block. */
  cellEnd: (size: 'line' | 'paragraph') => void;
  row: (by: 1 | -1) => void;
  /** Enters or leaves a table. Its first row may name the columns. */
  table: (by: 1 | -1) => void;
  quote: (by: 1 | -1) => void;
  lines: () => Line[];
};

const mostLines = 100_000;

/** `clean` filters each run of text. */
export const lineWriter = (clean: (text: string) => string = speakable): LineWriter => {
  const lines: Line[] = [];
  const rows = tableRowReader();
  let chunks: string[] = [];
  let mark = '';
  let row = 0;
  let quoted = 0;

  const end = (typed: boolean): void => {
    const written = chunks.join('');
    const words = rows.words(cellsOf(written, clean));
    const text = words === '' ? '' : mark + words;
    mark = words === '' ? mark : '';
    chunks = [];
    const line = lineOf(text, quoted, typed);
    const isKept = text !== '' || typed || isHeldOpen(written, lines);
    if (isKept && lines.length < mostLines) lines.push(line);
  };
  const gap = (size: 'line' | 'paragraph'): void => {
    if (row > 0) {
      chunks.push(' ');
      return;
    }
    end(false);
    if (size === 'paragraph' && lines.length > 0 && lines.at(-1)?.text !== '')
      lines.push({ text: '', depth: quoted, typed: false });
  };

  return {
    text: (text, preformatted) => {
      if (!preformatted) {
        chunks.push(text);
        return;
      }
      const [first = '', ...rest] = text.split(/\r?\n/, mostLines);
      chunks.push(first);
      for (const line of rest) {
        end(true);
        chunks.push(line);
      }
    },
    mark: (next) => {
      mark = next;
    },
    typedBreak: () => (row > 0 ? gap('line') : end(true)),
    gap,
    cellEnd: (size) => (row > 0 ? chunks.push(cellMark) : gap(size)),
    row: (by) => void (row += by),
    table: rows.table,
    quote: (by) => {
      end(false);
      quoted += by;
    },
    lines: () => {
      end(false);
      return lines;
    },
  };
};

const lineOf = (text: string, quoted: number, typed: boolean): Line => {
  // Some people write `>` into HTML too.
  const marks = /^(?:> ?)+(?=\S)/.exec(text)?.[0] ?? '';
  return { text: text.slice(marks.length), depth: quoted + marks.replaceAll(' ', '').length, typed };
};

/** Outlook writes an empty line as a single hard space. */
const isHeldOpen = (written: string, before: readonly Line[]): boolean =>
  before.length > 0 && written.includes('\u00a0') && written.trim() === '';

/** Marks the end of a cell until the row is complete. A mail that contains the character only gains a comma. */
const cellMark = '\u0001';

const cellsOf = (text: string, clean: (text: string) => string): string[] =>
  text.split(cellMark).map((cell) => clean(cell).replace(/\s+/g, ' ').trim());
