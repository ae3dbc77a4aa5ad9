// Answers what is on, what is next and when the person is free. Pure: `AgendaWorld` has the time and the events.
import { isWholeDay, type Occurrence } from '#domain/agenda.ts';
import { dayOf, plusDays, startOf, weekdayOf } from '#domain/day.ts';
import { clashesOf, freeIn, meetingsDuring, nextMeeting, type Stretch } from '#domain/free-time.ts';
import type { AgendaRequest } from '#language/calendar/agenda-request.ts';
import * as say from '#language/en/calendar/answer-replies.ts';
import { momentName, onDay, spanName } from '#language/en/calendar/span-name.ts';
import { type Span, spansOf } from '#language/engine/slots/span-of.ts';
import type { SpokenSpan } from '#language/engine/slots/spoken-span.ts';
import { settings } from '#web/data/settings.ts';
import {
  type AgendaWorld,
  busyDays,
  clockOf,
  eventOf,
  type Rows,
  rowsIn,
  timedMeetings,
  titleOf,
  wholeDayTitles,
} from './agenda-world.ts';

/** `about`: the event that 'it' means from now on. `rest`: what Flow offers to read next. */
export type DayAnswer = { words: string; about: Occurrence | null; rest: readonly Occurrence[]; withDay: boolean };

type DayRequest = Exclude<AgendaRequest, { which: unknown }>;

export const answerDay = (request: DayRequest, world: AgendaWorld): DayAnswer => {
  switch (request.asks) {
    case 'next':
      return nextAnswer(world);
    case 'free':
      return freeAnswer(request, world);
    case 'openings':
      return plainly(openingsWords(request, world));
    case 'first':
    case 'last':
      return endAnswer(request.asks, request.span, world);
    case 'count':
      return plainly(countWords(request.span, world));
    case 'list':
      return listAnswer(request.span, world);
  }
};

const plainly = (words: string): DayAnswer => ({ words, about: null, rest: [], withDay: false });

type Said = { span: Span; name: string; days: number };

const saidSpan = (said: SpokenSpan | null, world: AgendaWorld): Said => {
  const spans = said === null ? [todayIn(world)] : spansOf(said, { ...world, hours: settings.current().workday });
  const span = { from: spans[0]?.from ?? world.now, to: spans.at(-1)?.to ?? world.now };
  const days = Math.max(1, Math.round((span.to.getTime() - span.from.getTime()) / 86_400_000));
  return { span, name: spanName(said, { ...world, ...span }), days };
};

const todayIn = ({ now, zone }: AgendaWorld): Span => {
  const today = dayOf(now, zone);
  return { from: startOf(today, zone), to: startOf(plusDays(today, 1), zone) };
};

const listAnswer = (said: SpokenSpan | null, world: AgendaWorld): DayAnswer => {
  const { span, name, days } = saidSpan(said, world);
  const { rows, strangers } = rowsIn(span, world);
  const meetings = timedMeetings(rows);
  const ahead = meetings.filter((one) => one.to > world.now);
  const next = ahead[0] ?? null;
  const rest = world.driving ? [] : ahead.slice(1);
  const isOneDay = days === 1 && meetings.length > 0;
  const words = say.listReply({
    name,
    count: meetings.length,
    isOver: meetings.length > 0 && next === null,
    next: next && eventOf(next, world),
    withDay: days > 1,
    asks: rest.length > 0,
    ...(world.driving ? nothingMore : moreOf({ rows, ahead, strangers, span, isOneDay }, world)),
  });
  return { words, about: next, rest, withDay: days > 1 };
};

type More = Pick<say.SaidList, 'wholeDays' | 'free' | 'clashes' | 'strangers'>;

/** A driver hears the count and the next. */
const nothingMore: More = { wholeDays: [], free: null, clashes: [], strangers: 0 };

type Listed = Rows & { ahead: readonly Occurrence[]; span: Span; isOneDay: boolean };

const moreOf = ({ rows, ahead, strangers, span, isOneDay }: Listed, world: AgendaWorld): More => ({
  wholeDays: wholeDayTitles(rows, world).slice(0, 3),
  free: isOneDay ? longestGap(rows, span, world) : null,
  clashes: clashesOf(ahead).map(([one, other]) => ({
    titles: [titleOf(one, world), titleOf(other, world)],
    clock: clockOf(other.from, world),
  })),
  strangers,
});

