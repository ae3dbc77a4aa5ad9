// How fast and how heavy a page is on a small phone, as Lighthouse sets one up: a slow network, and a quarter of the processor.
import type { Browser, Page } from '@playwright/test';
import * as z from 'zod';

const Seen = z.object({
  firstPaint: z.number(),
  largestPaint: z.number(),
  interactive: z.number(),
  load: z.number(),
  blocked: z.number(),
  shift: z.number(),
});

/** Milliseconds. `blocked`: beyond 50 ms a task. `bytes`: all that came over the network. */
export type Seen = z.infer<typeof Seen> & { bytes: number; errors: string[] };

export const lookAt = async (browser: Browser, url: string): Promise<Seen> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  const count = await slowDown(page);
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  const seen = Seen.parse(await page.evaluate(() => Reflect.get(globalThis, 'seenHere')()));
  // What comes late counts too.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  const bytes = count();
  await context.close();
  return { ...seen, bytes, errors };
};

/** Returns what counts the bytes that came. */
const slowDown = async (page: Page): Promise<() => number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const kilobit = 1024 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1638.4 * kilobit,
    uploadThroughput: 675 * kilobit,
  });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
};

/** Runs in the page. A page without script is interactive once it is painted and no long task follows. */
const watch = (): void => {
  let largest = 0;
  let shift = 0;
  let blocked = 0;
  let busyUntil = 0;
  const follow = (type: string, on: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(on)).observe({ type, buffered: true });
  };
  follow('largest-contentful-paint', ({ startTime }) => {
    largest = startTime;
  });
  follow('layout-shift', (entry) => {
    shift += Number(Reflect.get(entry, 'value'));
  });
  follow('longtask', ({ startTime, duration }) => {
    blocked += Math.max(0, duration - 50);
    busyUntil = startTime + duration;
  });
  Reflect.set(globalThis, 'seenHere', () => {
    const [navigation] = performance.getEntriesByType('navigation');
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const ready = Number(Reflect.get(navigation ?? {}, 'domContentLoadedEventEnd') ?? 0);
    const load = Number(Reflect.get(navigation ?? {}, 'loadEventEnd') ?? 0);
    const interactive = Math.max(firstPaint, ready, busyUntil);
    return { firstPaint, largestPaint: largest, interactive, load, blocked, shift };
  });
};

/** Lighthouse's curve: 0.9 at `good`, 0.5 at `middling`. */
const curve = (value: number, good: number, middling: number): number => {
  if (value <= 0) return 1;
  const spread = Math.log(middling / good) / 1.2815515655446004;
  return 1 - normal((Math.log(value) - Math.log(middling)) / spread);
};

const normal = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    0.3989422804 *
    Math.exp((-z * z) / 2) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
};

/** 0 to 100, by Lighthouse's weights. Its speed index needs a film of the page, so the largest paint stands for it. */
export const performanceScore = ({ firstPaint, largestPaint, blocked, shift }: Seen): number =>
  100 *
  (0.1 * curve(firstPaint, 1800, 3000) +
    0.1 * curve(largestPaint, 3387, 5800) +
    0.25 * curve(largestPaint, 2500, 4000) +
    0.3 * curve(blocked, 200, 600) +
    0.25 * curve(shift, 0.1, 0.25));
