// A finger on the page. Playwright taps, but does not swipe.
import type { Locator, Page } from '@playwright/test';

export type Finger = {
  /** Puts it on the middle of an element, or this many pixels right of that. */
  down: (on: Locator, right?: number) => Promise<void>;
  /** Moves it in steps, by pixels from the press. */
  to: (x: number, y?: number) => Promise<void>;
  up: () => Promise<void>;
};

/** Stated, not waited for. A faster finger would fling, and Chromium ignores a tap while something is flung. */
const secondsBetween = 0.2;

export const fingerOn = async (page: Page): Promise<Finger> => {
  const devtools = await page.context().newCDPSession(page);
  const start = { x: 0, y: 0 };
  let now = { x: 0, y: 0 };
  let timestamp = 0;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd') => {
    timestamp += secondsBetween;
    return devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [now],
      timestamp,
    });
  };
  return {
    down: async (on, right = 0) => {
      timestamp = Math.max(timestamp, await secondsIn(page));
      const box = await on.boundingBox();
      if (!box) throw new Error('Nothing to touch here.');
      Object.assign(start, { x: box.x + box.width / 2 + right, y: box.y + box.height / 2 });
      now = { ...start };
      await touch('touchStart');
    },
    to: async (x, y = 0) => {
      const from = now;
      for (let step = 1; step <= 6; step += 1) {
        const part = (a: number, b: number): number => a + ((b - a) * step) / 6;
        now = { x: part(from.x, start.x + x), y: part(from.y, start.y + y) };
        await touch('touchMove');
      }
    },
    up: async () => {
      await touch('touchEnd');
    },
  };
};

const secondsIn = (page: Page): Promise<number> =>
  page.evaluate(() => (performance.timeOrigin + performance.now()) / 1000);
