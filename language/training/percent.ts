// Shares as the measures tell them.

/** 0 of 0 is 0 %. */
export const percent = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole);
