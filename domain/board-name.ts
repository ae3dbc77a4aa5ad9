import * as z from 'zod/mini';

/** A name for the board. It can never look like an address. */
export const BoardName = z.string().check(z.regex(/^[\p{L}\p{N}](?:[\p{L}\p{N} ._-]{0,22}[\p{L}\p{N}])$/u));
