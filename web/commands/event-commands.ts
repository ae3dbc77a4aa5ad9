// Gives commands on events: from the grid, the editor and by voice. Loaded with the calendar, never with the player.
import { costOf, effectOf, tellsOf } from '#commands/effect.ts';
import type { Following } from '#commands/following.ts';
import { Command, type CommandKind } from '#commands/registry.ts';
import {
  type Calendar,
  type CalendarEvent,
  type EventFields,
  entriesOf,
  type Rsvp,
  unchangedInstance,
} from '#domain/calendar.ts';
import type { CalendarChange, EventSet, OwnCalendarChange } from '#domain/change/calendar.ts';
import { eventAt } from '#domain/change/calendar-event-after.ts';
import { type Notified, notifiedOf, tellsUnseen } from '#domain/change/calendar-notified.ts';
import { refusalOf } from '#domain/change/calendar-refusal.ts';
import type { Change } from '#domain/change/change.ts';
import { eventIdOf } from '#domain/event-id.ts';
import { type EventKey, keyOf, type Original, originalOf, refOf, seriesKeyOf } from '#domain/event-ref.ts';
import { type CalendarId, CommandId } from '#domain/id.ts';
import { movedSeries } from '#domain/move-series.ts';
import type { ProblemCode } from '#domain/problem.ts';
import { expand } from '#domain/recurrence.ts';
import { cutBefore, restOf } from '#domain/series-cut.ts';
import type { HoldFor } from '#domain/time-hold.ts';
import { type EventSpan, instantOf } from '#domain/wall-time.ts';
import { currentCalendar } from '#web/data/calendar.ts';
import { canPay, creditsLeft } from '#web/data/credits-now.ts';
import { stateOf, withChanges } from '#web/data/event-overlay.ts';
import { dispatch, type How } from './dispatch.ts';
import type { GivenCommand } from './journal.ts';
import { nextId } from './next-id.ts';
import { saidAloud } from './said-aloud.ts';
import { needCredits } from './unpaid-act.ts';

/** `notified`: the people who would hear of that change, where the problem is that the person has not agreed to tell them. */
export type Given =
  | { kind: 'given'; given: GivenCommand }
  | { kind: 'refused'; problem: ProblemCode; notified?: readonly Notified[]; change?: CommandKind };

/** `tells`: the addresses that the person agreed to tell. */
export type EventHow = How & { tells?: readonly string[] };

/** `this`: a single event, or one instance. `following`: an instance and all later ones. `all`: the whole series. */
export type Scope = 'this' | 'following' | 'all';

/** `frees`: times that were kept for it. */
type Put = { calendarId: CalendarId; fields: EventFields; frees?: EventKey[] };
type Keep = { calendarId: CalendarId; spans: EventSpan[]; title: string; hold: HoldFor };
type Block = { calendarId: CalendarId; title: string; span: EventSpan; recurrence: string[] | null };

export const putEvent = ({ calendarId, ...rest }: Put, how: EventHow): Given =>
  give((newKey) => ({ kind: 'schedule', args: { at: newKey(calendarId), ...rest } }), how);

/** Keeps times free for somebody who answers later. */
export const holdTimes = ({ calendarId, ...rest }: Keep, how: EventHow): Given =>
  give((newKey) => {
    const [at = newKey(calendarId), ...others] = rest.spans.map((_, nth) => newKey(calendarId, nth));
    return { kind: 'hold-times', args: { at, others, ...rest } };
  }, how);

/** Null if none is left. */
export const dropTimes = ([at, ...others]: readonly EventKey[], how: EventHow): Given | null =>
  at === undefined ? null : give(() => ({ kind: 'cancel-event', args: { at, others } }), how);

export const blockTime = ({ calendarId, ...said }: Block, how: EventHow): Given =>
  give((newKey) => ({ kind: 'block-time', args: { at: newKey(calendarId), ...said } }), how);

/** `span`: the new one of the event or instance `at`. A series moves by the same days and to the same time. */
export const moveEvent = ({ at, span, scope }: { at: EventKey; span: EventSpan; scope: Scope }, how: EventHow): Given =>
  give((newKey) => {
    const target = targetOf(at, scope);
    if (target === null) return 'event.gone';
    if (target.kind === 'one') return { kind: 'reschedule', args: { at, span } };
    const moved = movedSeries(target.series, { from: target.instance.span, to: span });
    if (moved === null) return 'event.series';
    if (target.kind === 'all') return { kind: 'reschedule', args: { at: target.key, ...moved } };
    const following = followingOf(target, newKey(refOf(at).calendarId));
    const next = { ...following, fields: { ...following.fields, recurrence: restOf(moved.recurrence, target.before) } };
    return { kind: 'reschedule', args: { at: target.key, span, following: next } };
  }, how);

/** A new time belongs to `moveEvent`. */
export const changeEvent = ({ at, set, scope }: { at: EventKey; set: EventSet; scope: Scope }, how: EventHow): Given =>
  give((newKey) => {
    const target = targetOf(at, scope);
    if (target === null) return 'event.gone';
    if (target.kind === 'one') return { kind: 'edit-event', args: { at, set } };
    if (target.kind === 'all') return { kind: 'edit-event', args: { at: target.key, set } };
    const following = followingOf(target, newKey(refOf(at).calendarId));
    return { kind: 'edit-event', args: { at: target.key, set, following } };
  }, how);

export const cancelEvent = ({ at, scope }: { at: EventKey; scope: Scope }, how: EventHow): Given =>
  give(() => {
    const target = targetOf(at, scope);
    if (target === null) return 'event.gone';
    if (target.kind === 'one') return { kind: 'cancel-event', args: { at } };
    if (target.kind === 'all') return { kind: 'cancel-event', args: { at: target.key } };
    return { kind: 'cancel-event', args: { at: target.key, recurrence: cutBefore(target.lines, target.original) } };
  }, how);

