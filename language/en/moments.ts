// A moment to come in words: 'Monday at 8:00' as it is said, 'Mon 8:00' where there is little room.
import { type Day, dayOf, minutesOf, plusDays } from '#domain/day.ts';

/** The moment, and that from which it is said, by the clocks of the person. */
export type SaidAt = { at: Date; now: Date; zone: string };

/** 'today at 16:00', 'tomorrow at 8:00', 'Monday at 8:00', '3 December at 8:00'. */
export const saidMoment = (said: SaidAt): string => `${dayWords(said)} at ${clock(said)}`;

/** 'today 16:00', 'Monday 8:00', '3 December 8:00'. */
export const shownMoment = (said: SaidAt): string => `${dayWords(said)} ${clock(said)}`;

/** Beside a choice that names the day itself, or does not: '16:00', 'Wed 8:00', '23 Nov, 8:00'. */
export const briefMoment = (said: SaidAt, named: boolean): string => {
  const ahead = daysAhead(said);
  if (ahead === 0) return clock(said);
  if (!named && ahead < 7) return `${format(said, { weekday: 'short' })} ${clock(said)}`;
  return `${format(said, { day: 'numeric', month: 'short', ...year(said) })}, ${clock(said)}`;
};

const dayWords = (said: SaidAt): string => {
  const ahead = daysAhead(said);
  if (ahead === 0) return 'today';
  if (ahead === 1) return 'tomorrow';
  return format(said, ahead < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long', ...year(said) });
};

/** Up to a week; further is 7. */
const daysAhead = ({ at, now, zone }: SaidAt): number => {
  const [day, today]: [Day, Day] = [dayOf(at, zone), dayOf(now, zone)];
  const ahead = [0, 1, 2, 3, 4, 5, 6].find((days) => plusDays(today, days) === day);
  return ahead ?? 7;
};

const year = ({ at, now, zone }: SaidAt): { year?: 'numeric' } =>
  dayOf(at, zone).slice(0, 4) === dayOf(now, zone).slice(0, 4) ? {} : { year: 'numeric' };

const clock = ({ at, zone }: SaidAt): string => {
  const minutes = minutesOf(at, zone);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
};

const format = ({ at, zone }: SaidAt, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: zone }).format(at);
