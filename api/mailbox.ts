// The mailbox as the browser follows it: one call for what is new since a revision, and one live channel that says when.
import * as z from 'zod/mini';
import { CommandId, ThreadId, type UserId } from '#domain/id.ts';
import { Thread } from '#domain/mail.ts';
import { SyncProgress } from '#domain/sync.ts';
import { endpoint, expectedUser } from './endpoint.ts';

/** A command that Google refused for good: its effect was taken back, and the person may try again. */
export const FailedCommand = z.object({ id: CommandId, kind: z.string(), problem: z.string() });
export type FailedCommand = z.infer<typeof FailedCommand>;

/** First load, reconnect and every update are this one call; `since` 0 asks for everything. */
export const getChanges = endpoint({
  method: 'GET',
  path: '/api/mailbox/changes',
  who: 'user',
  request: z.object({ since: z.coerce.number().check(z.int(), z.gte(0)) }),
  response: z.object({
    /** Of this answer: ask from here next time. */
    revision: z.number(),
    /** Whole threads, to lay over what is known. Only those in the inbox, or no longer in it since `since`. */
    threads: z.array(Thread),
    /** Threads that are no longer in the mailbox at all. */
    gone: z.array(ThreadId),
    /** More waits beyond `revision`: call again. */
    more: z.boolean(),
    sync: SyncProgress,
    failed: z.array(FailedCommand),
    /** The Google account must be connected again before anything more is synced or delivered. */
    needsReauth: z.boolean(),
  }),
});

/** Looks at the provider now rather than at the next poll. */
export const syncNow = endpoint({
  method: 'POST',
  path: '/api/mailbox/sync',
  who: 'user',
  request: z.object({}),
  response: z.object({ sync: SyncProgress }),
});

/** The live channel: server-sent events, each a `LiveEvent`. Not an endpoint of the binder, since it never ends. */
export const livePath = '/api/mailbox/live';

/** Its address for one person; a channel sends no header of ours. */
export const liveAddress = (userId: UserId): string => `${livePath}?${expectedUser.query}=${userId}`;

export const LiveEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('revision'), revision: z.number() }),
  z.object({ kind: z.literal('sync'), sync: SyncProgress }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;
