// The provider's history ids: decimal text that outgrows 64 bits, compared as numbers.

/** `a` is of a later moment than `b`. */
export const isNewer = (a: string, b: string): boolean => BigInt(a) > BigInt(b);