/** In minutes. A shorter gap is not worth a word. */
const worthSaying = 60;

const longestGap = (rows: readonly Occurrence[], span: Span, world: AgendaWorld): say.SaidStretch | null => {
  const within = workingHours(dayOf(span.from, world.zone), world);
  const from = new Date(Math.max(within.from.getTime(), span.from.getTime(), world.now.getTime()));
  const to = new Date(Math.min(within.to.getTime(), span.to.getTime()));
  const gaps = from < to ? freeAround(rows, { from, to }, worthSaying) : [];
  const [longest] = gaps.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  return longest ? stretchOf(longest, world) : null;
};

const countWords = (said: SpokenSpan | null, world: AgendaWorld): string => {
  const { span, name } = saidSpan(said, world);
  const meetings = timedMeetings(rowsIn(span, world).rows);
  return say.countReply(name, meetings.length, meetings.filter((one) => one.to > world.now).length);
};

/** Days ahead in which Flow looks for the next meeting. */
const farAhead = 14;

const nextAnswer = (world: AgendaWorld): DayAnswer => {
  const to = new Date(world.now.getTime() + farAhead * 86_400_000);
  const next = nextMeeting(rowsIn({ from: world.now, to }, world).rows, world.now);
  const minutes = next ? Math.ceil((next.from.getTime() - world.now.getTime()) / 60_000) : 0;
  return { words: say.nextReply(next && eventOf(next, world), minutes), about: next, rest: [], withDay: false };
};

const endAnswer = (which: 'first' | 'last', said: SpokenSpan | null, world: AgendaWorld): DayAnswer => {
  const { span, name } = saidSpan(said, world);
  const meetings = timedMeetings(rowsIn(span, world).rows);
  const one = (which === 'first' ? meetings[0] : meetings.at(-1)) ?? null;
  const until = one ? clockOf(one.to, world) : '';
  return { words: say.endReply(which, name, one && eventOf(one, world), until), about: one, rest: [], withDay: false };
};

type FreeRequest = Extract<AgendaRequest, { asks: 'free' }>;

const freeAnswer = ({ span: said, minutes, busy }: FreeRequest, world: AgendaWorld): DayAnswer => {
  const { span, name, days } = saidSpan(said ?? { kind: 'within', minutes: minutes ?? 0 }, world);
  const isMoment = span.from.getTime() === span.to.getTime() || said === null;
  if (isMoment) return freeAtMoment({ from: span.from, minutes, busy, isNow: said === null }, world);
  const { rows } = rowsIn(span, world);
  const meetings = meetingsDuring(rows, span);
  const allDay = busyDays(rows, world);
  if (meetings.length === 0)
    return plainly(say.freeReply({ when: name, busy, with: [], freeAt: null, freeUntil: null, allDay }));
  if (days > 1) return plainly(openingsWords({ asks: 'openings', span: said, minutes }, world));
  const free = freeAround(rows, withinHours(span, world), leastFree).map((one) => stretchOf(one, world));
  const titles = meetings.map((one) => titleOf(one, world));
  return { ...plainly(say.partlyFreeReply(name, busy, titles, free.slice(0, 3))), about: meetings[0] ?? null };
};

/** In minutes. */
const leastFree = 15;

type Moment = { from: Date; minutes: number | null; busy: boolean; isNow: boolean };

const freeAtMoment = ({ from, minutes, busy, isNow }: Moment, world: AgendaWorld): DayAnswer => {
  const endOfDay = startOf(plusDays(dayOf(from, world.zone), 1), world.zone);
  const { rows } = rowsIn({ from, to: endOfDay }, world);
  const asked = { from, to: new Date(from.getTime() + (minutes ?? 0) * 60_000) };
  const during = meetingsDuring(rows, asked);
  const after = timedMeetings(rows).find((one) => one.from > from);
  const [opening] = freeAround(rows, { from, to: endOfDay }, minutes ?? leastFree);
  const words = say.freeReply({
    when: isNow ? 'now' : momentName(from, world),
    busy,
    with: during.slice(0, 1).map((one) => ({ title: titleOf(one, world), until: clockOf(one.to, world) })),
    freeAt: opening ? clockOf(opening.from, world) : null,
    freeUntil: after ? clockOf(after.from, world) : null,
    allDay: busyDays(rows, world),
  });
  return { ...plainly(words), about: during[0] ?? null };
};

