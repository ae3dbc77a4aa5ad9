// The strict shapes of calendar changes. The server checks a device's changes against them.
import * as z from 'zod/mini';
import { Answer, CalendarEvent, EventFields, GuestEntry } from '#domain/calendar.ts';
import { EventKey } from '#domain/event-ref.ts';
import { EventSpan } from '#domain/wall-time.ts';
import type { CalendarChange, CalendarSwap, OwnCalendarChange } from './calendar.ts';
import { doneSchema, editSchema } from './define-ledger.ts';

const swap = <const Of extends string, Value extends z.ZodMiniType>(of: Of, value: Value) =>
  z.object({ of: z.literal(of), key: EventKey, was: value, is: value });

const { shape } = CalendarEvent;

const Swap: z.ZodMiniType<CalendarSwap> = z.discriminatedUnion('of', [
  swap('event', z.nullable(CalendarEvent)),
  swap('answer', Answer),
  z.extend(swap('guest', z.nullable(GuestEntry)), { email: z.string() }),
  swap('title', shape.title),
  swap('place', shape.place),
  swap('text', shape.text),
  swap('span', shape.span),
  swap('recurrence', shape.recurrence),
  swap('video', shape.video),
  swap('busy', shape.busy),
  swap('visibility', shape.visibility),
]);

const base = { ledger: z.literal('calendar'), at: EventKey };

const Own: z.ZodMiniType<OwnCalendarChange> = z.discriminatedUnion('kind', [
  z.object({ ...base, kind: z.literal('put-event'), fields: EventFields }),
  z.object({ ...base, kind: z.literal('edit-event'), set: z.partial(EventFields) }),
  z.object({ ...base, kind: z.literal('cancel-event') }),
  z.object({ ...base, ...Answer.shape, kind: z.literal('respond'), seen: EventSpan }),
]);

export const StrictCalendarChange: z.ZodMiniType<CalendarChange> = z.union([Own, editSchema('calendar', Swap)]);
export const StrictCalendarDone = doneSchema('calendar', Swap);
