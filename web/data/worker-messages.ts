// Messages between pages and the service worker.
import * as z from 'zod/mini';

/** To the worker. Each arrives with a port for the answer. */
export const WorkerRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('GET_CACHE_STATS') }),
  z.object({ kind: z.literal('CLEAR_CACHE') }),
  /** Whether this version contains the file. So a page learns whether a waiting version is its own. */
  z.object({ kind: z.literal('CONTAINS'), asset: z.string() }),
  /** The waiting version takes over. */
  z.object({ kind: z.literal('USE_NEW_VERSION') }),
]);
export type WorkerRequest = z.infer<typeof WorkerRequest>;

export const CacheStats = z.object({
  caches: z.array(z.object({ name: z.string(), entries: z.number(), bytes: z.number() })),
  /** Files that the worker had, and those that it fetched, since it last woke. A worker of an older version counts neither. */
  hits: z._default(z.number(), 0),
  misses: z._default(z.number(), 0),
});
export type CacheStats = z.infer<typeof CacheStats>;

/** From the worker, after a click on a notice. The page answers `opened`. */
export const OpenPlace = z.object({ kind: z.literal('OPEN_PLACE'), url: z.string().check(z.startsWith('/')) });
export type OpenPlace = z.infer<typeof OpenPlace>;

export const opened = 'OPENED';
