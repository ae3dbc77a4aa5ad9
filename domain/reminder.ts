// What was put off: a thread that comes back at its time, or earlier when something happens in it. At most one a thread.
import * as z from 'zod/mini';
import { ThreadId } from './id.ts';

export const Reminder = z.object({
  /** `snooze`: out of the inbox until then, or until a new message comes. `remind`: stays where it is, and is shown first then. */
  kind: z.enum(['snooze', 'remind']),
  /** ISO 8601. */
  wakeAt: z.iso.datetime(),
  /** Only if nobody else wrote in the thread until then. */
  unlessAnswered: z.boolean(),
  /** What brought it back; null while it waits. */
  wokenBy: z.nullable(z.enum(['time', 'message'])),
});
export type Reminder = z.infer<typeof Reminder>;

/** What a thread waited for before a change, and after it. */
export const ReminderSwap = z.object({
  threadId: ThreadId,
  was: z.nullable(Reminder),
  is: z.nullable(Reminder),
});
export type ReminderSwap = z.infer<typeof ReminderSwap>;

export type Reminders = ReadonlyMap<ThreadId, Reminder>;

export const isSameReminder = (one: Reminder | null, other: Reminder | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.kind === other.kind &&
    Date.parse(one.wakeAt) === Date.parse(other.wakeAt) &&
    one.unlessAnswered === other.unlessAnswered &&
    one.wokenBy === other.wokenBy);

/** Whether two swaps concern the same wait; that it was woken meanwhile makes it no other. */
export const isSameWait = (one: Reminder | null, other: Reminder | null): boolean =>
  isSameReminder(one && { ...one, wokenBy: null }, other && { ...other, wokenBy: null });
