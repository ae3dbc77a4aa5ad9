// Names a stretch of time in an answer, always with its day: 'tomorrow', 'on Thursday', 'this afternoon', 'next week'.
import { dayOf, minutesOf } from '#domain/day.ts';
import { saidClock } from '#domain/formats.ts';
import { type SaidAt, saidDay } from '#language/en/engine/moments.ts';
import type { SpokenSpan } from '#language/engine/slots/spoken-span.ts';
import type { PartOfDay, When } from '#language/engine/slots/spoken-time.ts';

export type SaidSpan = Omit<SaidAt, 'at'> & { from: Date; to: Date };

export const spanName = (said: SpokenSpan | null, span: SaidSpan): string => {
  if (said === null) return 'today';
  if (said.kind === 'when') return whenName(said.when, span);
  return said.kind in ofDays ? daysName(said, span) : hoursName(span);
};

const ofDays = { week: true, weekend: true, month: true, 'rest-of-day': true, 'week-of': true } as const;

const daysName = (said: SpokenSpan, span: SaidSpan): string => {
  switch (said.kind) {
    case 'week':
      return weekName(said.count, said.part);
    case 'weekend':
      return said.count === 0 ? 'at the weekend' : 'next weekend';
    case 'month':
      return said.count === 0 ? 'this month' : 'next month';
    case 'rest-of-day':
      return 'later today';
    default:
      return `in the week of ${dayNamed(span)}`;
  }
};

const hoursName = (span: SaidSpan): string =>
  isOneDay(span) ? `${onDay(span)} ${betweenName(span)}` : `${onDay(span)} and after`;

/** 'at 15:00 today', 'on Thursday at 15:00'. */
export const momentName = (at: Date, here: Omit<SaidAt, 'at'>): string =>
  `${onDay({ ...here, from: at })} at ${saidClock(minutesOf(at, here.zone), here.formats)}`;

/** 'today', 'tomorrow', 'on Thursday', 'on 3 December'. */
export const onDay = ({ from, ...here }: Omit<SaidSpan, 'to'>): string => {
  const day = saidDay({ at: from, ...here });
  return day === 'today' || day === 'tomorrow' ? day : `on ${day}`;
};

const dayNamed = ({ from, ...here }: SaidSpan): string => saidDay({ at: from, ...here });

const weekName = (count: number, part: 'whole' | 'early' | 'late'): string => {
  if (count === 0) return 'this week';
  if (count > 1) return 'the week after next';
  return part === 'whole' ? 'next week' : `${part} next week`;
};

const whenName = (when: When, span: SaidSpan): string => {
  if (when.kind === 'later-today') return 'later today';
  if (span.from.getTime() === span.to.getTime()) return momentName(span.from, span);
  if (when.kind !== 'on' || when.time?.part === undefined || when.time.part === null) return onDay(span);
  return partName(when.time.part, onDay(span));
};

const partName = (part: PartOfDay, day: string): string => {
  if (part === 'night' || part === 'evening') return day === 'today' ? 'this evening' : `${day} evening`;
  if (part === 'close') return `${day} at the end of the day`;
  if (part === 'noon' || part === 'lunch') return `${day} at lunchtime`;
  return day === 'today' ? `this ${part}` : `${day} ${part}`;
};

const betweenName = ({ from, to, zone, formats }: SaidSpan): string =>
  `from ${saidClock(minutesOf(from, zone), formats)} to ${saidClock(minutesOf(to, zone), formats)}`;

const isOneDay = ({ from, to, zone }: SaidSpan): boolean =>
  dayOf(new Date(to.getTime() - 1), zone) === dayOf(from, zone);
