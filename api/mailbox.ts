// The mailbox as the browser follows it: one call for what is new since a revision, and one live channel that says when.
import * as z from 'zod/mini';
import { CommandId, ThreadId, type UserId } from '#domain/id.ts';
import { OwnLabel } from '#domain/label.ts';
import { Thread } from '#domain/mail.ts';
import { SyncProgress } from '#domain/sync.ts';
import { endpoint, expectedUser } from './endpoint.ts';

/** A command that Google refused for good: its effect was taken back, and the person may try again. */
export const FailedCommand = z.object({
  id: CommandId,
  kind: z.string(),
  problem: z.string(),
  /** The mailing lists that were to be left, and were not: whoever writes them. */
  lists: z.optional(z.array(z.string())),
});
export type FailedCommand = z.infer<typeof FailedCommand>;

/** First load, reconnect and every update are this one call; `since` 0 asks for the mailbox as it is, from its front. */
export const getChanges = endpoint({
  method: 'GET',
  path: '/api/mailbox/changes',
  who: 'user',
  request: z.object({ since: z.coerce.number().check(z.int(), z.gte(0)) }),
  response: z.object({
    /** Of this answer: ask from here next time. */
    revision: z.number(),
    /**
     * To lay over what is known: threads in the inbox, or no longer in it since `since`, in their light form. Of the front of
     * the inbox, which answers `since` 0, those that come first are whole.
     */
    threads: z.array(Thread),
    /** Threads that are no longer in the mailbox at all. */
    gone: z.array(ThreadId),
    /** More waits beyond `revision`: call again. */
    more: z.boolean(),
    /** This was the front, and the inbox holds more: `listInbox` tells it, up to this revision. */
    unlisted: z.nullable(z.number()),
    sync: SyncProgress,
    failed: z.array(FailedCommand),
    /** The person's own labels, all of them, where they are others than at `since`; else null. */
    labels: z.nullable(z.array(OwnLabel)),
    /** The addresses of blocked senders, all of them, where they are others than at `since`; else null. */
    blocked: z.nullable(z.array(z.string())),
    /** The Google account must be connected again before anything more is synced or delivered. */
    needsReauth: z.boolean(),
  }),
});

const revision = z.coerce.number().check(z.int(), z.gte(0));

/**
 * The threads of the inbox that last changed after the revision `after` and not after `upTo`, light, a page at a time. What
 * changes meanwhile is not among them: `getChanges` since `upTo` tells it.
 */
export const listInbox = endpoint({
  method: 'GET',
  path: '/api/mailbox/inbox',
  who: 'user',
  request: z.object({ after: revision, upTo: revision }),
  response: z.object({
    threads: z.array(Thread),
    /** Where the next page begins; null after the last. */
    after: z.nullable(z.number()),
  }),
});

/** Threads of one call. */
export const mostThreads = 100;

/** Threads with their text, wherever they lie; those that are not there are left out. */
export const getThreads = endpoint({
  method: 'GET',
  path: '/api/threads',
  who: 'user',
  request: z.object({
    /** Ids with commas between. */
    ids: z.pipe(
      z.pipe(
        z.string(),
        z.transform((ids) => ids.split(',')),
      ),
      z.array(ThreadId).check(z.minLength(1), z.maxLength(mostThreads)),
    ),
  }),
  response: z.object({ threads: z.array(Thread) }),
});

/** Looks at the provider now rather than at the next poll. */
export const syncNow = endpoint({
  method: 'POST',
  path: '/api/mailbox/sync',
  who: 'user',
  request: z.object({}),
  response: z.object({ sync: SyncProgress }),
});

/** Stops the fetching of older mail, or lets it go on where it was. The inbox is kept whole either way. */
export const setBackfill = endpoint({
  method: 'PUT',
  path: '/api/mailbox/backfill',
  who: 'user',
  request: z.object({ stopped: z.boolean() }),
  response: z.object({ sync: SyncProgress }),
});

/** The live channel: server-sent events, each a `LiveEvent`. Not an endpoint of the binder, since it never ends. */
export const livePath = '/api/mailbox/live';

/** Its address for one person; a channel sends no header of ours. */
export const liveAddress = (userId: UserId): string => `${livePath}?${expectedUser.query}=${userId}`;

export const LiveEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('revision'), revision: z.number() }),
  z.object({ kind: z.literal('sync'), sync: SyncProgress }),
  /** The list of contacts is another than at any other revision of it. */
  z.object({ kind: z.literal('contacts'), revision: z.number() }),
  /** When a sending last changed, milliseconds since 1970; 0 where there was none. */
  z.object({ kind: z.literal('sending'), at: z.number() }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;
