// Calls with which the browser follows the mailbox: one asks for changes since a revision. The live channel (`live.ts`)
// announces them.
import * as z from 'zod/mini';
import { CommandId, ThreadId } from '#domain/id.ts';
import { OwnLabel } from '#domain/label.ts';
import { Thread } from '#domain/mail.ts';
import { SyncProgress } from '#domain/sync.ts';
import { endpoint } from './endpoint.ts';

/** A command that Google refused permanently. Flow undid its effect, and the person may retry. */
export const FailedCommand = z.object({
  id: CommandId,
  kind: z.string(),
  problem: z.string(),
  /** The senders of mailing lists that Flow could not leave. */
  lists: z.optional(z.array(z.string())),
});
export type FailedCommand = z.infer<typeof FailedCommand>;

/** Serves first load, reconnect and updates. `since` 0 asks for the current front of the inbox. */
export const getChanges = endpoint({
  method: 'GET',
  path: '/api/mailbox/changes',
  who: 'user',
  request: z.object({ since: z.coerce.number().check(z.int(), z.gte(0)) }),
  response: z.object({
    /** Send this as `since` next time. */
    revision: z.number(),
    /**
     * Threads that are in the inbox, or left it after `since`, in their light form. With `since` 0 the first ones of the inbox come
     * whole.
     */
    threads: z.array(Thread),
    /** Threads that no longer exist in the mailbox. */
    gone: z.array(ThreadId),
    /** More changes wait beyond `revision`: call again. */
    more: z.boolean(),
    /** Set if the inbox holds more than this front: `listInbox` lists the rest, up to this revision. */
    unlisted: z.nullable(z.number()),
    sync: SyncProgress,
    failed: z.array(FailedCommand),
    /** All custom labels if they changed after `since`, otherwise null. */
    labels: z.nullable(z.array(OwnLabel)),
    /** All blocked addresses if they changed after `since`, otherwise null. */
    blocked: z.nullable(z.array(z.string())),
    /** The Google account needs a reconnect before sync and delivery continue. */
    needsReauth: z.boolean(),
  }),
});

const revision = z.coerce.number().check(z.int(), z.gte(0));

/**
 * Light threads of the inbox whose last change lies after `after` and up to `upTo`, by page. Later changes come with `getChanges`
 * since `upTo`.
 */
export const listInbox = endpoint({
  method: 'GET',
  path: '/api/mailbox/inbox',
  who: 'user',
  request: z.object({ after: revision, upTo: revision }),
  response: z.object({
    threads: z.array(Thread),
    /** The start of the next page. Null after the last. */
    after: z.nullable(z.number()),
  }),
});

export const mostThreads = 100;

/** Threads with their text, inside or outside the inbox. Omits missing ones. */
export const getThreads = endpoint({
  method: 'GET',
  path: '/api/threads',
  who: 'user',
  request: z.object({
    /** Ids separated by commas. */
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

export const syncNow = endpoint({
  method: 'POST',
  path: '/api/mailbox/sync',
  who: 'user',
  request: z.object({}),
  response: z.object({ sync: SyncProgress }),
});

/** Stops or resumes fetching older mail. The inbox stays complete either way. */
export const setBackfill = endpoint({
  method: 'PUT',
  path: '/api/mailbox/backfill',
  who: 'user',
  request: z.object({ stopped: z.boolean() }),
  response: z.object({ sync: SyncProgress }),
});
