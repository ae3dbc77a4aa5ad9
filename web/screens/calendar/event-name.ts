// An event in words, for those who cannot see its place and its look.
import { isWholeDay, type Occurrence } from '#domain/agenda.ts';
import { type Day, dayOf, minutesOf, plusDays, weekdayOf } from '#domain/day.ts';
import { clockTime, type Formats } from '#domain/formats.ts';
import { monthName, nameOfWeekday } from '#language/en/engine/day-names.ts';
import { namesIn } from './agenda-words.ts';
import type { EventLook } from './event-look.ts';

type Reader = { zone: string; formats: Formats };

/** 'Pricing review, Tuesday 9:30 to 10:15, with Priya and two others, not answered'. */
export const nameOfEvent = (one: Occurrence, look: EventLook, reader: Reader): string =>
  [
    one.event.title || 'No title',
    timesWords(one, reader),
    peopleIn(one),
    answers[look.fill],
    look.isPrivate && 'private',
    look.clashes && 'clashes with another meeting',
    look.over && 'over',
  ]
    .filter((part) => part !== '' && part !== false && part !== undefined)
    .join(', ');

/** 'Tuesday 9:30 to 10:15', 'Tuesday all day', 'Tuesday 23:00 to Wednesday 1:00'. */
export const timesWords = (one: Occurrence, { zone, formats }: Reader): string => {
  const first = dayOf(one.from, zone);
  if (isWholeDay(one)) {
    const last = plusDays(dayOf(one.to, zone), -1);
    return last <= first ? `${weekday(first)} all day` : `${weekday(first)} to ${weekday(last)}, all day`;
  }
  const last = dayOf(one.to, zone);
  const clock = (at: Date): string => clockTime(minutesOf(at, zone), formats);
  return `${weekday(first)} ${clock(one.from)} to ${last === first ? '' : `${weekday(last)} `}${clock(one.to)}`;
};

/** 'with Priya and two others'. */
const peopleIn = (one: Occurrence): string => {
  const names = namesIn(one);
  const [first, second] = names;
  if (first === undefined) return '';
  const others = Math.max(one.event.guestCount - 1, names.length) - 1;
  if (others === 0) return `with ${first}`;
  if (others === 1 && second !== undefined) return `with ${first} and ${second}`;
  return `with ${first} and ${numbers[others] ?? others} others`;
};

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Of a time that the person keeps for somebody. */
export const keptWords = 'Kept for an answer';

const answers: Partial<Record<EventLook['fill'], string>> = {
  unanswered: 'not answered',
  tentative: 'maybe',
  declined: 'declined',
  free: 'shown as free',
  held: keptWords.toLowerCase(),
};

const weekday = (day: Day): string => nameOfWeekday(weekdayOf(day));

/** 'Tuesday 24 November'. */
export const nameOfDay = (day: Day): string =>
  `${weekday(day)} ${Number(day.slice(8))} ${monthName(Number(day.slice(5, 7)) - 1)}`;
