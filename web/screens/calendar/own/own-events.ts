// What the person does to their own events by key, mouse and editor: done at once, told, and undone by Z.
import { createContext, useContext, useMemo, useState } from 'react';
import type { Occurrence } from '#domain/agenda.ts';
import type { Calendar, EventFields } from '#domain/calendar.ts';
import type { EventKey } from '#domain/event-ref.ts';
import type { CalendarId } from '#domain/id.ts';
import { problems } from '#domain/problem.ts';
import { atInstant, atWall, type EventSpan } from '#domain/wall-time.ts';
import {
  cancelEvent,
  changeEvent,
  type Given,
  moveEvent,
  ownCalendar,
  plainFields,
  putEvent,
  type Scope,
  whyNotChangeable,
} from '#web/commands/event-commands.ts';
import type { GridCell } from '#web/screens/calendar/grid/grid-props.ts';
import { useStageSession } from '#web/stage/use-stage-session.ts';
import { notice } from '#web/ui/notices/notice.ts';
import { spanWords } from './span-words.ts';

/** What the editor changes. `scope` matters for a series only, `recurrence` for a new event. */
export type Edited = Pick<EventFields, 'title' | 'place' | 'span' | 'recurrence'> & { scope: Scope };

export type Editing = { kind: 'new'; span: EventSpan } | { kind: 'change'; of: Occurrence };

export type OwnEvents = {
  editing: Editing | null;
  edit: (what: Editing | null) => void;
  /** False: it stays where it was, and Flow has said why. */
  move: (of: Occurrence, span: EventSpan | null) => boolean;
  cancel: (of: Occurrence) => void;
  save: (what: Editing, edited: Edited) => boolean;
  /** Where new events go. Null: every calendar is only to read. */
  target: CalendarId | null;
};

export const mayChange = (key: EventKey): boolean => whyNotChangeable(key) === null;

/** `calendars`: those of the shown week. */
export const useOwnEvents = (calendars: readonly Calendar[]): OwnEvents => {
  const { acts, captions } = useStageSession();
  const [editing, edit] = useState<Editing | null>(null);
  const target = ownCalendar(calendars);
  const doing = useMemo(() => {
    const announce = (given: Given, title: string): boolean => {
      if (given.kind === 'refused') {
        captions.say(`${problems[given.problem].title}.`.replace('..', '.'));
        return false;
      }
      const { id } = given.given;
      notice({
        about: 'undo',
        title,
        icon: 'done',
        action: { label: 'Undo', shortcut: 'Z', altText: 'Press Z to undo', run: () => acts.undo({}, id) },
      });
      return true;
    };
    const move = (of: Occurrence, span: EventSpan, scope: Scope): boolean =>
      announce(moveEvent({ at: of.key, span, scope }, byHand), `Moved to ${spanWords(span)}${only(of, scope)}`);
    const change = (of: Occurrence, { title, place, span, scope }: Edited): boolean => {
      const { event } = of;
      const set = { ...(title === event.title ? {} : { title }), ...(place === event.place ? {} : { place }) };
      const changed =
        Object.keys(set).length === 0 ||
        announce(changeEvent({ at: of.key, set, scope }, byHand), `Changed ${title}${only(of, scope)}`);
      return changed && (spanWords(span) === spanWords(event.span) || move(of, span, scope));
    };
    return {
      move: (of: Occurrence, span: EventSpan | null) => span !== null && move(of, span, 'this'),
      cancel: (of: Occurrence) =>
        void announce(
          cancelEvent({ at: of.key, scope: 'this' }, byHand),
          `Cancelled ${of.event.title || 'it'}${only(of, 'this')}`,
        ),
      change,
      announce,
    };
  }, [acts, captions]);
  const save: OwnEvents['save'] = (what, edited) => {
    if (what.kind === 'change') return doing.change(what.of, edited);
    if (target === null) return false;
    const { title, place, span, recurrence } = edited;
    const fields = { ...plainFields, title, place, span, recurrence };
    return doing.announce(
      putEvent({ calendarId: target, fields }, byHand),
      `${title || 'New event'}, ${spanWords(span)}`,
    );
  };
  return { editing, edit, move: doing.move, cancel: doing.cancel, save, target };
};

const byHand = { spoken: false };

const only = ({ event }: Occurrence, scope: Scope): string =>
  event.series === null || scope !== 'this' ? '' : ', just this one';

/** Half an hour from where the keyboard is. */
export const newSpanAt = ({ cell: { day, minutes }, zone }: { cell: GridCell; zone: string }): EventSpan => {
  const start = atWall(`${day}T${clock(minutes)}`, zone);
  return { start, end: atInstant(new Date(Date.parse(start.at) + 30 * 60_000), zone) };
};

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export const OwnEventsContext = createContext<OwnEvents | null>(null);

/** Null outside the calendar's screen. */
export const useOwn = (): OwnEvents | null => useContext(OwnEventsContext);
