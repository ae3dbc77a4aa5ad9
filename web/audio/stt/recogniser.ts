import type { GrammarName } from '#domain/speech.ts';

/** The phrases of this state, and the names that may occur. */
export type Vocabulary = { grammar: GrammarName; names: readonly string[] };

export type Transcript = {
  text: string;
  /** Two different passes agree, so the words may change mail. */
  agreed: boolean;
  engine: 'service' | 'embedded' | 'browser';
  /** The result of each pass, or null. */
  grammar: string | null;
  general: string | null;
  /**
   * The person's own words, if two passes agree on sounds but not on a phrase. If they agree on a phrase, the third pass's other
   * words. Otherwise null.
   */
  own: string | null;
};

export type Recogniser = {
  /** `hypothesis`: the first pass's full result, before the second ends. */
  transcribe: (
    samples: Float32Array,
    vocabulary: Vocabulary,
    on: { hypothesis: (text: string) => void },
    signal: AbortSignal,
  ) => Promise<Transcript>;
};
