// Parses future times: 'later today', 'Monday at eight', 'in half an hour', 'the fifteenth'. `moment.ts` turns them into instants.
import { laterToday, timeBegins, timeEnds } from '#language/en/engine/time-phrases.ts';
import type { SpokenDay, SpokenTime, When } from './spoken-time.ts';
import { dayAt } from './when-day.ts';
import { durationAt } from './when-duration.ts';
import { timeAt } from './when-time.ts';

export const parseWhen = (words: readonly string[]): When | null => {
  const [first = ''] = words;
  if (!canBeginTime(first) || !canEndTime(words.at(-1) ?? first)) return null;
  if (laterToday.test(words.join(' '))) return { kind: 'later-today' };
  return durationIn(words) ?? dayThenTime(words) ?? timeThenDay(words);
};

/** 'In two days' may continue with an hour. */
const durationIn = (words: readonly string[]): When | null => {
  const after = durationAt(words, 0);
  if (!after) return null;
  if (after.next === words.length) return after.said;
  return after.said.kind === 'on' ? withTime(words, after.next, after.said.day, null) : null;
};

/** A quick check: the first or last word excludes nearly every span that is not a time. */
export const canBeginTime = (word: string): boolean => timeBegins.test(word);
export const canEndTime = (word: string): boolean => timeEnds.test(word);

const dayThenTime = (words: readonly string[]): When | null => {
  const day = dayAt(words, 0);
  return day && withTime(words, day.next, day.said.day, day.said.time);
};

const withTime = (
  words: readonly string[],
  next: number,
  day: SpokenDay | null,
  said: SpokenTime | null,
): When | null => {
  if (next === words.length) return { kind: 'on', day, time: said };
  // 'The second one' is no time: after a date, an hour needs a word.
  if (day?.kind === 'date' && /^\d+$/.test(words.slice(next).join(' '))) return null;
  const time = timeAt(words, next);
  return time && time.next === words.length ? { kind: 'on', day, time: joined(time.said, said) } : null;
};

const timeThenDay = (words: readonly string[]): When | null => {
  const time = timeAt(words, 0);
  if (!time) return null;
  if (time.next === words.length) return { kind: 'on', day: null, time: time.said };
  const day = dayAt(words, time.next);
  if (!day || day.next !== words.length) return null;
  return { kind: 'on', day: day.said.day, time: joined(time.said, day.said.time) };
};

/** The part of the day belongs to the hour or to the day. */
const joined = ({ clock, part }: SpokenTime, other: SpokenTime | null): SpokenTime => ({
  clock,
  part: part ?? other?.part ?? null,
});
