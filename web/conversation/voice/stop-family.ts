// Matches stop words before any parsing, in every state, on hypotheses and transcripts.
import { backChannels, opensMore, stopWords } from '#language/en/app/voice-words.ts';
import { plainWords } from '#language/engine/normalize.ts';

/** Drops fillers and calls for attention. */
export const saidPlainly = (words: string): string =>
  plainWords(words)
    .filter((word) => !calls.has(word))
    .join(' ');

const calls: ReadonlySet<string> = new Set(['flow', 'please', 'hey', 'just', 'um', 'uh', 'er']);

export const isStop = (words: string): boolean => stops.test(saidPlainly(words));

/** The recogniser hears this for "stop" over Flow's voice, once in 600 cases. */
export const isNearStop = (words: string): boolean => /^un ?star$/.test(saidPlainly(words));

export const isBackChannel = (words: string): boolean => backs.test(plainWords(words).join(' '));

/** A soft yes confirms only actions that undo can revert. */
export const isSoft = (words: string): boolean => soft.test(plainWords(words).join(' '));

/** An open beginning such as "snooze until". */
export const goesOn = (words: string): boolean => openEnd.test(saidPlainly(words));

const wholly = (patterns: readonly string[], often: '+' | ''): RegExp =>
  new RegExp(`^(?:(?:${patterns.join('|')})(?: |$))${often}$`);

const stops = wholly(stopWords, '+');
const backs = wholly(backChannels, '+');
const soft = wholly(['ok(?:ay)?', '(?:all )?right', 'alright', 'm+(?: ?h+m+)*', 'fine', 'sure'], '+');
const openEnd = wholly(opensMore, '');
