// What nobody came for comes later: its code is fetched once the first mail, or whatever else the person came for, is on the
// screen, and the browser has a moment. Nothing of it stands in the way of that mail.
import { useEffect } from 'react';

/** Does it once what the person came for is there. */
export const later = (work: () => Promise<unknown>): void => {
  if (page.isThere) void done(work);
  else waiting.add(work);
};

/** Tells when what the person came for is on the screen. */
export const useThere = (there: boolean): void =>
  useEffect(() => {
    if (there && !page.isThere) whenIdle(begin);
  }, [there]);

/** Work that can be done in bits, one in each idle moment, until it says that it is done. */
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
/** Of the page, not of an account: what came stays. */
const page = { isThere: false };

const begin = (): void => {
  page.isThere = true;
  for (const work of waiting) void done(work);
  waiting.clear();
};

/** What cannot be had now is asked for again when it is wanted. */
const done = (work: () => Promise<unknown>): Promise<unknown> => work().catch(() => undefined);

// Safari has no idle callback; so much is past the paint.
const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work, { timeout: 500 }) : setTimeout(work, 100);
