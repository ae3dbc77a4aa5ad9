// The rows of the activity list, and a device's reports about triage sessions.
import * as z from 'zod/mini';
import { SessionId } from './id.ts';

/** The old and new time of an event: days, or instants in ISO 8601. Null for none, or for an unchanged time. */
export const EventMove = z.object({ was: z.nullable(z.string()), is: z.nullable(z.string()) });
export type EventMove = z.infer<typeof EventMove>;

/** One row of the activity list. `label` replaces a missing address. */
export const Activity = z.object({
  id: z.string(),
  actionType: z.string(),
  email: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  detail: z.nullable(z.string()),
  /** The number of emails, if several. For a triage session: waiting at its start, or triaged at its end. */
  emails: z.nullable(z.number()),
  /** For an action on an event, whose title is the subject. */
  event: z.optional(EventMove),
  /** ISO 8601. */
  at: z.string(),
  /** The command, if the person can undo it here. */
  undoable: z.nullable(z.uuid()),
  /** The person took it back. */
  undone: z.optional(z.literal(true)),
});
export type Activity = z.infer<typeof Activity>;

export const activityPageSize = 30;

/** A device's report: a triage session started with so many emails, or ended with so many triaged. */
export const SessionReport = z.object({
  id: SessionId,
  kind: z.enum(['started', 'completed']),
  /** Milliseconds since 1970, by the device's clock. */
  at: z.number().check(z.int(), z.gte(0), z.lte(8_640_000_000_000_000)),
  emails: z.number().check(z.int(), z.gte(0), z.lte(1_000_000)),
});
export type SessionReport = z.infer<typeof SessionReport>;
