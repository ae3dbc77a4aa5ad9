// Edits of a draft's text, and their results.

export type TextUnit = 'word' | 'sentence' | 'paragraph' | 'line';

export type TextEdit =
  | { kind: 'change'; from: string; to: string }
  /** Replaces the words of the same kind as `to`: a day for a day, a sum for a sum, or a similar sound. */
  | { kind: 'make-it'; to: string }
  | { kind: 'insert'; words: string; side: 'before' | 'after'; of: string }
  | { kind: 'delete'; stretch: TextUnit; count: number }
  /** Of a sentence with several clauses only the clause goes, unless `whole`: the words name the sentence. */
  | { kind: 'delete-about'; stretch: TextUnit; about: string; whole?: true }
  /** Replaces the last unit; `to` null until the person says it. */
  | { kind: 'rewrite'; stretch: TextUnit; to: string | null }
  | { kind: 'capital'; words: string }
  | { kind: 'spell'; letters: string };

export type SpellingTarget = { kind: 'last' | 'recipient' } | { kind: 'word'; word: string };

export type EditResult =
  | { kind: 'text'; text: string }
  | { kind: 'not-found'; words: string }
  | { kind: 'which'; or: readonly string[] };

/** Names to capitalise. They also mark a greeting or a sign-off. */
export type WriterNames = { names: readonly string[]; own: string };
