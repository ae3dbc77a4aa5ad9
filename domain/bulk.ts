// Bulk commands: which threads, and whose. The count fixes the ids, so they exclude later mail.
import * as z from 'zod/mini';
import { ThreadId } from './id.ts';
import { Address } from './mail.ts';
import type { Mailing } from './mailing.ts';
import type { SearchQuery } from './search-query.ts';

export const mostAtOnce = 200;

/** The most mailing lists in one unsubscribe command, because the question names each. */
export const mostLists = 20;

/** More threads than this are bulk: Flow asks first and limits the pace. */
export const bulkFrom = 10;

export type BulkFilter = { query: SearchQuery; mailing: Mailing | null };

/** A matching thread at its newest match. */
export const BulkThread = z.object({
  threadId: ThreadId,
  from: Address,
  subject: z.string(),
  at: z.string(),
});
export type BulkThread = z.infer<typeof BulkThread>;

/** `total` counts all matches. `threads` are the newest ones, up to the limit of one command. */
export const Counted = z.object({ total: z.number(), threads: z.array(BulkThread) });
export type Counted = z.infer<typeof Counted>;

export const sendersOf = (threads: readonly BulkThread[]): { name: string; count: number }[] => {
  const bySender = Map.groupBy(threads, ({ from }) => (from.name || from.email).toLowerCase());
  return [...bySender.values()]
    .map((own) => ({ name: own[0]?.from.name || own[0]?.from.email || '', count: own.length }))
    .toSorted((one, other) => other.count - one.count);
};
