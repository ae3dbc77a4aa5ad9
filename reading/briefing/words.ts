// Numbers, days and clocks as the briefing says them.
import { type Day, dayOf, minutesOf, plusDays, weekdayOf } from '#domain/day.ts';
import { dateIn, type Formats, numberIn, saidClock } from '#domain/formats.ts';

export type Here = { now: Date; zone: string; formats: Formats };

/** 'three', '31'. */
export const countWord = (count: number, { formats }: Pick<Here, 'formats'>): string =>
  small[count] ?? numberIn(count, formats);

/** 'three emails', 'one email'. */
export const counted = (count: number, one: string, here: Pick<Here, 'formats'>): string =>
  `${countWord(count, here)} ${count === 1 ? one : `${one}s`}`;

export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** 'today', 'tomorrow', 'yesterday', 'Friday' within a week, else '3 December'. */
export const dayWords = (day: Day, { now, zone, formats }: Here): string => {
  const today = dayOf(now, zone);
  if (day === today) return 'today';
  if (day === plusDays(today, 1)) return 'tomorrow';
  if (day === plusDays(today, -1)) return 'yesterday';
  if (day > today && day < plusDays(today, 7)) return weekdays[weekdayOf(day)] ?? day;
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return dateIn(date, months[month - 1] ?? '', null, formats);
};

export const clockWords = (at: Date, { zone, formats }: Pick<Here, 'zone' | 'formats'>): string =>
  saidClock(minutesOf(at, zone), formats);

/** 'Priya', 'Priya and Raj', 'Priya, Raj and Ana'. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Ends like a sentence. */
export const ended = (words: string): string => (/[.!?…][”’"')]*$/u.test(words) ? words : `${words}.`);

/** At most so many characters, cut between words. */
export const clipped = (words: string, most: number): string => {
  const flat = words.replaceAll(/\s+/g, ' ').trim();
  if (flat.length <= most) return flat;
  const cut = flat.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).replace(/[\s,;:.–-]+$/u, '')}…`;
};

const small = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = 'January February March April May June July August September October November December'.split(' ');
