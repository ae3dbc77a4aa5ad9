// The week on the screen, by the clock on the wall.
import { useEffect, useMemo, useState } from 'react';
import { type Day, dayOf, plusDays } from '#domain/day.ts';
import { monthName } from '#language/en/engine/day-names.ts';
import { now } from '#web/clock.ts';
import { type CalendarView, useCalendar } from '#web/data/calendar.ts';
import { mondayOf, type Week, weekOf } from './week.ts';

export type CalendarWeek = {
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
  choose: (day: Day) => void;
  turn: (by: 1 | -1) => void;
  goToToday: () => void;
};

export const useCalendarWeek = (): CalendarWeek => {
  const view = useCalendar();
  const at = useMinute();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = dayOf(at, zone);
  const [asked, choose] = useState<Day | null>(null);
  const chosen = asked ?? today;
  const monday = mondayOf(chosen);
  const shown = useWeek(view, zone, monday);
  const current = useWeek(view, zone, mondayOf(today));
  return {
    view,
    shown,
    current,
    title: titleOf(monday),
    monday,
    today,
    chosen,
    zone,
    now: at,
    choose,
    turn: (by) => choose(plusDays(chosen, 7 * by)),
    goToToday: () => choose(null),
  };
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
