// The live channel of a signed-in tab: one stream of server-sent events for everything that changes, each with its kind.
import * as z from 'zod/mini';
import { LedgerNames } from '#domain/change/change.ts';
import { CreditsNow } from '#domain/credits-now.ts';
import type { UserId } from '#domain/id.ts';
import { SyncProgress } from '#domain/sync.ts';
import { expectedUser } from './endpoint.ts';

/** Not an endpoint of the binder, because it never ends. */
export const livePath = '/api/mailbox/live';

/** The address for one person, because a channel cannot send our headers. */
export const liveAddress = (userId: UserId): string => `${livePath}?${expectedUser.query}=${userId}`;

export const LiveEvent = z.discriminatedUnion('kind', [
  /** A ledger is at this revision. */
  z.object({ kind: z.literal('revision'), ledger: z._default(LedgerNames, 'mailbox'), revision: z.number() }),
  z.object({ kind: z.literal('sync'), sync: SyncProgress }),
  /** The list of contacts is at this revision. */
  z.object({ kind: z.literal('contacts'), revision: z.number() }),
  /** Calendars and events are at this revision. */
  z.object({ kind: z.literal('calendar'), revision: z.number() }),
  /** When a sending last changed, milliseconds since 1970. 0 without one. */
  z.object({ kind: z.literal('sending'), at: z.number() }),
  z.object({ kind: z.literal('credits'), credits: CreditsNow }),
  /** The ledgers that cannot deliver now, with reasons. */
  z.object({
    kind: z.literal('troubles'),
    troubles: z.array(z.object({ ledger: z.string(), title: z.string(), problem: z.string() })),
  }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;
