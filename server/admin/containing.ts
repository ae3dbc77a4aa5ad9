/** A pattern for `ilike`. `%` and `_` of a search stand for themselves. */
export const containing = (q: string): string => `%${q.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
