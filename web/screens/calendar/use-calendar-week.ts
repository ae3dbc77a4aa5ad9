// The week on the screen, by the clock on the wall.
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Occurrence } from '#domain/agenda.ts';
import { type Day, dayOf, minutesOf, plusDays } from '#domain/day.ts';
import type { EventKey } from '#domain/event-ref.ts';
import { monthName } from '#language/en/engine/day-names.ts';
import { now } from '#web/clock.ts';
import { type CalendarView, useCalendar } from '#web/data/calendar.ts';
import { useStageSession } from '#web/stage/use-stage-session.ts';
import { meetingsWords } from './agenda-words.ts';
import { nameOfDay } from './event-name.ts';
import { type OfferedTimes, useLookThere, useOffered } from './offered/use-offered.ts';
import { useHeld } from './use-held.ts';
import { type Moves, type Place, usePlace } from './use-place.ts';
import { mondayOf, type Week, weekOf } from './week.ts';

export type CalendarWeek = Omit<Place & Moves, 'pick'> & {
  view: CalendarView;
  shown: Week;
  /** The week of today, for questions about what is next. */
  current: Week;
  title: string;
  monday: Day;
  today: Day;
  chosen: Day;
  zone: string;
  now: Date;
  /** A small window: a list of one day instead of a grid. */
  narrow: boolean;
  turn: (by: 1 | -1) => void;
  goToToday: () => void;
  /** Moves by days, or by half hours. */
  move: (by: { days?: number; halfHours?: number }) => void;
  /** To the next event, or the one before. */
  step: (by: 1 | -1) => void;
  pick: (key: EventKey | null) => void;
  pickedOne: Occurrence | null;
  /** The times on offer. */
  offer: OfferedTimes;
  /** Events that keep a time for somebody. */
  held: ReadonlySet<EventKey>;
  /** For screen readers, when the week or day changes. */
  announced: string;
};

export const useCalendarWeek = (): CalendarWeek => {
  const view = useCalendar();
  const at = useMinute();
  const narrow = useNarrow();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = dayOf(at, zone);
  const place = usePlace(at, zone);
  const offer = useOffered(useStageSession(), zone);
  const held = useHeld(view);
  useLookThere(offer, place.choose);
  const chosen = place.cell.day;
  const monday = mondayOf(chosen);
  const shown = useWeek(view, zone, monday);
  const current = useWeek(view, zone, mondayOf(today));
  const all = useMemo(() => inOrder(shown), [shown]);
  const pickedOne = all.find(({ key }) => key === place.picked) ?? null;
  const days = place.layout === 'day' ? 1 : 7;
  const move = ({ days: ahead = 0, halfHours = 0 }: { days?: number; halfHours?: number }): void => {
    const minutes = place.cell.minutes + 30 * halfHours;
    place.moveTo({ day: plusDays(chosen, ahead), minutes: Math.min(Math.max(minutes, 0), 1410) });
  };
  const step = (by: 1 | -1): void => {
    const found = stepFrom({ view, zone, monday, all, cell: place.cell, picked: pickedOne }, by);
    if (found) place.pick(found, true);
  };
  const title = place.layout === 'day' && !narrow ? nameOfDay(chosen) : titleOf(monday);
  return {
    ...place,
    offer,
    held,
    announced: `${title}, ${meetingsWords(meetingsIn(shown, place.layout === 'day' ? chosen : null))}`,
    view,
    shown,
    current,
    title,
    monday,
    today,
    chosen,
    zone,
    now: at,
    narrow,
    turn: (by) => place.choose(plusDays(chosen, days * by)),
    goToToday: () => place.choose(today),
    move,
    step,
    pick: (key) => place.pick(all.find((one) => one.key === key) ?? null),
    pickedOne,
  };
};

const meetingsIn = ({ days }: Week, only: Day | null): number =>
  days.filter(({ day }) => only === null || day === only).reduce((sum, { meetings }) => sum + meetings, 0);

/** Each event once, by start, without what stands apart. */
const inOrder = (week: Week): Occurrence[] =>
  [...new Map(week.days.flatMap(({ rows }) => rows).map((one) => [one.key, one])).values()].toSorted(
    (one, other) => one.from.getTime() - other.from.getTime(),
  );

type From = {
  view: CalendarView;
  zone: string;
  monday: Day;
  all: readonly Occurrence[];
  cell: { day: Day; minutes: number };
  picked: Occurrence | null;
};

/** In the next week if this one has no more. */
const stepFrom = ({ view, zone, monday, all, cell, picked }: From, by: 1 | -1): Occurrence | null => {
  const near = picked ? all[all.indexOf(picked) + by] : nearest(all, cell, zone, by);
  if (near !== undefined) return near;
  const next = inOrder(weekOf(view, zone, plusDays(monday, 7 * by)));
  return (by === 1 ? next[0] : next.at(-1)) ?? null;
};

const nearest = (all: readonly Occurrence[], { day, minutes }: From['cell'], zone: string, by: 1 | -1) => {
  const isAfter = ({ from }: Occurrence): boolean => {
    const starts = dayOf(from, zone);
    return starts > day || (starts === day && minutesOf(from, zone) >= minutes);
  };
  return by === 1 ? all.find(isAfter) : all.findLast((one) => !isAfter(one));
};

const useWeek = ({ events, calendars }: CalendarView, zone: string, monday: Day): Week =>
  useMemo(() => weekOf({ events, calendars }, zone, monday), [events, calendars, zone, monday]);

/** '16 to 22 November', '30 November to 6 December'. */
const titleOf = (monday: Day): string => {
  const sunday = plusDays(monday, 6);
  const [from, to] = [partsOf(monday), partsOf(sunday)];
  return from.month === to.month
    ? `${from.date} to ${to.date} ${to.month}`
    : `${from.date} ${from.month} to ${to.date} ${to.month}`;
};

const partsOf = (day: Day) => ({ date: Number(day.slice(8)), month: monthName(Number(day.slice(5, 7)) - 1) });

/** The time, anew at each full minute. */
const useMinute = (): Date => {
  const [at, become] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => become(now()), 60_000 - (at.getTime() % 60_000));
    return () => clearTimeout(timer);
  }, [at]);
  return at;
};

/** Also with large text in a wide window: the limit grows with the text. */
const narrowScreen = '(max-width: 60em)';

const useNarrow = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(narrowScreen);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(narrowScreen).matches,
    () => false,
  );