type OpeningsRequest = Extract<AgendaRequest, { asks: 'openings' }>;

/** A gap that people mean without a length, in minutes. */
const usualGap = 30;
const mostOpenings = 3;

const openingsWords = ({ span: said, minutes }: OpeningsRequest, world: AgendaWorld): string => {
  const ahead = said === null ? { from: world.now, to: new Date(world.now.getTime() + 7 * 86_400_000) } : null;
  const { span, name } = ahead ? { span: ahead, name: 'in the next seven days' } : saidSpan(said, world);
  const least = minutes ?? usualGap;
  const { rows } = rowsIn(span, world);
  const days: { name: string; free: say.SaidStretch[] }[] = [];
  let left = said === null ? 1 : mostOpenings;
  for (let day = dayOf(span.from, world.zone); left > 0 && startOf(day, world.zone) < span.to; day = plusDays(day, 1)) {
    const free = freeOn(day, { span, least, rows, isAsked: said !== null && isOneDay(span) }, world).slice(0, left);
    left -= free.length;
    if (free.length > 0)
      days.push({
        name: onDay({ ...world, from: startOf(day, world.zone) }),
        free: free.map((one) => stretchOf(one, world)),
      });
  }
  return say.openingsReply(days, name, least);
};

type Search = { span: Stretch; least: number; rows: readonly Occurrence[]; isAsked: boolean };

/** Weekends only when asked for. */
const freeOn = (day: string, { span, least, rows, isAsked }: Search, world: AgendaWorld): Stretch[] => {
  if (!isAsked && [0, 6].includes(weekdayOf(day))) return [];
  const hours = workingHours(day, world);
  const from = new Date(Math.max(hours.from.getTime(), span.from.getTime(), world.now.getTime()));
  const isEvening = isAsked && span.from >= new Date(hours.to.getTime() - 3_600_000);
  const to = new Date(Math.min(isEvening ? span.to.getTime() : hours.to.getTime(), span.to.getTime()));
  return from < to ? freeAround(rows, { from, to }, least) : [];
};

/** Keeps the person's breaks before and after each meeting. */
const freeAround = (rows: readonly Occurrence[], within: Stretch, minutes: number): Stretch[] =>
  freeIn(rows, within, minutes, settings.current().breakMinutes);

const isOneDay = ({ from, to }: Stretch): boolean => lengthOf({ from, to }) <= 25 * 3_600_000;

const withinHours = (span: Stretch, world: AgendaWorld): Stretch => {
  const from = new Date(Math.max(span.from.getTime(), world.now.getTime()));
  if (lengthOf(span) < 12 * 3_600_000) return { from: from < span.to ? from : span.from, to: span.to };
  const hours = workingHours(dayOf(span.from, world.zone), world);
  return { from: from > hours.from ? from : hours.from, to: hours.to };
};

const workingHours = (day: string, { zone }: AgendaWorld): Stretch => {
  const start = startOf(day, zone).getTime();
  const { workday } = settings.current();
  return { from: new Date(start + workday.from * 60_000), to: new Date(start + workday.to * 60_000) };
};

const stretchOf = ({ from, to }: Stretch, world: AgendaWorld): say.SaidStretch => ({
  from: clockOf(from, world),
  to: clockOf(to, world),
});

const lengthOf = ({ from, to }: Stretch): number => to.getTime() - from.getTime();

export const restWords = (rest: readonly Occurrence[], withDay: boolean, world: AgendaWorld): string => {
  const read = rest.slice(0, mostRead).filter((one) => !isWholeDay(one));
  return say.restReply(
    read.map((one) => eventOf(one, world)),
    withDay,
    Math.max(0, rest.length - mostRead),
  );
};

/** Meetings that Flow reads without a pause. */
export const mostRead = 3;
