// How fast each page was in Chromium, as `npm run marketing:check` last wrote it down, and the score that it gets.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

/** Milliseconds. */
const Times = z.object({ firstPaint: z.number(), interactive: z.number(), load: z.number() });

export type Times = z.infer<typeof Times>;
export type Speed = Times & { score: number };

export const Measured = z.object({ date: z.string(), pages: z.record(z.string(), Times) });

export const measuredFile = path.resolve(import.meta.dirname, '../measured.json');

/** Null for a page that nobody has measured. */
export const speedOf = (id: string): Speed | null => {
  const times = measured().pages[id];
  return times === undefined ? null : { ...times, score: scoreOf(times) };
};

/** Starts at 100. Each time costs 10 points over its first limit, and 20 over its second. */
export const scoreOf = ({ firstPaint, interactive, load }: Times): number =>
  100 - cost(firstPaint, 1500, 2000) - cost(interactive, 2000, 3000) - cost(load, 3000, 5000);

const cost = (ms: number, slow: number, slower: number): number => (ms > slower ? 20 : ms > slow ? 10 : 0);

let kept: z.infer<typeof Measured> | null = null;

const measured = (): z.infer<typeof Measured> => {
  kept ??= existsSync(measuredFile)
    ? Measured.parse(JSON.parse(readFileSync(measuredFile, 'utf8')))
    : { date: '', pages: {} };
  return kept;
};
