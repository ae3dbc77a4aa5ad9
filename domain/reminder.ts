// A snoozed or reminded thread, which returns at its time or earlier when something happens. One for each thread.
import * as z from 'zod/mini';
import type { ThreadId } from './id.ts';

export const Reminder = z.object({
  /** `snooze`: out of the inbox until then, or until a new message. `remind`: stays, and comes first then. */
  kind: z.enum(['snooze', 'remind']),
  /** ISO 8601. */
  wakeAt: z.iso.datetime(),
  /** Only if nobody else writes in the thread until then. */
  unlessAnswered: z.boolean(),
  /** The cause of its return. Null while it waits. */
  wokenBy: z.nullable(z.enum(['time', 'message'])),
});
export type Reminder = z.infer<typeof Reminder>;

export type Reminders = ReadonlyMap<ThreadId, Reminder>;

export const isSameReminder = (one: Reminder | null, other: Reminder | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.kind === other.kind &&
    Date.parse(one.wakeAt) === Date.parse(other.wakeAt) &&
    one.unlessAnswered === other.unlessAnswered &&
    one.wokenBy === other.wokenBy);

/** Two reminders of the same wait. Waking it does not make it another. */
export const isSameWait = (one: Reminder | null, other: Reminder | null): boolean =>
  isSameReminder(one && { ...one, wokenBy: null }, other && { ...other, wokenBy: null });
