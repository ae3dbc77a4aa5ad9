/** Reads typed values from SQLite rows, so a wrong column fails right there. */
import type { SQLOutputValue } from 'node:sqlite';

export type Row = Record<string, SQLOutputValue>;

export const text = (row: Row, column: string): string => {
  const value = row[column];
  if (typeof value === 'string') return value;
  throw new TypeError(`${column} is not text`);
};

export const textOrNull = (row: Row, column: string): string | null =>
  row[column] === null ? null : text(row, column);

/** SQLite returns every integer as bigint, because history ids exceed 2^53. Use this for the others. */
export const integer = (row: Row, column: string): number => Number(bigint(row, column));

export const integerOrNull = (row: Row, column: string): number | null =>
  row[column] === null ? null : integer(row, column);

export const bigint = (row: Row, column: string): bigint => {
  const value = row[column];
  if (typeof value === 'bigint') return value;
  throw new TypeError(`${column} is not an integer`);
};

export const bytes = (row: Row, column: string): Uint8Array => {
  const value = row[column];
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`${column} is not binary`);
};

/** A column with a JSON list of strings. */
export const list = (row: Row, column: string): string[] => {
  const value: unknown = JSON.parse(text(row, column));
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  throw new TypeError(`${column} is not a list of strings`);
};
