// Times as people say them, to come: 'later today', 'Monday at eight', 'in half an hour', 'the fifteenth'. Here the words are
// read; what instant they mean for a person, `moment.ts` says.
import { laterToday, timeBegins, timeEnds } from '#language/en/engine/time-phrases.ts';
import { dayAt } from './when-day.ts';
import { durationAt } from './when-duration.ts';
import { timeAt } from './when-time.ts';

/** `half`: said, or as on a clock of 24 hours; null where it may be either. */
export type ClockTime = { hour: number; minute: number; half: 'am' | 'pm' | 'exact' | null };

export type PartOfDay = 'morning' | 'noon' | 'lunch' | 'afternoon' | 'close' | 'evening' | 'night' | 'midnight';

export type SpokenTime = { clock: ClockTime | null; part: PartOfDay | null };

export type SpokenDay =
  | { kind: 'days'; count: number }
  /** The first one to come. 0 is Sunday. */
  | { kind: 'weekday'; weekday: number }
  /** `count` weeks from this one, which begins on Monday. */
  | { kind: 'week'; count: number; weekday: number }
  | { kind: 'months'; count: number }
  | { kind: 'month'; count: number; at: 'first' | 'last' }
  | { kind: 'date'; day: number; month: number | null };

export type DayAndTime = { day: SpokenDay; time: SpokenTime | null };

export type When =
  | { kind: 'after'; minutes: number }
  | { kind: 'later-today' }
  | { kind: 'on'; day: SpokenDay | null; time: SpokenTime | null };

export type Span = { unit: SpanUnit; count: number };
export type SpanUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

export type Parsed<T> = { said: T; next: number };

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

/** Nearly every span of an utterance is no time, and its first word or its last says so at once. */
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
