// Many mails at once: which are meant, and whose they are. What is counted is bound by id, so that what arrives meanwhile is not in it.
import * as z from 'zod/mini';
import { ThreadId } from './id.ts';
import { Address } from './mail.ts';
import type { Mailing } from './mailing.ts';
import type { SearchQuery } from './search-query.ts';

/** Threads of one command. */
export const mostAtOnce = 200;

/** Mailing lists left by one command: each is named before. */
export const mostLists = 20;

/** More than so many threads at once are bulk: they are asked about first, and their pace is limited. */
export const bulkFrom = 10;

/** Every condition must hold. */
export type BulkFilter = { query: SearchQuery; mailing: Mailing | null };

/** A thread that is meant, at its newest match. */
export const BulkThread = z.object({
  threadId: ThreadId,
  from: Address,
  subject: z.string(),
  /** ISO 8601. */
  at: z.string(),
});
export type BulkThread = z.infer<typeof BulkThread>;

/** All that are meant are counted; the newest of them are named, as many as go at once. */
export const Counted = z.object({ total: z.number(), threads: z.array(BulkThread) });
export type Counted = z.infer<typeof Counted>;

/** Who sent them and how many, the most first. */
export const sendersOf = (threads: readonly BulkThread[]): { name: string; count: number }[] => {
  const bySender = Map.groupBy(threads, ({ from }) => (from.name || from.email).toLowerCase());
  return [...bySender.values()]
    .map((own) => ({ name: own[0]?.from.name || own[0]?.from.email || '', count: own.length }))
    .toSorted((one, other) => other.count - one.count);
};
