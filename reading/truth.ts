// Three-valued logic for styles: some conditions depend on more than the reader knows.

/** No, maybe, yes. */
export type Truth = 0 | 1 | 2;

export const not = (truth: Truth): Truth => (truth === 2 ? 0 : truth === 0 ? 2 : 1);

export const both = (one: Truth, other: Truth): Truth => (one < other ? one : other);

export const either = (one: Truth, other: Truth): Truth => (one > other ? one : other);

export const truth = (known: boolean): Truth => (known ? 2 : 0);
