// Carries one event's changes to the provider. A repetition after a lost answer or a killed process changes nothing twice.
import { type CalendarEvent, unchangedInstance } from '#domain/calendar.ts';
import { cancelledInstance } from '#domain/change/calendar-event-after.ts';
import { type EventKey, refOf } from '#domain/event-ref.ts';
import { type Account, type CommandId, EventId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { cancelledThere } from '#server/calendar/sealed-event.ts';
import type { Context } from '#server/context.ts';
import type { EventDeed, EventWritten, ProviderCancellation, ProviderEvent } from '#server/ports.ts';
import { withToken } from '#server/tokens/with-token.ts';
import { type FieldSwap, isFieldSwap, judge } from './judge.ts';
import type { Step } from './steps.ts';

/** What is stored of an event. An instance that nobody changed is not stored, so its `event` is null. */
export type KnownEvent = { etag: string; event: CalendarEvent | null; series: CalendarEvent | null; zone: string };

export type Outcome = { kind: 'done' | 'conflict' | 'gone'; etag: string; event: CalendarEvent | null };

type Carrying = { ctx: Context; account: Account; commandId: CommandId; known: KnownEvent; key: EventKey };

export const carryStep = (at: Carrying, { swaps }: Step): Promise<Outcome> => {
  const whole = swaps.findLast((swap) => swap.of === 'event');
  if (whole?.of !== 'event') return edit(at, swaps.filter(isFieldSwap));
  if (whole.is !== null && whole.is.status !== 'cancelled') return put(at, whole.is);
  return whole.is === null && refOf(at.key).original !== null ? putBack(at) : remove(at);
};

/** Somebody changes the event all the time. */
const mostTries = 3;

const edit = async (at: Carrying, swaps: readonly FieldSwap[]): Promise<Outcome> => {
  let now: Now = at.known.event === null ? await fetched(at) : at.known;
  for (let tries = 0; tries < mostTries; tries++) {
    if (now.event === null) return { kind: 'gone', ...now };
    const judged = judge(now.event, swaps);
    if (judged === 'conflict') return { kind: 'conflict', ...now };
    if (judged.left.length === 0) return { kind: 'done', ...now };
    const set = Object.fromEntries(judged.left.map(({ of, is }) => [of, is]));
    const written = await write(at, { kind: 'patch', set, revive: false, etag: now.etag || null });
    if (written.kind === 'done') return doneWith(written);
    if (written.kind === 'gone') return { kind: 'gone', etag: '', event: null };
    now = await fetched(at);
  }
  throw new Problem('provider.unavailable', { detail: 'the event changes all the time' });
};

/** A new event, one that was cancelled, or an instance. Its id is the same each time. */
const put = async (at: Carrying, event: CalendarEvent): Promise<Outcome> => {
  if (event.series !== null) return revive(at, event);
  if (at.known.etag === cancelledThere) {
    const revived = await revive(at, event);
    if (revived.kind === 'done') return revived;
  }
  const written = await write(at, { kind: 'insert', fields: event, mark: at.commandId });
  if (written.kind === 'done') return doneWith(written);
  const now = await fetched(at);
  return now.event === null ? revive(at, event) : { kind: 'done', ...now };
};

const putBack = (at: Carrying): Promise<Outcome> => {
  const { original } = refOf(at.key);
  const { series } = at.known;
  if (original === null || series === null) return Promise.resolve({ kind: 'gone', etag: '', event: null });
  return revive(at, unchangedInstance(series, original));
};

const revive = async (at: Carrying, event: CalendarEvent): Promise<Outcome> => {
  const { recurrence, ...single } = event;
  const set = event.series === null ? { ...single, recurrence } : single;
  const written = await write(at, { kind: 'patch', set, revive: true, etag: null });
  return written.kind === 'done' ? doneWith(written) : { kind: 'gone', etag: '', event: null };
};

const remove = async (at: Carrying): Promise<Outcome> => {
  await write(at, { kind: 'delete' });
  return { kind: 'done', etag: cancelledThere, event: cancelledInstance(at.key) };
};

type Now = { etag: string; event: CalendarEvent | null };

const fetched = async (at: Carrying): Promise<Now> => {
  const { ctx, account, known } = at;
  const { calendarId } = refOf(at.key);
  const found = await withToken(ctx, account, 'interactive', (caller) =>
    ctx.calendar(account).event(caller, { calendarId, id: providerId(at.key), zone: known.zone }),
  );
  return nowOf(found);
};

const nowOf = (found: ProviderEvent | ProviderCancellation | null): Now =>
  found?.kind === 'event' ? { etag: found.etag, event: found.event } : { etag: '', event: null };

const doneWith = ({ event }: Extract<EventWritten, { kind: 'done' }>): Outcome => ({ kind: 'done', ...nowOf(event) });

type Deed = EventDeed extends infer One
  ? One extends EventDeed
    ? Omit<One, 'calendarId' | 'id' | 'zone'>
    : never
  : never;

const write = ({ ctx, account, known, key }: Carrying, deed: Deed): Promise<EventWritten> => {
  const { calendarId } = refOf(key);
  const whole: EventDeed = { ...deed, calendarId, id: providerId(key), zone: known.zone };
  return withToken(ctx, account, 'interactive', (caller) => ctx.calendar(account).write(caller, whole));
};

/** The provider names an instance after its series and its original start. */
const providerId = (key: EventKey): EventId => {
  const { eventId, original } = refOf(key);
  return original === null ? eventId : EventId.parse(`${eventId}_${original.replaceAll(/[-:]/g, '')}`);
};
