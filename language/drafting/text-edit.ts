// What can be done to the text of a draft by word, and what comes of it.

/** A stretch of text that is taken out, counted from its end. */
export type TextUnit = 'word' | 'sentence' | 'paragraph' | 'line';

export type TextEdit =
  /** `from` is looked for as it sounds, the last place first. */
  | { kind: 'change'; from: string; to: string }
  /** What is meant by it is found by what `to` is like: a day for a day, a sum for a sum, or what sounds like it. */
  | { kind: 'make-it'; to: string }
  | { kind: 'insert'; words: string; side: 'before' | 'after'; of: string }
  | { kind: 'delete'; stretch: TextUnit; count: number }
  /** The sentence, or another stretch, in which that stands. */
  | { kind: 'delete-about'; stretch: TextUnit; about: string }
  /** The last one is said anew; `to` null where that is still to come. */
  | { kind: 'rewrite'; stretch: TextUnit; to: string | null }
  | { kind: 'capital'; words: string }
  | { kind: 'spell'; letters: string };

/** What is to be spelled: the last word, whom it goes to, or a word as it was said. */
export type SpellingTarget = { kind: 'last' | 'recipient' } | { kind: 'word'; word: string };

/** `or`: what it could have been. */
export type EditResult =
  | { kind: 'text'; text: string }
  | { kind: 'not-found'; words: string }
  | { kind: 'which'; or: readonly string[] };

/** Whom the words are written to and by: names are capitalised, and a greeting or a name below is known as one. */
export type WriterNames = { names: readonly string[]; own: string };
