// Controls of a search and its results.

export type SearchControl =
  | { kind: 'search'; words: string }
  | { kind: 'refine'; words: string }
  /** Counted from 1. Null is the selected one. */
  | { kind: 'open-result'; nth: number | null }
  | { kind: 'to-results' }
  | { kind: 'to-inbox' };

export type PhrasedSearchControl = Exclude<SearchControl, { kind: 'search' | 'refine' }>;
