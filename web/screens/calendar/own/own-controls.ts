// Keys for the person's own events. The picked event obeys them.
import { CalendarPlus, CalendarX, Check, CircleHelp, PenLine, X } from 'lucide-react';
import type { Occurrence } from '#domain/agenda.ts';
import type { Rsvp } from '#domain/calendar.ts';
import { madeLonger, movedBy } from '#domain/moved-span.ts';
import { problems } from '#domain/problem.ts';
import type { EventSpan } from '#domain/wall-time.ts';
import { whyNotChangeable } from '#web/commands/event-commands.ts';
import type { CalendarWeek } from '#web/screens/calendar/use-calendar-week.ts';
import type { SceneControl } from '#web/stage/scene/scene.ts';
import { newSpanAt, type OwnEvents } from './own-events.ts';

export const ownControls = (week: CalendarWeek, own: OwnEvents): SceneControl[] => {
  const { pickedOne, zone } = week;
  const onPicked = (work: (of: Occurrence) => void) => ({
    rests: () => pickedOne === null,
    whyNot: () => (pickedOne === null ? 'Pick an event first.' : whyNot(pickedOne)),
    run: () => {
      if (pickedOne) work(pickedOne);
      return null;
    },
  });
  const moving = (id: string, name: string, key: string, to: (span: EventSpan) => EventSpan | null): SceneControl => ({
    id,
    name,
    phrases: [],
    keys: [key],
    repeats: true,
    ...onPicked((of) => void own.move(of, to(of.event.span))),
  });
  return [
    {
      id: 'new-event',
      name: 'New event',
      phrases: ['new event', 'add an event', 'make an event'],
      keys: ['C'],
      icon: CalendarPlus,
      hint: 'new event',
      rests: () => own.target === null,
      whyNot: () => (own.target === null ? 'Your calendars are only to read.' : null),
      run: () => {
        own.edit({ kind: 'new', span: newSpanAt(week) });
        return null;
      },
    },
    {
      id: 'change-event',
      name: 'Change the event',
      phrases: ['change this event', 'edit this event'],
      keys: ['E'],
      icon: PenLine,
      ...onPicked((of) => own.edit({ kind: 'change', of })),
    },
    { ...cancelControl, ...onPicked(own.cancel) },
    ...answerControls(week, own),
    moving('event-later', 'Move it a quarter of an hour later', 'Shift ↓', (span) =>
      movedBy(span, { minutes: 15 }, zone),
    ),
    moving('event-earlier', 'Move it a quarter earlier', 'Shift ↑', (span) => movedBy(span, { minutes: -15 }, zone)),
    moving('event-day-on', 'Move it a day on', 'Shift →', (span) => movedBy(span, { days: 1 }, zone)),
    moving('event-day-back', 'Move it a day back', 'Shift ←', (span) => movedBy(span, { days: -1 }, zone)),
    moving('event-longer', 'Make it a quarter longer', ']', (span) => madeLonger(span, 15)),
    moving('event-shorter', 'Make it a quarter shorter', '[', (span) => madeLonger(span, -15)),
  ];
};

const cancelControl = {
  id: 'cancel-event',
  name: 'Cancel the event',
  phrases: ['cancel this event', 'delete this event'],
  keys: ['Delete', 'Backspace'],
  icon: CalendarX,
  asks: 'Cancel this event?',
};

const answerControls = ({ pickedOne }: CalendarWeek, own: OwnEvents): SceneControl[] =>
  answers.map(({ answer, ...control }) => ({
    ...control,
    rests: () => pickedOne?.event.own == null,
    whyNot: () => {
      if (pickedOne === null) return 'Pick an event first.';
      return pickedOne.event.own === null ? problems['event.not-invited'].title : null;
    },
    run: () => {
      if (pickedOne) own.respond(pickedOne, answer);
      return null;
    },
  }));

const answers: readonly (Pick<SceneControl, 'id' | 'name' | 'keys' | 'icon' | 'phrases'> & { answer: Rsvp })[] = [
  {
    id: 'answer-yes',
    name: 'Say yes',
    keys: ['Y'],
    icon: Check,
    phrases: ['accept', 'accept it', 'say yes'],
    answer: 'accepted',
  },
  {
    id: 'answer-no',
    name: 'Say no',
    keys: ['N'],
    icon: X,
    phrases: ['decline', 'decline it', 'say no'],
    answer: 'declined',
  },
  {
    id: 'answer-maybe',
    name: 'Say maybe',
    keys: ['M'],
    icon: CircleHelp,
    phrases: ['say maybe', 'maybe', 'tentative'],
    answer: 'tentative',
  },
];

const whyNot = (of: Occurrence): string | null => {
  const problem = whyNotChangeable(of.key);
  return problem === null ? null : problems[problem].title;
};
