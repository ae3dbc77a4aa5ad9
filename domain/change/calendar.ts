// The calendar's names and types, for every page. Its rules (`calendar-rules.ts`) and strict shapes
// (`calendar-shapes.ts`) load with the calendar, so mail never waits for them.
import * as z from 'zod/mini';
import type { Answer, CalendarEvent, EventFields, GuestEntry } from '#domain/calendar.ts';
import type { EventKey } from '#domain/event-ref.ts';
import { distinct, type Subject } from '#domain/subject.ts';
import type { EventSpan } from '#domain/wall-time.ts';
import { type DoneOf, type Edit, invert } from './define-ledger.ts';

/** The values that one swap replaces. It swaps guests one by one, and whole events in the device's form. */
export type EventField = Exclude<keyof EventFields, 'guests'>;

type Swap<Of, Value> = { of: Of; key: EventKey; was: Value; is: Value };
type FieldSwap = { [Field in EventField]: Swap<Field, CalendarEvent[Field]> }[EventField];

/** `event`: null without one. A cancelled instance is an event with the status `cancelled`. */
export type CalendarSwap =
  | Swap<'event', CalendarEvent | null>
  | Swap<'answer', Answer>
  | (Swap<'guest', GuestEntry | null> & { email: string })
  | FieldSwap;

type OfCalendar<Kind, Rest> = { ledger: 'calendar'; kind: Kind; at: EventKey } & Rest;

/**
 * `put-event` makes an event. `at` names the whole of a series, or one instance. `respond` answers an invitation, and
 * `seen` is the time on the screen when the person answered.
 */
export type OwnCalendarChange =
  | OfCalendar<'put-event', { fields: EventFields }>
  | OfCalendar<'edit-event', { set: EventSet }>
  | OfCalendar<'cancel-event', unknown>
  | OfCalendar<'respond', Answer & { seen: EventSpan }>;

export type EventSet = { [Field in keyof EventFields]?: EventFields[Field] | undefined };

export type CalendarChange = OwnCalendarChange | Edit<'calendar', CalendarSwap>;
export type CalendarDone = DoneOf<'calendar', CalendarSwap>;

const isOfCalendar = (one: unknown): boolean =>
  typeof one === 'object' && one !== null && 'ledger' in one && one.ledger === 'calendar';

export const eventSubject = (key: EventKey): Subject => ({ kind: 'event', id: key });

const touchedBy = (swaps: readonly CalendarSwap[]): Subject[] => distinct(swaps.map(({ key }) => eventSubject(key)));

export const calendarLedger = {
  name: 'calendar',
  title: 'the calendar',
  Change: z.custom<CalendarChange>(isOfCalendar),
  Done: z.custom<CalendarDone>(isOfCalendar),
  touched: (change: CalendarChange): Subject[] =>
    change.kind === 'edit' ? touchedBy(change.swaps) : [eventSubject(change.at)],
  touchedBy: ({ swaps }: CalendarDone): Subject[] => touchedBy(swaps),
  inverse: (done: CalendarDone): CalendarChange => invert(done),
} as const;
