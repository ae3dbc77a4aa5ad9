// Shares as the measures tell them.

/** Nothing of nothing is nothing. */
export const percent = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole);
