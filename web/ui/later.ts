// Defers code until the first mail, or the page's main content, is on the screen and the browser is idle.
import { useEffect } from 'react';

/** Runs the work once the main content is on the screen. */
export const later = (work: () => Promise<unknown>): void => {
  if (page.isThere) void done(work);
  else waiting.add(work);
};

/** Reports that the main content is on the screen. */
export const useThere = (there: boolean): void =>
  useEffect(() => {
    if (there && !page.isThere) whenIdle(begin);
  }, [there]);

/** Runs one bit of work in each idle moment until it returns true. */
export const bitByBit = (bit: () => boolean): Promise<void> =>
  new Promise((resolve, reject) => {
    const next = (): void => {
      try {
        if (bit()) resolve();
        else whenIdle(next);
      } catch (error) {
        reject(error);
      }
    };
    whenIdle(next);
  });

const waiting = new Set<() => Promise<unknown>>();
/** Shared by the page, not by an account, because loaded code stays. */
const page = { isThere: false, loading: 0 };

const begin = (): void => {
  page.isThere = true;
  for (const work of waiting) void done(work);
  waiting.clear();
};

/**
 * Retries a failed load when something needs the code. The mark says that the page no longer needs the network for its
 * code.
 */
const done = async (work: () => Promise<unknown>): Promise<void> => {
  page.loading += 1;
  await work().catch(() => {});
  page.loading -= 1;
  if (page.loading === 0) performance.mark('flow-whole');
};

// Safari has no idle callback. This delay is past the paint.
const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work, { timeout: 500 }) : setTimeout(work, 100);
