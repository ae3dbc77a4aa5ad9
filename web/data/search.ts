// Asks the server what is in the mail, and brings threads that a search found here, wherever they lie in the mailbox.
import { getThreads, mostThreads } from '#api/mailbox.ts';
import { countMail, searchMail } from '#api/search.ts';
import type { BulkFilter } from '#domain/bulk.ts';
import type { ThreadId } from '#domain/id.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import { type SearchQuery, writeQuery } from '#domain/search-query.ts';
import { perDevice } from '#web/device.ts';
import { call } from './call.ts';
import { learn, serverThreads } from './mailbox-state.ts';

/** `before`: where the page before ended. */
export const askServer = (query: SearchQuery, zone: string, before: string | null, cancelled: AbortSignal) =>
  call(searchMail, { q: writeQuery(query), zone, ...(before === null ? {} : { before }) }, cancelled);

/** Counts what a bulk command would be about. */
export const countOnServer = ({ query, mailing }: BulkFilter, zone: string) =>
  call(countMail, { q: writeQuery(query), zone, ...(mailing === null ? {} : { mailing }) });

/** The server is away, and this device looks through what it holds; whatever else the server says is an answer. */
export const isAway = (error: unknown): boolean => error instanceof Problem && away.has(error.code);
const away: ReadonlySet<ProblemCode> = new Set(['network.offline', 'database.unavailable']);

/** Threads that came by a search, and stay on this device while it is open. */
export const visited = (): ReadonlySet<ThreadId> => known();
export const forgetVisited = (): void => known().clear();
const known = perDevice(() => new Set<ThreadId>());

/** Brings those that are not here yet. */
export const bringThreads = (ids: readonly ThreadId[], cancelled?: AbortSignal): Promise<void> =>
  fetchThreads(
    ids.filter((id) => !serverThreads().has(id)),
    cancelled,
  );

/** Brings them as they are by now: of what lies outside the inbox the mailbox's changes tell nothing. */
export const fetchThreads = async (ids: readonly ThreadId[], cancelled?: AbortSignal): Promise<void> => {
  if (ids.length === 0) return;
  const { threads } = await call(getThreads, { ids: ids.slice(0, mostThreads) }, cancelled);
  if (cancelled?.aborted) return;
  for (const { id } of threads) known().add(id);
  learn({ put: threads });
};
