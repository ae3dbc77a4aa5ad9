import { syllablesIn } from '#web/audio/tts/word-times.ts';
import { type Spoken, wasSpeaking } from './echo-filter.ts';

export const isPlausible = (words: string, seconds: number): boolean =>
  !isTooLong(words, seconds) && !isTooShort(words, seconds);

/** Too long even for slow speech: the sound was something else. */
export const isTooLong = (words: string, seconds: number): boolean => seconds > 0.5 + 0.4 * words.split(' ').length;

/** Too short even for fast speech. The fastest recorded syllable took 0.1 s. */
export const isTooShort = (words: string, seconds: number): boolean => seconds < 0.07 * syllablesIn(words);

/** Long words take as long as several short ones, so free sentences get more room. */
export const mayTake = (words: string, seconds: number): boolean =>
  !isTooShort(words, seconds) && (!isTooLong(words, seconds) || seconds <= 0.5 + 0.3 * syllablesIn(words));

type Sound = {
  spoken: readonly Spoken[];
  began: number;
  ended: number;
};

/** The sound began over Flow and ended when Flow stopped. People usually talk on for longer. */
export const isCutShort = ({ spoken, began, ended }: Sound): boolean =>
  wasSpeaking(spoken, began) && ended < Math.max(...spoken.map(({ to }) => to)) + dyingAway;

/** Milliseconds from Flow's stop to its last sound in the microphone. */
const dyingAway = 150;
