// A table's row as it is said: its cells in order, or by the names of their columns where one between them is empty.

type RowTeller = { table: (by: 1 | -1) => void; words: (cells: readonly string[]) => string };

/** Told of each table's beginning and end and of every line between: the first row of a table may name the columns of those below. */
export const rowTeller = (): RowTeller => {
  let columns: Columns = null;
  return {
    table: (by) => {
      columns = by > 0 ? 'next' : null;
    },
    words: (cells) => {
      const words = rowWords(cells, columns);
      if (columns === 'next' && cells.length > 1) columns = columnsIn(cells);
      return words;
    },
  };
};

/** `next`: the first row is still to come. */
type Columns = readonly string[] | 'next' | null;

/** Null where the first row holds figures of its own. */
const columnsIn = (cells: readonly string[]): Columns =>
  cells.some((cell) => /^[-+−–(]?\s?[$€£¥]?\s?\d/.test(cell)) ? null : cells;

const rowWords = (cells: readonly string[], columns: Columns): string => {
  if (columns === null || columns === 'next' || !hasGap(cells, columns)) return listed(cells);
  const [first = '', ...others] = cells;
  const named = others.map((cell, at) => (cell === '' ? '' : `${columns[at + 1]} ${cell}`.trim()));
  return listed([first === '' ? '' : `${first}:`, ...named]);
};

/** An empty cell would move what follows it under another's name. Columns without one only hold others apart. */
const hasGap = (cells: readonly string[], columns: readonly string[]): boolean => {
  const last = cells.findLastIndex((cell) => cell !== '');
  return (
    cells.length === columns.length &&
    cells.some((cell, at) => at > 0 && at < last && cell === '' && columns[at] !== '')
  );
};

const listed = (cells: readonly string[]): string =>
  cells
    .filter((cell) => cell !== '')
    .join(', ')
    .replaceAll(/([:;,.!?]),/g, '$1');
