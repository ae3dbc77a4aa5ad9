// What the person does to their own events by key, mouse and editor: done at once, told, and undone by Z.
import { createContext, useContext, useMemo, useState } from 'react';
import type { Occurrence } from '#domain/agenda.ts';
import { type Calendar, type CalendarEvent, type EventFields, entriesOf, type Rsvp } from '#domain/calendar.ts';
import type { EventSet } from '#domain/change/calendar.ts';
import type { EventKey } from '#domain/event-ref.ts';
import type { CalendarId } from '#domain/id.ts';
import { problems } from '#domain/problem.ts';
import { isSameValue } from '#domain/same-value.ts';
import { atInstant, atWall, type EventSpan } from '#domain/wall-time.ts';
import { guestReplies, peopleNamed, tellQuestion } from '#language/en/calendar/guest-words.ts';
import { answeredAt } from '#web/commands/answered-at.ts';
import {
  cancelEvent,
  changeEvent,
  type EventHow,
  type Given,
  moveEvent,
  ownCalendar,
  plainFields,
  putEvent,
  respond,
  type Scope,
  whyNotChangeable,
} from '#web/commands/event-commands.ts';
import { settings } from '#web/data/settings.ts';
import type { GridCell } from '#web/screens/calendar/grid/grid-props.ts';
import { type StageSession, useStageSession } from '#web/stage/use-stage-session.ts';
import { notice } from '#web/ui/notices/notice.ts';
import { spanWords } from './span-words.ts';

/** What the editor changes. `scope` matters for a series only, `recurrence` for a new event. */
export type Edited = Pick<EventFields, 'title' | 'place' | 'span' | 'guests' | 'video' | 'recurrence'> & {
  scope: Scope;
  /** The addresses that the button named. */
  tells: readonly string[];
};

export type Editing = { kind: 'new'; span: EventSpan } | { kind: 'change'; of: Occurrence };

export type OwnEvents = {
  editing: Editing | null;
  edit: (what: Editing | null) => void;
  /** False: it stays where it was, and Flow has said why. */
  move: (of: Occurrence, span: EventSpan | null) => boolean;
  cancel: (of: Occurrence) => void;
  respond: (of: Occurrence, answer: Rsvp) => void;
  save: (what: Editing, edited: Edited) => boolean;
  /** Where new events go. Null: every calendar is only to read. */
  target: CalendarId | null;
};

export const mayChange = (key: EventKey): boolean => whyNotChangeable(key) === null;

/** `calendars`: those of the shown week. */
export const useOwnEvents = (calendars: readonly Calendar[]): OwnEvents => {
  const session = useStageSession();
  const [editing, edit] = useState<Editing | null>(null);
  const target = ownCalendar(calendars);
  const doing = useMemo(() => actsWith(session), [session]);
  const save: OwnEvents['save'] = (what, edited) => {
    if (what.kind === 'change') return doing.change(what.of, edited);
    if (target === null) return false;
    const { title, place, span, guests, video, recurrence, tells } = edited;
    const fields = { ...plainFields, title, place, span, guests, video, recurrence };
    return doing.give(
      (how) => putEvent({ calendarId: target, fields }, how),
      `${title || 'New event'}, ${spanWords(span)}`,
      tells,
    );
  };
  const { move, cancel, respond } = doing;
  return { editing, edit, move, cancel, respond, save, target };
};

/** `tells`: the addresses that the person agreed to tell already. Where it is null, Flow asks before it tells anyone. */
type Give = (act: (how: EventHow) => Given, title: string, tells?: readonly string[] | null) => boolean;

