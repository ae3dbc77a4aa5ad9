// A row of what a few words of a sentence tell.

import type { PhrasedControl } from '#language/intents/intent.ts';
import type { Inquiry } from '#language/player/inquiry.ts';

/** All of `said` must match, in any order, and `unless` must not. */
export type KeywordRule = {
  means: { control: PhrasedControl } | { inquiry: Inquiry };
  said: readonly RegExp[];
  unless?: RegExp;
  /** Only then: while the voice rests, in a list of results or in one of them. */
  only?: 'resting' | 'list' | 'result';
};
