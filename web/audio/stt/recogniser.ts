// What turns a turn of speech into text, whatever stands behind it.
import type { GrammarName } from '#domain/speech.ts';

/** What is listened for: the whole utterances of this moment, and the names that may be said in them. */
export type Wanted = { grammar: GrammarName; names: readonly string[] };

export type Transcript = {
  text: string;
  /** Two passes of different kinds say the same: words that may change mail. */
  agreed: boolean;
  engine: 'service' | 'embedded' | 'browser';
  /** What each pass heard by itself; null where there was none. */
  grammar: string | null;
  general: string | null;
  /**
   * Perhaps said in a person's own words: two passes heard the same sounds so, and neither by a phrase. Where two agreed on a phrase, the
   * other words that the third heard. Null where there is none.
   */
  own: string | null;
};

export type Recogniser = {
  /** `hypothesis`: what the first pass heard, whole, before the second is done. */
  transcribe: (
    samples: Float32Array,
    wanted: Wanted,
    on: { hypothesis: (text: string) => void },
    signal: AbortSignal,
  ) => Promise<Transcript>;
};
