// A day as Flow says it.
import { isMeeting, isWholeDay, type Occurrence } from '#domain/agenda.ts';
import { minutesOf } from '#domain/day.ts';
import { clockTime, type Formats } from '#domain/formats.ts';
import { clashesOf, nextMeeting } from '#domain/free-time.ts';
import {
  agendaWords,
  nextWords,
  privateWords,
  type SaidMeeting,
  saidTitle,
} from '#language/en/calendar/agenda-replies.ts';
import type { WeekDay } from './week.ts';

type Here = { zone: string; formats: Formats; now: Date };

/** `name`: 'today', 'tomorrow' or 'on Friday'. */
export const sayDay = (day: WeekDay, name: string, strangers: number, here: Here): string => {
  const next = nextMeeting(day.rows, here.now);
  return agendaWords({
    day: name,
    count: day.meetings,
    wholeDays: day.rows.filter(isWholeDay).map(titleOf),
    next: next && meetingOf(next, here),
    clashes: clashesOf(day.rows).map(([one, other]) => [titleOf(one), titleOf(other)]),
    strangers,
  });
};

export const sayNext = (days: readonly WeekDay[], here: Here): string => {
  const next = nextMeeting(
    days.flatMap(({ rows }) => rows),
    here.now,
  );
  const minutes = next ? Math.ceil((next.from.getTime() - here.now.getTime()) / 60_000) : 0;
  return nextWords(next && meetingOf(next, here), minutes);
};

const meetingOf = (one: Occurrence, { zone, formats }: Here): SaidMeeting => {
  const names = isPrivate(one) ? [] : namesIn(one);
  return {
    title: titleOf(one),
    clock: clockTime(minutesOf(one.from, zone), formats),
    people: names.slice(0, 2),
    more: Math.max(0, names.length - 2),
  };
};

/** First names of the others. Rooms are no people. */
export const namesIn = ({ event }: Occurrence): string[] =>
  event.guests
    .filter(({ self, kind }) => !self && kind === 'person')
    .map(({ name, email }) => name.split(' ')[0] || (email.split('@')[0] ?? email));

const titleOf = (one: Occurrence): string => (isPrivate(one) ? privateWords : saidTitle(one.event.title));

const isPrivate = ({ event }: Occurrence): boolean => event.visibility === 'private';

export const meetingsWords = (count: number): string => {
  if (count === 0) return 'Nothing planned';
  return count === 1 ? '1 meeting' : `${count} meetings`;
};

export const isOver = (one: Occurrence, now: Date): boolean => one.to <= now && isMeeting(one);
