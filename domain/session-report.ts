// What a device reports about its triage sessions.
import * as z from 'zod/mini';
import { SessionId } from './id.ts';

/** A device's report: a triage session started with so many emails, or ended with so many triaged. */
export const SessionReport = z.object({
  id: SessionId,
  kind: z.enum(['started', 'completed']),
  /** Milliseconds since 1970, by the device's clock. */
  at: z.number().check(z.int(), z.gte(0), z.lte(8_640_000_000_000_000)),
  emails: z.number().check(z.int(), z.gte(0), z.lte(1_000_000)),
});
export type SessionReport = z.infer<typeof SessionReport>;