/** `at`: an instance, or a whole series. */
export const respond = (
  { at, answer, note = null }: { at: EventKey; answer: Rsvp; note?: string | null },
  how: EventHow,
): Given =>
  give(() => {
    const event = eventAt(currentCalendar().events, at);
    return event === null ? 'event.gone' : { kind: 'respond', args: { at, answer, note, seen: event.span } };
  }, how);

/** Where new events of the person's own go. Null: every calendar is only to read. */
export const ownCalendar = (calendars: readonly Calendar[]): CalendarId | null => {
  const own = calendars.filter(({ role }) => role === 'owner' || role === 'writer');
  return (own.find(({ primary }) => primary) ?? own[0])?.id ?? null;
};

/** Of an event without guests, for its other fields. */
export const plainFields: Omit<EventFields, 'title' | 'place' | 'span'> = {
  text: '',
  recurrence: null,
  guests: [],
  video: false,
  busy: true,
  visibility: 'default',
};

/** Null if the person may move and change the event. */
export const whyNotChangeable = (at: EventKey): ProblemCode | null =>
  refusalOf(stateOf(currentCalendar()), { ledger: 'calendar', kind: 'edit-event', at, set: { title: '' } });

type Series = { key: EventKey; series: CalendarEvent; instance: CalendarEvent; lines: readonly string[] };
/** `before`: how many instances come earlier. */
type Target =
  | { kind: 'one' }
  | ({ kind: 'all' } & Series)
  | ({ kind: 'following'; original: Original; before: number } & Series);

/** Null if it is gone. */
const targetOf = (at: EventKey, scope: Scope): Target | null => {
  const { events } = currentCalendar();
  const instance = eventAt(events, at);
  if (instance === null) return null;
  const key = seriesKeyOf(at);
  const series = events.get(key);
  if (scope === 'this' || !series?.recurrence) return { kind: 'one' };
  const { original } = refOf(at);
  const of = { key, series, instance, lines: series.recurrence };
  if (original === null || scope === 'all') return { kind: 'all', ...of };
  const before = countBefore(series, original);
  return before === 0 ? { kind: 'all', ...of } : { kind: 'following', original, before, ...of };
};

const countBefore = ({ span: { start }, recurrence }: CalendarEvent, original: Original): number => {
  const found = expand({ start, recurrence: recurrence ?? [] }, instantOf(start, 'UTC'), new Date(original));
  return found.kind === 'starts' ? found.starts.filter((one) => originalOf(one) < original).length : 0;
};

const followingOf = (
  { series, lines, original, before }: Extract<Target, { kind: 'following' }>,
  next: EventKey,
): Following => {
  const { title, place, text, video, busy, visibility } = series;
  const { span } = unchangedInstance(series, original);
  const guests = entriesOf(series);
  const fields = { title, place, text, video, busy, visibility, span, guests, recurrence: restOf(lines, before) };
  return { recurrence: cutBefore(lines, original), next, fields };
};

type NewKey = (calendarId: CalendarId, nth?: number) => EventKey;

const give = (commandWith: (newKey: NewKey) => Command | ProblemCode, { tells = [], ...how }: EventHow): Given => {
  const id = CommandId.parse(nextId());
  const command = commandWith((calendarId, nth = 0) =>
    keyOf({ calendarId, eventId: eventIdOf(id, nth), original: null }),
  );
  if (typeof command === 'string') return { kind: 'refused', problem: command };
  const effect = effectOf(command);
  const changes = effect.kind === 'changes' ? effect.changes.filter(isOwn) : [];
  const problem = whyRefused(changes);
  if (problem !== null) return { kind: 'refused', problem };
  if (reachesUnseen(changes)) return { kind: 'refused', problem: 'event.unseen-guests' };
  const notified = tellsOf(command) === null ? [] : notifiedBy(changes);
  if (notified.some(({ email }) => !tells.includes(email)))
    return { kind: 'refused', problem: 'event.with-guests', notified, change: command.kind };
  const agreed = notified.length === 0 ? command : withTells(command, tells);
  return pay(agreed, { ...how, id });
};

const pay = (command: Command, how: How & { id: CommandId }): Given => {
  if (!how.spoken || !costsNow(command) || canPay()) return { kind: 'given', given: dispatch(command, how) };
  needCredits({ kind: 'command', id: how.id, command });
  return { kind: 'refused', problem: 'credits.none' };
};

/** The person said it aloud. */
export const costsNow = (command: Command): boolean =>
  saidAloud() && costOf(command) !== undefined && creditsLeft.current() !== null;

const whyRefused = (changes: readonly OwnCalendarChange[]): ProblemCode | null => {
  const state = stateOf(currentCalendar());
  return changes.map((change) => refusalOf(state, change)).find((problem) => problem !== null) ?? null;
};

/** Other people who would hear of these changes. */
export const notifiedBy = (changes: readonly CalendarChange[]): Notified[] => {
  const { events, done } = withChanges(currentCalendar(), changes);
  return notifiedOf(done, events);
};

const reachesUnseen = (changes: readonly CalendarChange[]): boolean => {
  const { events, done } = withChanges(currentCalendar(), changes);
  return tellsUnseen(done, events);
};

const withTells = ({ kind, args }: Command, tells: readonly string[]): Command =>
  Command.parse({ kind, args: { ...args, tells: [...tells] } });

const isOwn = (change: Change): change is OwnCalendarChange => change.ledger === 'calendar' && change.kind !== 'edit';