const actsWith = ({ acts, captions, questions }: StageSession) => {
  const give: Give = (act, title, tells = null) => {
    const given = act(tells === null ? byHand : { ...byHand, tells });
    if (given.kind === 'given') {
      const { id } = given.given;
      const action = { label: 'Undo', shortcut: 'Z', altText: 'Press Z to undo', run: () => acts.undo({}, id) };
      notice({ about: 'undo', title, icon: 'done', action });
      return true;
    }
    const notified = given.notified ?? [];
    if (notified.length === 0 || tells !== null) {
      captions.say(`${problems[given.problem].title}.`.replace('..', '.'));
      return false;
    }
    const words = tellQuestion(given.change ?? '', peopleNamed(notified), notified.length);
    captions.say(words);
    questions.ask({
      question: { kind: 'yes-no', act: null },
      words,
      yes: 'Tell them',
      answered: ({ kind }, heard) => {
        const agreed = notified.map(({ email }) => email);
        if (kind === 'yes') give(act, title, agreed);
        else captions.say(guestReplies.kept, heard);
      },
    });
    return false;
  };
  const move = (of: Occurrence, span: EventSpan | null, scope: Scope = 'this', tells: Tells = null): boolean =>
    span !== null &&
    give((how) => moveEvent({ at: of.key, span, scope }, how), `Moved to ${spanWords(span)}${only(of, scope)}`, tells);
  return {
    give,
    move: (of: Occurrence, span: EventSpan | null) => move(of, span),
    cancel: (of: Occurrence) =>
      void give(
        (how) => cancelEvent({ at: of.key, scope: 'this' }, how),
        `Cancelled ${of.event.title || 'it'}${only(of, 'this')}`,
      ),
    change: (of: Occurrence, edited: Edited): boolean => changeWith(give, move, of, edited),
    respond: (of: Occurrence, answer: Rsvp): void => {
      const at = answeredAt(of);
      give((how) => respond({ at, answer }, how), `${answerNames[answer]}${wholeWords(of, at)}`);
    },
  };
};

type Tells = readonly string[] | null;
type Move = (of: Occurrence, span: EventSpan, scope: Scope, tells: Tells) => boolean;

/** One command where it can be one, so that guests get one mail. A moved series is another command. */
const changeWith = (give: Give, move: Move, of: Occurrence, edited: Edited): boolean => {
  const { title, scope, tells, span } = edited;
  const moved = spanWords(span) !== spanWords(of.event.span);
  const together = moved && scope === 'this' ? { span } : {};
  const set = { ...changedIn(of.event, edited), ...together };
  const changed =
    Object.keys(set).length === 0 ||
    give((how) => changeEvent({ at: of.key, set, scope }, how), `Changed ${title}${only(of, scope)}`, tells);
  return changed && (!moved || scope === 'this' || move(of, span, scope, tells));
};

const changedIn = (event: CalendarEvent, { title, place, guests, video }: Edited): EventSet => ({
  ...(title === event.title ? {} : { title }),
  ...(place === event.place ? {} : { place }),
  ...(video === event.video ? {} : { video }),
  ...(isSameValue(guests, entriesOf(event)) ? {} : { guests }),
});

const wholeWords = ({ key }: Occurrence, at: EventKey): string => (at === key ? '' : ', every one of the series');

const answerNames: Readonly<Record<Rsvp, string>> = {
  accepted: 'Said yes',
  declined: 'Said no',
  tentative: 'Said maybe',
  unanswered: 'Took the answer back',
};

const byHand = { spoken: false };

const only = ({ event }: Occurrence, scope: Scope): string =>
  event.series === null || scope !== 'this' ? '' : ', just this one';

/** From where the keyboard is, as long as the person's meetings. */
export const newSpanAt = ({ cell: { day, minutes }, zone }: { cell: GridCell; zone: string }): EventSpan => {
  const start = atWall(`${day}T${clock(minutes)}`, zone);
  return { start, end: atInstant(new Date(Date.parse(start.at) + settings.current().meetingMinutes * 60_000), zone) };
};

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export const OwnEventsContext = createContext<OwnEvents | null>(null);

/** Null outside the calendar's screen. */
export const useOwn = (): OwnEvents | null => useContext(OwnEventsContext);
