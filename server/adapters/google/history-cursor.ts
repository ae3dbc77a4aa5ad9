// Gmail's history ids as cursors: decimal text that can exceed 64 bits, led by its length so that text order is numeric order.
import * as z from 'zod/mini';
import { Cursor } from '#server/cursor.ts';

/** Decimal text, because the ids exceed JSON's numbers. */
export const HistoryId = z.pipe(
  z.string().check(z.regex(/^\d{1,40}$/)),
  z.transform((id) => cursorFrom(id)),
);

export const historyIdOf = (cursor: Cursor): string => cursor.slice(2);

const cursorFrom = (id: string): Cursor => {
  const digits = id.replace(/^0+(?=\d)/, '');
  return Cursor.parse(`${String(digits.length).padStart(2, '0')}${digits}`);
};
