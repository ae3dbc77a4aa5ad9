// Times and rhythms of events in Flow's words, by the reader's clock.
import { dayOf, minutesOf, startOf, weekdayOf } from '#domain/day.ts';
import { saidClock } from '#domain/formats.ts';
import { type EventSpan, instantOf } from '#domain/wall-time.ts';
import type { SpokenRepeat } from '#language/calendar/event-request.ts';
import { rhythmWords, spanReply } from '#language/en/calendar/event-replies.ts';
import { nameOfWeekday } from '#language/en/engine/day-names.ts';
import { saidDay } from '#language/en/engine/moments.ts';
import type { AgendaWorld } from '#web/conversation/calendar/agenda-world.ts';

type Here = Pick<AgendaWorld, 'now' | 'zone' | 'formats'>;

/** 'Friday 9:00 to 12:00'. */
export const spanWords = ({ start, end }: EventSpan, here: Here): string => {
  const [from, to] = [instantOf(start, here.zone), instantOf(end, here.zone)];
  const first = dayWords(from, here);
  const last = dayWords(new Date(Math.max(from.getTime(), to.getTime() - 1)), here);
  if (start.kind === 'day') return spanReply.days(first, first === last ? null : last);
  const [begins, ends] = [clockWords(from, here), clockWords(to, here)];
  return first === last
    ? spanReply.clock(first, begins, ends)
    : spanReply.overnight(first, begins, dayWords(to, here), ends);
};

/** 'today at 9:00', 'Friday at 10:00'. */
export const startWords = (span: EventSpan, here: Here): string => {
  const at = instantOf(span.start, here.zone);
  return span.start.kind === 'day' ? dayWords(at, here) : `${dayWords(at, here)} at ${clockWords(at, here)}`;
};

export const dayWords = (at: Date, here: Here): string => saidDay({ ...here, at });

/** 'on Friday', 'tomorrow'. */
export const onDayWords = (at: Date, here: Here): string => {
  const day = dayWords(at, here);
  return day === 'today' || day === 'tomorrow' ? day : `on ${day}`;
};

export const onDayNamed = (day: string, here: Here): string => onDayWords(startOf(day, here.zone), here);

const clockWords = (at: Date, { zone, formats }: Here): string => saidClock(minutesOf(at, zone), formats);

/** As RFC 5545 writes it. */
export const recurrenceOf = ({ unit, every, weekdays }: SpokenRepeat): string[] => {
  const days = weekdays.length === 0 ? '' : `;BYDAY=${weekdays.map((day) => codes[day]).join(',')}`;
  return [`RRULE:FREQ=${frequencies[unit]}${every === 1 ? '' : `;INTERVAL=${every}`}${days}`];
};

const codes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const;
const units = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' } as const;

/** 'every weekday', 'every other Tuesday', 'all of them' where no words are short. */
export const rhythmOf = (
  recurrence: readonly string[],
  start: EventSpan['start'],
  { zone }: Pick<Here, 'zone'>,
): string => {
  const rule = recurrence.find((line) => line.startsWith('RRULE:')) ?? '';
  const unit = Object.entries(units).find(([name]) => rule.includes(`FREQ=${name}`))?.[1] ?? null;
  if (unit === null || /INTERVAL=(?!1\b)/.test(rule)) return rhythmWords(null, null);
  return unit === 'week' ? weeklyWords(daysIn(rule), start, zone) : rhythmWords(unit, null);
};

const daysIn = (rule: string): string[] =>
  (/BYDAY=([A-Z,]+)(?=;|$)/.exec(rule)?.[1] ?? '').split(',').filter((code) => codes.includes(code));

const weeklyWords = (days: readonly string[], start: EventSpan['start'], zone: string): string => {
  if (days.length === 5 && !days.includes('SA') && !days.includes('SU')) return rhythmWords('weekday', null);
  const [code, another] = days;
  if (another !== undefined) return rhythmWords(null, null);
  return rhythmWords('week', nameOfWeekday(code === undefined ? weekdayIn(start, zone) : codes.indexOf(code)));
};

const weekdayIn = (start: EventSpan['start'], zone: string): number =>
  weekdayOf(start.kind === 'day' ? start.day : dayOf(new Date(start.at), zone));
