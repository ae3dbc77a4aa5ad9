// A position in a provider's history. Only the provider's adapter reads it. A later cursor sorts after an earlier one
// byte by byte, in JavaScript and in SQL under the collation "C".
import * as z from 'zod/mini';

export const Cursor = z.string().brand<'Cursor'>();
export type Cursor = z.infer<typeof Cursor>;

export const isLater = (one: Cursor, other: Cursor): boolean => one > other;

/** Before every cursor of a provider. */
export const firstCursor: Cursor = Cursor.parse('');
