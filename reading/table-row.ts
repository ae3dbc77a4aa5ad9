// A table's row as it is said: its cells in order, or by the names of their columns where one between them is empty.

/** The names of a table's columns; `next`: its first row is still to come. */
export type Columns = readonly string[] | 'next' | null;

/** The names in a table's first row; null where it holds figures of its own. */
export const columnsIn = (cells: readonly string[]): Columns =>
  cells.some((cell) => /^[-+−–(]?\s?[$€£¥]?\s?\d/.test(cell)) ? null : cells;

export const rowWords = (cells: readonly string[], columns: Columns): string => {
  const [first = '', ...others] = cells;
  if (columns === null || columns === 'next' || !hasGap(cells, columns)) return listed(cells);
  const named = others.map((cell, at) => (cell === '' ? '' : `${columns[at + 1] ?? ''} ${cell}`.trim()));
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
