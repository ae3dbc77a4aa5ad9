// Carries one event's changes to the provider. A repetition after a lost answer or a killed process changes nothing twice.
import { type Answer, type CalendarEvent, type Guest, unchangedInstance } from '#domain/calendar.ts';
import type { CalendarSwap } from '#domain/change/calendar.ts';
import { cancelledInstance } from '#domain/change/calendar-event-after.ts';
import { type EventKey, refOf } from '#domain/event-ref.ts';
import { type Account, type CommandId, EventId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { isSameValue } from '#domain/same-value.ts';
import { isSameTime } from '#domain/wall-time.ts';
import { cancelledThere } from '#server/calendar/sealed-event.ts';
import type { Context } from '#server/context.ts';
import type { EventDeed, EventWritten, ProviderCancellation, ProviderEvent } from '#server/ports.ts';
import { withToken } from '#server/tokens/with-token.ts';
import { guestsLeft, isFieldSwap, judge } from './judge.ts';
import type { Step } from './steps.ts';

/** What is stored of an event. An instance that nobody changed is not stored, so its `event` is null. */
export type KnownEvent = { etag: string; event: CalendarEvent | null; series: CalendarEvent | null; zone: string };

export type Outcome = { kind: 'done' | 'conflict' | 'gone'; etag: string; event: CalendarEvent | null };

/** `tells`: the provider tells everybody whom the step reaches. */
type Carrying = {
  ctx: Context;
  account: Account;
  commandId: CommandId;
  known: KnownEvent;
  key: EventKey;
  tells: boolean;
};

export const carryStep = async (at: Carrying, { swaps }: Step): Promise<Outcome> => {
  const whole = swaps.findLast((swap) => swap.of === 'event');
  if (whole?.of !== 'event') return editOrAnswer(at, swaps);
  if (whole.is !== null && whole.is.status !== 'cancelled') return put(at, whole.is);
  return whole.is === null && refOf(at.key).original !== null ? putBack(at) : remove(at);
};

/** Somebody changes the event all the time. */
const mostTries = 3;

const editOrAnswer = async (at: Carrying, swaps: readonly CalendarSwap[]): Promise<Outcome> => {
  const given = swaps.findLast((swap) => swap.of === 'answer');
  const answered = given?.of === 'answer' ? await answer(at, given.is) : null;
  if (answered !== null && (answered.kind !== 'done' || swaps.every(({ of }) => of === 'answer'))) return answered;
  return edit(answered === null ? at : { ...at, known: { ...at.known, ...answered } }, swaps);
};

const edit = (at: Carrying, swaps: readonly CalendarSwap[]): Promise<Outcome> =>
  untilWritten(at, (now) => {
    const judged = judge(now, swaps.filter(isFieldSwap));
    if (judged === 'conflict') return 'conflict';
    const guests = guestsLeft(now, swaps);
    if (judged.left.length === 0 && guests === null) return 'done';
    const set = Object.fromEntries(judged.left.map(({ of, is }) => [of, is]));
    return { kind: 'patch', set, guests, revive: false, etag: null };
  });

/** A yes was meant for the time that the person saw, so it does not follow an event that moves meanwhile. */
const answer = (at: Carrying, is: Answer): Promise<Outcome> =>
  untilWritten(at, (now) => {
    if (now.own === null) return 'gone';
    if (isSameValue(now.own, is)) return 'done';
    const seen = at.known.event;
    if (seen !== null && hasMoved(seen, now) && saysYes(is)) return 'conflict';
    const self = now.guests.find((guest) => guest.self)?.email ?? refOf(at.key).calendarId;
    return { kind: 'answer', self, answer: is, etag: null };
  });

type Judged = Extract<Deed, { kind: 'patch' | 'answer' }> | Outcome['kind'];

/** Writes over the version that was judged. If it is another one by now, judges that. */
const untilWritten = async (at: Carrying, judgeNow: (now: CalendarEvent) => Judged): Promise<Outcome> => {
  let now: Now = at.known.event === null ? await fetched(at) : at.known;
  for (let tries = 0; tries < mostTries; tries++) {
    if (now.event === null) return { kind: 'gone', ...now };
    const judged = judgeNow(now.event);
    if (typeof judged === 'string') return { kind: judged, ...now };
    const written = await write(at, { ...judged, etag: now.etag || null });
    if (written.kind === 'done') return doneWith(written);
    if (written.kind === 'gone') return { kind: 'gone', etag: '', event: null };
    now = await fetched(at);
  }
  throw new Problem('provider.unavailable', { detail: 'the event changes all the time' });
};

const saysYes = ({ answer: given }: Answer): boolean => given === 'accepted' || given === 'tentative';

const hasMoved = (one: CalendarEvent, other: CalendarEvent): boolean =>
  !isSameTime(one.span.start, other.span.start) || !isSameTime(one.span.end, other.span.end);

/** A new event, one that was cancelled, or an instance. Its id is the same each time. */
const put = async (at: Carrying, event: CalendarEvent): Promise<Outcome> => {
  if (event.series !== null) return revive(at, event);
  if (at.known.etag === cancelledThere) {
    // An earlier try may have done it, and a second one would tell the guests again.
    const now = await fetched(at);
    if (now.event !== null) return { kind: 'done', ...now };
    const revived = await revive(at, event);
    if (revived.kind === 'done') return revived;
  }
  const { guests, ...fields } = event;
  const written = await write(at, { kind: 'insert', fields, guests: guests.filter(isInvited), mark: at.commandId });
  if (written.kind === 'done') return doneWith(written);
  const now = await fetched(at);
  return now.event === null ? revive(at, event) : { kind: 'done', ...now };
};

const putBack = async (at: Carrying): Promise<Outcome> => {
  const { original } = refOf(at.key);
  const { series } = at.known;
  if (original === null || series === null) return { kind: 'gone', etag: '', event: null };
  const now = await fetched(at);
  return now.event === null ? revive(at, unchangedInstance(series, original)) : { kind: 'done', ...now };
};

const isInvited = ({ self, kind }: Guest): boolean => !self && kind === 'person';

const revive = async (at: Carrying, event: CalendarEvent): Promise<Outcome> => {
  // The provider keeps the guests, their answers and the link of what was cancelled.
  const { recurrence, video: _, ...single } = event;
  const set = event.series === null ? { ...single, recurrence } : single;
  const written = await write(at, { kind: 'patch', set, guests: null, revive: true, etag: null });
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
    ? Omit<One, 'calendarId' | 'id' | 'zone' | 'tells'>
    : never
  : never;

const write = ({ ctx, account, known, key, tells }: Carrying, deed: Deed): Promise<EventWritten> => {
  const { calendarId } = refOf(key);
  const whole: EventDeed = { ...deed, calendarId, id: providerId(key), zone: known.zone, tells };
  return withToken(ctx, account, 'interactive', (caller) => ctx.calendar(account).write(caller, whole));
};

/** The provider names an instance after its series and its original start. */
const providerId = (key: EventKey): EventId => {
  const { eventId, original } = refOf(key);
  return original === null ? eventId : EventId.parse(`${eventId}_${original.replaceAll(/[-:]/g, '')}`);
};
