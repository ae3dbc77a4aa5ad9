// What can be said, pressed and chosen on the calendar.
import {
  ArrowLeft,
  CalendarDays,
  Calendar as CalendarIcon,
  ChevronLeft,
  ChevronRight,
  Clock,
  List,
  Sun,
  Sunrise,
} from 'lucide-react';
import { onDay } from '#domain/agenda.ts';
import { plusDays } from '#domain/day.ts';
import { agendaPhrases } from '#language/en/calendar/agenda-phrases.ts';
import { formatsHere } from '#web/formats.ts';
import type { Scene, SceneControl } from '#web/stage/scene/scene.ts';
import { sayDay, sayNext } from './agenda-words.ts';
import { offeredControls } from './offered/offered-controls.ts';
import { ownControls } from './own/own-controls.ts';
import type { OwnEvents } from './own/own-events.ts';
import type { CalendarWeek } from './use-calendar-week.ts';
import type { Layout } from './use-place.ts';
import { mondayOf, weekOf } from './week.ts';

export const calendarScene = (week: CalendarWeek, own: OwnEvents, goBack: () => void): Scene => ({
  name: 'calendar',
  controls: [
    ...askControls(week),
    ...turnControls(week, goBack),
    ...ownControls(week, own),
    ...offeredControls(week.offer),
  ],
});

const askControls = (week: CalendarWeek): SceneControl[] => [
  {
    id: 'today',
    name: 'What’s on today',
    phrases: agendaPhrases.today,
    keys: ['T'],
    icon: Sun,
    hint: 'today',
    run: () => showDay(week, 0),
  },
  {
    id: 'tomorrow',
    name: 'What’s on tomorrow',
    phrases: agendaPhrases.tomorrow,
    icon: Sunrise,
    run: () => showDay(week, 1),
  },
  { id: 'next', name: 'What’s next', phrases: agendaPhrases.next, icon: Clock, run: () => tellNext(week) },
];

const turnControls = (week: CalendarWeek, goBack: () => void): SceneControl[] => [
  ...moveControls(week),
  {
    id: 'next-week',
    name: 'Next week',
    phrases: agendaPhrases.nextWeek,
    keys: ['PageDown'],
    icon: ChevronRight,
    repeats: true,
    run: () => done(() => week.turn(1)),
  },
  {
    id: 'previous-week',
    name: 'Previous week',
    phrases: agendaPhrases.previousWeek,
    keys: ['PageUp'],
    icon: ChevronLeft,
    repeats: true,
    run: () => done(() => week.turn(-1)),
  },
  {
    id: 'back',
    name: 'Back to your mail',
    phrases: agendaPhrases.back,
    keys: ['G I'],
    icon: ArrowLeft,
    run: () => done(goBack),
  },
];

/** Keys that move through days, half hours and events. Their effect is on the screen, so Flow says nothing. */
const moveControls = (week: CalendarWeek): SceneControl[] => [
  { ...keyed('event-on', 'Next event', 'J'), hint: 'next event', repeats: true, run: () => done(() => week.step(1)) },
  { ...keyed('event-back', 'Previous event', 'K'), repeats: true, run: () => done(() => week.step(-1)) },
  { ...keyed('day-on', 'One day on', '→'), repeats: true, run: () => done(() => week.move({ days: 1 })) },
  { ...keyed('day-back', 'One day back', '←'), repeats: true, run: () => done(() => week.move({ days: -1 })) },
  { ...keyed('later', 'Half an hour later', '↓'), repeats: true, run: () => done(() => week.move({ halfHours: 1 })) },
  {
    ...keyed('earlier', 'Half an hour earlier', '↑'),
    repeats: true,
    run: () => done(() => week.move({ halfHours: -1 })),
  },
  layoutControl(week, 'day', 'D', agendaPhrases.dayView),
  layoutControl(week, 'week', 'W', agendaPhrases.weekView),
  layoutControl(week, 'agenda', 'A', agendaPhrases.agendaView),
  {
    ...keyed('close', 'Close the details, or leave the times on offer', 'Esc'),
    rests: () => !week.opened && week.offer.times.length === 0,
    run: () => done(week.offer.times.length > 0 ? week.offer.drop : week.close),
  },
];

const keyed = (id: string, name: string, key: string) => ({ id, name, keys: [key], phrases: [] });

const layoutControl = (week: CalendarWeek, layout: Layout, key: string, phrases: readonly string[]): SceneControl => ({
  ...keyed(`show-${layout}`, `Show the ${layout}`, key),
  phrases,
  icon: layoutIcons[layout],
  rests: () => week.narrow && layout === 'week',
  run: () => done(() => week.setLayout(layout)),
});

const layoutIcons = { day: CalendarIcon, week: CalendarDays, agenda: List } as const;

const done = (act: () => void): null => {
  act();
  return null;
};

const unread = 'Your calendar is still coming.';

const showDay = (week: CalendarWeek, ahead: 0 | 1): string => {
  const day = plusDays(week.today, ahead);
  week.choose(day);
  if (week.view.state !== 'ready') return unread;
  const days = weekOf(week.view, week.zone, mondayOf(day));
  const that = days.days.find((one) => one.day === day);
  if (that === undefined) return unread;
  const strangers = onDay(days.strangers, day, week.zone).length;
  return sayDay(that, ahead === 0 ? 'today' : 'tomorrow', strangers, hereOf(week));
};

const tellNext = (week: CalendarWeek): string =>
  week.view.state === 'ready' ? sayNext(week.current.days, hereOf(week)) : unread;

const hereOf = ({ zone, now }: CalendarWeek) => ({ zone, formats: formatsHere(), now });
