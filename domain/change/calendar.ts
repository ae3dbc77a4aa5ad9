// The calendar's ledger: what can become different about an event, field by field, so an undo keeps what somebody else changed since.
import * as z from 'zod/mini';
import { Answer, EventFields, EventStatus, type Events, fieldsOf, GuestEntry, guestEntry } from '#domain/calendar.ts';
import { EventKey, seriesKeyOf } from '#domain/event-ref.ts';
import type { Subject } from '#domain/subject.ts';
import { isSameSpan } from '#domain/wall-time.ts';
import { eventAfter, eventAt } from './calendar-effect.ts';
import { type DoneOf, defineLedger, doneSchema, editSchema } from './define-ledger.ts';

const swapOf = <Of extends string, Value extends z.ZodMiniType>(of: Of, value: Value) =>
  z.object({ of: z.literal(of), key: EventKey, was: value, is: value });

const { shape } = EventFields;

/** `event` null: it does not exist. A guest has a swap of its own, so two people can invite at once. */
export const CalendarSwap = z.discriminatedUnion('of', [
  swapOf('event', z.nullable(EventFields)),
  swapOf('title', shape.title),
  swapOf('place', shape.place),
  swapOf('text', shape.text),
  swapOf('span', shape.span),
  swapOf('recurrence', shape.recurrence),
  swapOf('video', shape.video),
  swapOf('busy', shape.busy),
  swapOf('visibility', shape.visibility),
  swapOf('status', EventStatus),
  swapOf('answer', Answer),
  z.extend(swapOf('guest', z.nullable(GuestEntry)), { email: GuestEntry.shape.email }),
]);
export type CalendarSwap = z.infer<typeof CalendarSwap>;

const ledger = z.literal('calendar');

/** `update` names only the fields to set. Its guests replace the list. */
export const CalendarChange = z.discriminatedUnion('kind', [
  z.object({ ledger, kind: z.literal('create'), key: EventKey, fields: EventFields }),
  z.object({ ledger, kind: z.literal('update'), key: EventKey, set: z.partial(EventFields) }),
  z.object({ ledger, kind: z.literal('cancel'), key: EventKey }),
  z.object({ ledger, kind: z.literal('respond'), key: EventKey, answer: Answer }),
  editSchema('calendar', CalendarSwap),
]);
export type CalendarChange = z.infer<typeof CalendarChange>;
type OwnChange = Exclude<CalendarChange, { kind: 'edit' }>;

export const CalendarDone = doneSchema('calendar', CalendarSwap);
export type CalendarDone = DoneOf<'calendar', CalendarSwap>;

export const applyToCalendar = (events: Events, change: CalendarChange): { events: Events; done: CalendarDone } => {
  const done = calendarLedger.doneBy(events, change);
  return { events: eventsAfter(events, done.swaps), done };
};

export const eventsAfter = (events: Events, swaps: readonly CalendarSwap[]): Events => {
  const next = new Map(events);
  for (const swap of swaps) {
    const event = eventAfter(eventAt(next, swap.key), swap);
    if (event === null) next.delete(swap.key);
    else next.set(swap.key, event);
  }
  return next;
};

const asksFor = (events: Events, change: OwnChange): CalendarSwap[] => {
  const { key } = change;
  switch (change.kind) {
    case 'create':
      return [{ of: 'event', key, was: null, is: change.fields }];
    case 'update':
      return updateSwaps(events, key, change.set);
    case 'cancel':
      return [{ of: 'status', key, was: 'confirmed', is: 'cancelled' }];
    case 'respond':
      return [{ of: 'answer', key, was: change.answer, is: change.answer }];
  }
};

/** `was` comes from the state, in `defineLedger`. */
const updateSwaps = (events: Events, key: EventKey, { guests, ...set }: Partial<EventFields>): CalendarSwap[] => {
  const { title, place, text, span, recurrence, video, busy, visibility } = set;
  return [
    ...(title === undefined ? [] : [{ of: 'title' as const, key, was: title, is: title }]),
    ...(place === undefined ? [] : [{ of: 'place' as const, key, was: place, is: place }]),
    ...(text === undefined ? [] : [{ of: 'text' as const, key, was: text, is: text }]),
    ...(span === undefined ? [] : [{ of: 'span' as const, key, was: span, is: span }]),
    ...(recurrence === undefined ? [] : [{ of: 'recurrence' as const, key, was: recurrence, is: recurrence }]),
    ...(video === undefined ? [] : [{ of: 'video' as const, key, was: video, is: video }]),
    ...(busy === undefined ? [] : [{ of: 'busy' as const, key, was: busy, is: busy }]),
    ...(visibility === undefined ? [] : [{ of: 'visibility' as const, key, was: visibility, is: visibility }]),
    ...(guests === undefined ? [] : guestSwaps(eventAt(events, key)?.guests ?? [], key, guests)),
  ];
};

const guestSwaps = (now: readonly GuestEntry[], key: EventKey, wanted: readonly GuestEntry[]): CalendarSwap[] => {
  const swap = (email: string, is: GuestEntry | null): CalendarSwap => ({ of: 'guest', key, email, was: null, is });
  const kept = new Set(wanted.map(({ email }) => email));
  return [
    ...now.filter(({ email }) => !kept.has(email)).map(({ email }) => swap(email, null)),
    ...wanted.map((one) => swap(one.email, one)),
  ];
};

const valueNow = (events: Events, swap: CalendarSwap): unknown => {
  const event = eventAt(events, swap.key);
  if (swap.of === 'event') return event === null || event.status === 'cancelled' ? null : fieldsOf(event);
  if (event === null) return undefined;
  if (swap.of === 'guest') return guestNamed(event.guests, swap.email);
  if (swap.of === 'answer') return event.own ?? undefined;
  return event[swap.of];
};

const guestNamed = (guests: readonly GuestEntry[], address: string): GuestEntry | null => {
  const guest = guests.find(({ email }) => email === address);
  return guest ? guestEntry(guest) : null;
};

const Span = EventFields.shape.span;

const isSame = (of: CalendarSwap['of'], one: unknown, other: unknown): boolean => {
  if (of === 'span') return isSameSpan(Span.parse(one), Span.parse(other));
  if (of === 'guest') return sameGuest(z.nullable(GuestEntry).parse(one), z.nullable(GuestEntry).parse(other));
  if (of === 'event') return one === null && other === null;
  if (of === 'answer') return sameAnswer(Answer.parse(one), Answer.parse(other));
  return JSON.stringify(one) === JSON.stringify(other);
};

const sameGuest = (one: GuestEntry | null, other: GuestEntry | null): boolean =>
  one === null || other === null ? one === other : one.optional === other.optional;

const sameAnswer = (one: Answer, other: Answer): boolean => one.answer === other.answer && one.note === other.note;

const subjectOf = (key: EventKey): Subject => ({ kind: 'event', id: seriesKeyOf(key) });

const base = defineLedger<'calendar', OwnChange, CalendarSwap, Events>({
  name: 'calendar',
  asks: (events, change) => ({ swaps: asksFor(events, change) }),
  now: valueNow,
  isSame,
  /** An event that somebody else edited since still exists, so its creation can be undone. */
  isStill: (of, was, now) =>
    of === 'event' ? (was === null) === (now === null) : now !== undefined && isSame(of, was, now),
  touches: ({ key }) => [subjectOf(key)],
  subjectOf: ({ key }) => subjectOf(key),
});

export const calendarLedger = {
  ...base,
  /** What people call it, in a notice about its trouble. */
  title: 'calendar',
  Change: CalendarChange,
  Done: CalendarDone,
} as const;
