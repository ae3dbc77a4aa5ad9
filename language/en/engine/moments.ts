// A future time in words: 'Monday at 8:00' spoken, 'Mon 8:00' in little room.
import { type Day, dayOf, minutesOf, plusDays, weekdayOf } from '#domain/day.ts';
import { clockTime, dateIn, type Formats, saidClock } from '#domain/formats.ts';
import { monthName, nameOfWeekday } from './day-names.ts';

export type SaidAt = { at: Date; now: Date; zone: string; formats: Formats };

export const saidMoment = (said: SaidAt): string =>
  `${dayWords(said)} at ${saidClock(minutesOf(said.at, said.zone), said.formats)}`;

export const saidDay = (said: SaidAt): string => dayWords(said);

/** 'today 16:00', 'Monday 8:00', '3 December 8:00', 'December 3, 8:00 AM'. */
export const shownMoment = (said: SaidAt): string =>
  `${dayWords(said)}${said.formats.monthFirst && daysAhead(said) === 7 ? ',' : ''} ${clock(said)}`;

/** '16:00', 'Wed 8:00', '23 Nov, 8:00', depending on whether the choice names the day. */
export const briefMoment = (said: SaidAt, named: boolean): string => {
  const ahead = daysAhead(said);
  if (ahead === 0) return clock(said);
  if (!named && ahead < 7) return `${weekday(said).slice(0, 3)} ${clock(said)}`;
  return `${date(said, (month) => month.slice(0, 3))}, ${clock(said)}`;
};

const dayWords = (said: SaidAt): string => {
  const ahead = daysAhead(said);
  if (ahead === 0) return 'today';
  if (ahead === 1) return 'tomorrow';
  return ahead < 7 ? weekday(said) : date(said, (month) => month);
};

const daysAhead = ({ at, now, zone }: SaidAt): number => {
  const [day, today]: [Day, Day] = [dayOf(at, zone), dayOf(now, zone)];
  const ahead = [0, 1, 2, 3, 4, 5, 6].find((days) => plusDays(today, days) === day);
  return ahead ?? 7;
};

const weekday = ({ at, zone }: SaidAt): string => nameOfWeekday(weekdayOf(dayOf(at, zone)));

const date = ({ at, now, zone, formats }: SaidAt, called: (month: string) => string): string => {
  const [year = 0, month = 1, day = 1] = dayOf(at, zone).split('-').map(Number);
  const isThis = dayOf(now, zone).startsWith(`${year}-`);
  return dateIn(day, called(monthName(month - 1)), isThis ? null : year, formats);
};

const clock = ({ at, zone, formats }: SaidAt): string => clockTime(minutesOf(at, zone), formats);
