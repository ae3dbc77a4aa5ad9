// The time from a key press to the next paint, from the browser's event timing.
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { couldNotMeasure, percentile, report } from './figures.ts';

const budget = 50;
/** The browser rounds durations to 8 ms, and does not list events shorter than this. */
const shortest = 16;

/** One press causes several events of one interaction. The longest counts, under the first key. */
export async function watchPresses(on: Page): Promise<void> {
  await on.evaluate((threshold) => {
    const keys = new Map<number, string>();
    const down: string[] = [];
    const timed: { id: number; key: string | undefined; duration: number }[] = [];
    Object.assign(window, { timed, down });
    const note = ({ timeStamp, key }: KeyboardEvent): void => {
      keys.set(timeStamp, key);
      down.push(key);
    };
    addEventListener('keydown', note, true);
    // TypeScript does not know the threshold yet.
    const options = { type: 'event', durationThreshold: threshold, buffered: false };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && typeof entry.interactionId === 'number' && entry.interactionId > 0)
          timed.push({ id: entry.interactionId, key: keys.get(entry.startTime), duration: entry.duration });
    }).observe(options);
  }, shortest);
}

/** The next press follows a painted frame, as fast as a person could see it. */
export async function pressed(on: Page, key: string): Promise<void> {
  await on.keyboard.press(key);
  await on.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
}

/** In ms, shortest first. The browser does not list very short presses, so they count as the shortest listed time. */
export async function timesOf(on: Page, keys: readonly string[], presses: number): Promise<number[]> {
  const Timed = z.array(z.object({ id: z.number(), key: z.optional(z.string()), duration: z.number() }));
  // The browser delivers its entries a moment after their frame.
  await on.waitForTimeout(500);
  const events = Timed.parse(await on.evaluate(() => Object(window).timed.splice(0)));
  const down = z.array(z.string()).parse(await on.evaluate(() => Object(window).down.splice(0)));
  const came = down.filter((key) => keys.includes(key)).length;
  if (came < presses) couldNotMeasure(`${keys.join(' and ')}: the page saw ${came} of ${presses} presses`);
  const begun = new Set(events.filter(({ key }) => key !== undefined && keys.includes(key)).map(({ id }) => id));
  const longest = new Map<number, number>();
  for (const { id, duration } of events)
    if (begun.has(id)) longest.set(id, Math.max(longest.get(id) ?? shortest, duration));
  const unlisted = new Array<number>(Math.max(0, presses - longest.size)).fill(shortest);
  return [...unlisted, ...longest.values()].sort((a, b) => a - b);
}

/** Prints the times of presses, and returns whether they keep the budget. */
export function reportTimes(what: string, times: readonly number[]): boolean {
  const at = (share: number): number => percentile(times, share, what);
  console.log(`  ${what}: ${times.length} presses, median ${at(0.5)} ms, longest ${at(1)} ms`);
  return report({
    name: `${what}: key press to the paint after it, p95`,
    value: at(0.95),
    unit: 'ms',
    budget,
    better: 'less',
  });
}
