// What can be asked of a search and its results.

export type SearchControl =
  /** What is looked for, as it was said. */
  | { kind: 'search'; words: string }
  /** What narrows the search on the screen, as it was said. */
  | { kind: 'refine'; words: string }
  /** Counted from 1; null is the one chosen. */
  | { kind: 'open-result'; nth: number | null }
  | { kind: 'to-results' }
  | { kind: 'to-inbox' };

/** What is looked for has no end of wordings. */
export type PhrasedSearchControl = Exclude<SearchControl, { kind: 'search' | 'refine' }>;
