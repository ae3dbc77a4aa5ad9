// What stops Flow, whatever it is doing: matched by itself, on hypotheses and on texts, in every state, before anything is understood.
import { backChannels, opensMore, stopWords } from '#language/en/app/voice-words.ts';
import { plainWords } from '#language/engine/normalize.ts';

/** Words as these patterns know them, without what only fills or calls for attention. */
export const saidPlainly = (words: string): string =>
  plainWords(words)
    .filter((word) => !calls.has(word))
    .join(' ');

const calls: ReadonlySet<string> = new Set(['flow', 'please', 'hey', 'just', 'um', 'uh', 'er']);

/** The whole utterance says to stop, however often. */
export const isStop = (words: string): boolean => stops.test(saidPlainly(words));

/** What 'stop' over Flow's own voice was heard as, once in six hundred times. */
export const isNearStop = (words: string): boolean => /^un ?star$/.test(saidPlainly(words));

/** What one says while listening, and means nothing by it. */
export const isBackChannel = (words: string): boolean => backs.test(plainWords(words).join(' '));

/** Such a yes is one only to what can be taken back. */
export const isSoft = (words: string): boolean => soft.test(plainWords(words).join(' '));

/** A beginning after which more is to come, as 'snooze until'. */
export const goesOn = (words: string): boolean => openEnd.test(saidPlainly(words));

const wholly = (patterns: readonly string[], often: '+' | ''): RegExp =>
  new RegExp(`^(?:(?:${patterns.join('|')})(?: |$))${often}$`);

const stops = wholly(stopWords, '+');
const backs = wholly(backChannels, '+');
const soft = wholly(['ok(?:ay)?', '(?:all )?right', 'alright', 'm+(?: ?h+m+)*', 'fine', 'sure'], '+');
const openEnd = wholly(opensMore, '');
