// Comma-separated values by RFC 4180, which a spreadsheet opens without running anything.

/** A line with its end. Each cell is text. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** A spreadsheet takes a cell that begins like this as a formula. An apostrophe makes it text. */
const isFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text);

const cellOf = (text: string): string => {
  const safe = isFormula(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
