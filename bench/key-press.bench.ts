// The time from a key press to the painted mail, as the browser measures it: 200 presses between mails, and 60 archives
// with their undo. Also the first moments, while the server brings older mail.
import type { Page } from '@playwright/test';
import { launchChromium, signUp } from '#test/support/chromium.ts';
import { startFlow } from '#test/support/flow.ts';
import { percentile } from './figures.ts';
import { pressed, reportTimes, timesOf, watchPresses } from './presses.ts';

/** Presses in one direction before it turns round. */
const run = { moves: 20, archives: 10 } as const;

const flow = await startFlow();
const browser = await launchChromium();
const page = await (await browser.newContext({ baseURL: flow.url, viewport: { width: 1440, height: 900 } })).newPage();
await signUp(page, 'alex@northwind.example');
await watchPresses(page);

const early = await movesOf(page);
const earlyAt = (share: number): number => percentile(early, share, 'early presses');
console.log(`  while older mail comes in: median ${earlyAt(0.5)} ms, p95 ${earlyAt(0.95)} ms`);
await page.getByTitle('Sync').filter({ hasText: 'Synced' }).waitFor();
// Late parts of the screen come, and the device keeps the mail.
await page.waitForTimeout(5000);
const moves = await movesOf(page);
for (let round = 0; round < 60 / run.archives; round++) {
  for (let press = 0; press < run.archives; press++) await pressed(page, 'e');
  for (let press = 0; press < run.archives; press++) await pressed(page, 'z');
}
const archives = await timesOf(page, ['e'], 60);
await browser.close();
await flow.end();

const kept = [reportTimes('next and previous', moves), reportTimes('archive', archives)];
process.exitCode = kept.every(Boolean) ? 0 : 1;

async function movesOf(on: Page): Promise<number[]> {
  for (let press = 0; press < 200; press++) await pressed(on, Math.floor(press / run.moves) % 2 === 0 ? 'j' : 'k');
  return timesOf(on, ['j', 'k'], 200);
}
