// One rule: the keywords of a sentence, and their intent.

import type { PhrasedControl } from '#language/intents/intent.ts';
import type { Inquiry } from '#language/player/inquiry.ts';

/** All of `said` must match, in any order, and `unless` must not. */
export type KeywordRule = {
  means: { control: PhrasedControl } | { inquiry: Inquiry };
  said: readonly RegExp[];
  unless?: RegExp;
  /** The rule applies only there: while the voice rests, in a list of results, or in a result. */
  only?: 'resting' | 'list' | 'result';
};
