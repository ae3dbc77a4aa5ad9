import { getThreads, mostThreads } from '#api/mailbox.ts';
import { countMail, searchMail } from '#api/search.ts';
import type { BulkFilter } from '#domain/bulk.ts';
import type { ThreadId } from '#domain/id.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import { type SearchQuery, writeQuery } from '#domain/search-query.ts';
import { perDevice } from '#web/device.ts';
import { call } from './call.ts';
import { learn, serverThreads } from './mailbox-state.ts';

export const askServer = (query: SearchQuery, zone: string, before: string | null, cancelled: AbortSignal) =>
  call(searchMail, { q: writeQuery(query), zone, ...(before === null ? {} : { before }) }, cancelled);

/** Counts the threads of a bulk command. */
export const countOnServer = ({ query, mailing }: BulkFilter, zone: string) =>
  call(countMail, { q: writeQuery(query), zone, ...(mailing === null ? {} : { mailing }) });

/** Offline, the device searches its own mail. Any other error is an answer. */
export const isAway = (error: unknown): boolean => error instanceof Problem && away.has(error.code);
const away: ReadonlySet<ProblemCode> = new Set(['network.offline', 'database.unavailable']);

/** Threads from searches, which stay on this device while it is open. */
export const cachedThreads = (): ReadonlySet<ThreadId> => known();
export const clearSearchCache = (): void => known().clear();
const known = perDevice(() => new Set<ThreadId>());

/** Fetches those that are not here yet. */
export const bringThreads = (ids: readonly ThreadId[], cancelled?: AbortSignal): Promise<void> =>
  fetchThreads(
    ids.filter((id) => !serverThreads().has(id)),
    cancelled,
  );

/** Always fetches, because mailbox changes do not cover threads outside the inbox. */
export const fetchThreads = async (ids: readonly ThreadId[], cancelled?: AbortSignal): Promise<void> => {
  if (ids.length === 0) return;
  const { threads } = await call(getThreads, { ids: ids.slice(0, mostThreads) }, cancelled);
  if (cancelled?.aborted) return;
  for (const { id } of threads) known().add(id);
  learn({ put: threads });
};
