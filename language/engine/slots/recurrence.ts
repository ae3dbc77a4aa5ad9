// Recurring times and spans. Flow stores one moment, so it takes the first and asks. Pure.
import { dayOf, weekdayOf } from '#domain/day.ts';
import {
  beforeTimes,
  betweenTimes,
  mayRepeat,
  namedDay,
  partOfDay,
  repeats,
  repeatUnits,
} from '#language/en/engine/repeat-phrases.ts';
import { weekdays } from '#language/en/engine/when-words.ts';
import { normalize } from '#language/engine/normalize.ts';
import type { When } from './spoken-time.ts';
import { parseWhen } from './when.ts';

/** `weekday`: 0 is Sunday. */
export type Recurrence =
  | { kind: 'every'; unit: 'hour' | 'day' | 'weekday' | 'week' | 'month' | 'year'; weekday: number | null }
  | { kind: 'between'; from: When; to: When };

export const parseRecurrence = (
  heard: string,
  now: Date,
  zone: string,
): { rhythm: Recurrence; once: string } | null => {
  if (!mayRepeat.test(heard)) return null;
  const plain = normalize(heard);
  return everyIn(plain, weekdayOf(dayOf(now, zone))) ?? betweenIn(plain);
};

const everyIn = (plain: string, today: number): { rhythm: Recurrence; once: string } | null => {
  const match = repeats.exec(plain);
  const said = match?.slice(1).find((one) => one !== undefined);
  if (!match || said === undefined) return null;
  const around = plain.replace(match[0], ' ').replace(/\s+/g, ' ');
  const weekday = weekdays.get(said) ?? null;
  const unit = weekday === null ? (repeatUnits.get(said) ?? 'day') : 'week';
  // 'Every week on Monday' names the day itself.
  const first = unit === 'week' && weekday === null && namedDay.test(around) ? '' : firstOf(said, unit, weekday, today);
  return {
    rhythm: { kind: 'every', unit, weekday },
    once: plain.replace(match[0], first).replace(/\s+/g, ' ').trim(),
  };
};

const firstOf = (said: string, unit: string, weekday: number | null, today: number): string => {
  if (weekday !== null) return said;
  if (unit === 'weekday') return today >= 5 ? 'monday' : 'tomorrow';
  if (unit === 'hour') return 'in an hour';
  if (unit !== 'day') return `in a ${unit}`;
  return partOfDay.test(said) ? `tomorrow ${said}` : 'tomorrow';
};

/** 'Between two and three': the shortest words after 'and' that are a time end it. */
const betweenIn = (plain: string): { rhythm: Recurrence; once: string } | null => {
  const [, before = '', said = '', rest = ''] = betweenTimes.exec(plain) ?? [];
  const from = said === '' ? null : parseWhen(said.split(' '));
  const words = rest.split(' ');
  const length = words.findIndex((_, at) => parseWhen(words.slice(0, at + 1)) !== null) + 1;
  const to = length === 0 ? null : parseWhen(words.slice(0, length));
  if (from === null || to === null) return null;
  const first = /^\d/.test(said) ? `at ${said}` : said;
  const once = `${before.replace(beforeTimes, '')}${first} ${words.slice(length).join(' ')}`.trim();
  return { rhythm: { kind: 'between', from, to }, once };
};
