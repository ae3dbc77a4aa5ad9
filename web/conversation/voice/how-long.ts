// How long was spoken, against what was heard in it: so many words take so many seconds, and a person's words do not end with Flow's.
import { syllablesIn } from '#web/audio/tts/word-times.ts';
import { type Spoken, wasSpeaking } from './echo-filter.ts';

export const isPlausible = (words: string, seconds: number): boolean =>
  !isTooLong(words, seconds) && !isTooShort(words, seconds);

/** Even if said slowly: the sound was something else. */
export const isTooLong = (words: string, seconds: number): boolean => seconds > 0.5 + 0.4 * words.split(' ').length;

/** Even if said fast: it was a piece of something else, or no speech. Of all that is said to Flow a syllable took 0.1 s and more. */
export const isTooShort = (words: string, seconds: number): boolean => seconds < 0.07 * syllablesIn(words);

/** A sentence in a person's own words, in which long words may stand: they take as long as several short ones. */
export const mayTake = (words: string, seconds: number): boolean =>
  !isTooShort(words, seconds) && (!isTooLong(words, seconds) || seconds <= 0.5 + 0.3 * syllablesIn(words));

type Sound = {
  spoken: readonly Spoken[];
  /** On the same clock. */
  began: number;
  ended: number;
};

/** It began over Flow and was over as soon as Flow fell silent for it; a person's words mostly go on for longer. */
export const isCutShort = ({ spoken, began, ended }: Sound): boolean =>
  wasSpeaking(spoken, began) && ended < Math.max(...spoken.map(({ to }) => to)) + dyingAway;

/** Milliseconds from the moment at which Flow falls silent to the last of it in the microphone. */
const dyingAway = 150;
