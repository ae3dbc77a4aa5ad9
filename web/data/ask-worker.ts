// Asks the service worker, and waits a second at most.
import * as z from 'zod/mini';
import { CacheStats, type WorkerRequest } from './worker-messages.ts';

/** Milliseconds, as the specification has it. */
const patience = 1000;

/** What the service worker stores. Empty without a worker, or if it does not answer in time. */
export const cacheStats = async (): Promise<CacheStats> => {
  const stats = CacheStats.safeParse(await askWorker(await activeWorker(), { kind: 'GET_CACHE_STATS' }));
  return stats.success ? stats.data : { caches: [], hits: 0, misses: 0 };
};

/** Whether the worker did it in time. The app comes back to this device with its next page. */
export const clearCaches = async (): Promise<boolean> => {
  const answer = await askWorker(await activeWorker(), { kind: 'CLEAR_CACHE' });
  return z.object({ cleared: z.literal(true) }).safeParse(answer).success;
};

/** Null without an answer in time. */
export const askWorker = (worker: ServiceWorker | null, request: WorkerRequest): Promise<unknown> =>
  new Promise((resolve) => {
    if (worker === null) return resolve(null);
    const { port1, port2 } = new MessageChannel();
    setTimeout(() => resolve(null), patience);
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(request, [port2]);
  });

const activeWorker = async (): Promise<ServiceWorker | null> =>
  (await navigator.serviceWorker?.getRegistration())?.active ?? null;
