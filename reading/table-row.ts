// A table row in words: its cells in order, or with column names if a cell between them is empty.

type TableRowReader = { table: (by: 1 | -1) => void; words: (cells: readonly string[]) => string };

/** Expects the start and end of each table and every row. The first row may name the columns. */
export const tableRowReader = (): TableRowReader => {
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

/** Null if the first row holds figures. */
const columnsIn = (cells: readonly string[]): Columns =>
  cells.some((cell) => /^[-+−–(]?\s?[$€£¥]?\s?\d/.test(cell)) ? null : cells;

const rowWords = (cells: readonly string[], columns: Columns): string => {
  if (columns === null || columns === 'next' || !hasGap(cells, columns)) return listed(cells);
  const [first = '', ...others] = cells;
  const named = others.map((cell, at) => (cell === '' ? '' : `${columns[at + 1]} ${cell}`.trim()));
  return listed([first === '' ? '' : `${first}:`, ...named]);
};

/** An empty cell would shift the next value under the wrong column. Empty columns without a name are only spacing. */
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
