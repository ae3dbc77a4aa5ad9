// Finds times inside an utterance. Returns each run of words that is a time, and the utterance with a slot in its
// place.
import { bareNumberStart } from '#language/en/engine/time-phrases.ts';
import { leadsToHour, weekdays } from '#language/en/engine/when-words.ts';
import { memoizeRecent } from '#language/engine/memoize-recent.ts';
import type { When } from './spoken-time.ts';
import { canBeginTime, canEndTime, parseWhen } from './when.ts';

export type WhenSlot = 'when' | 'moment';

/** The slot's word. No normalized utterance contains braces. */
export const placeholderOf = (slot: WhenSlot): string => `{${slot}}`;

export const isWhenSlot = (name: string): name is WhenSlot => name === 'when' || name === 'moment';

const longest = 10;

type Around = { words: string[]; when: When };

/** Longest first, so that 'tomorrow at nine' is one time. */
export const withWhen: (words: readonly string[]) => readonly Around[] = memoizeRecent(
  (words) => (words.length > most ? [] : timesIn(words)),
  (words) => words.join(' '),
);

const most = 50;

const timesIn = (words: readonly string[]): Around[] => {
  const [begins, ends] = [words.map(canBeginTime), words.map(canEndTime)];
  const around: Around[] = [];
  for (let length = Math.min(longest, words.length); length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1)
      if (begins[from] && ends[from + length - 1]) around.push(...timeAt(words, from, length));
  return around;
};

const timeAt = (words: readonly string[], from: number, length: number): Around[] => {
  const said = words.slice(from, from + length);
  const when = parseWhen(said);
  if (when === null || isPointedAt(words[from - 1], said[0], when)) return [];
  return slotsOf(said).map((slot) => ({ words: words.toSpliced(from, length, placeholderOf(slot)), when }));
};

export const slotOf = (words: readonly string[]): WhenSlot | null => {
  if (words.length > longest || parseWhen(words) === null) return null;
  return isMoment(words) ? 'moment' : 'when';
};

const slotsOf = (said: readonly string[]): WhenSlot[] => (isMoment(said) ? ['when', 'moment'] : ['when']);

/** 'This one' and 'the full one' are mails, not hours. */
const isPointedAt = (before: string | undefined, first: string | undefined, when: When): boolean =>
  before !== undefined && first === '1' && when.kind === 'on' && !leadsToHour.has(before);

/** Alone, 'later', 'March', 'morning', 'a minute', 'at 1.25' and '4' may mean something else. */
const isMoment = (said: readonly string[]): boolean => {
  const [first = ''] = said;
  if (said.length === 1) return first === 'tonight' || first === 'tomorrow' || weekdays.has(first);
  return (
    !bareNumberStart.test(first) &&
    !said.some((word) => /^\d\.\d/.test(word)) &&
    !(first === 'this' && said[1] === 'morning')
  );
};
