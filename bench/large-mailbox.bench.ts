// A mailbox of 100,000 messages with 10,000 threads in the inbox: the time to the first mail, the cost of the first
// answer, and the cost of a key press compared with a small mailbox.
import path from 'node:path';
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { wire } from '#api/endpoint.ts';
import { runningAddress } from '#server/db/embedded/running.ts';
import { launchChromium, nowPlaying, signUp } from '#test/support/chromium.ts';
import { startFlow } from '#test/support/flow.ts';
import { couldNotMeasure, report } from './figures.ts';
import { fillMailbox } from './fill-mailbox.ts';
import { pressed, reportTimes, timesOf, watchPresses } from './presses.ts';

const alex = 'alex@northwind.example';
const size = { messages: 100_000, inbox: 10_000 } as const;
/** Presses in one direction before they turn round. */
const run = 10;

const flow = await startFlow();
const browser = await launchChromium();
const context = await browser.newContext({ baseURL: flow.url, viewport: { width: 1440, height: 900 } });
const first = await context.newPage();
await signUp(first, alex);
console.log('  the small mailbox');
const kept = await presses(first, 'small: ');
await first.close();

const database = runningAddress(path.join(flow.data, 'postgres'), 'flow', 'postgres');
if (database === null) throw new Error('Flow runs without a database of its own');
// The local Google does not know this mail, so it answers nothing and commands wait.
await flow.control('faults', { path: '/', status: 503 });
await fillMailbox(database, alex, size);
// Another device of the same person: signed in, without a saved position.
const storageState = { cookies: await context.cookies(), origins: [] };
await context.close();

console.log(`  ${size.messages} messages, ${size.inbox} threads in the inbox`);
const visit = await browser.newContext({ baseURL: flow.url, viewport: { width: 1440, height: 900 }, storageState });
const page = await visit.newPage();
const fresh = await timeToFirstMail(page, () => page.goto('/email-player'));
const listed = await timeToLast(page);
const answer = await firstAnswer(page);
kept.push(
  report({ name: 'first mail usable, nothing kept on the device', value: fresh, unit: 's', budget: 3, better: 'less' }),
  report({ name: 'first answer of the server', value: answer.ms, unit: 'ms', budget: 100, better: 'less' }),
);
console.log(
  `  first answer ${(answer.bytes / 1024).toFixed(0)} KB; the whole inbox is there after ${listed.toFixed(1)} s`,
);
await page.waitForTimeout(2000);
const again = await timeToFirstMail(page, () => page.reload());
const read = await timeToLast(page);
kept.push(report({ name: 'first mail usable, from the device', value: again, unit: 's', budget: 3, better: 'less' }));
console.log(`  all that the device kept is read after ${read.toFixed(1)} s`);
kept.push(...(await presses(page, '')));
console.log(`  JavaScript heap of the tab: ${(await heapOf(page)).toFixed(0)} MB`);

await browser.close();
await flow.end();
process.exitCode = kept.every(Boolean) ? 0 : 1;

/** Seconds until the letter stands with its text. */
async function timeToFirstMail(on: Page, open: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await open();
  await nowPlaying(on).getByRole('region').locator('[data-unit], p').first().waitFor();
  return (performance.now() - began) / 1000;
}

/** Seconds from the call until the queue holds the whole inbox. */
async function timeToLast(on: Page): Promise<number> {
  const began = performance.now();
  // Every twentieth thread is bulk, and set aside.
  const all = size.inbox * 0.95;
  await on.waitForFunction((subject) => {
    const place = /of ([\d,]+)/.exec(document.querySelector('article time')?.parentElement?.textContent ?? '');
    return Number(place?.[1]?.replaceAll(',', '') ?? 0) >= subject;
  }, all);
  return (performance.now() - began) / 1000;
}

async function firstAnswer(on: Page): Promise<{ ms: number; bytes: number }> {
  const Times = z.array(z.object({ ms: z.number(), bytes: z.number() }));
  const times = Times.parse(
    await on.evaluate(
      async (headers) => {
        const samples: { ms: number; bytes: number }[] = [];
        for (let nth = 0; nth < 9; nth++) {
          const began = performance.now();
          const body = await (await fetch('/api/mailbox/changes?since=0', { headers })).arrayBuffer();
          samples.push({ ms: performance.now() - began, bytes: body.byteLength });
        }
        return samples;
      },
      { [wire.header]: wire.version },
    ),
  );
  const median = times.toSorted((a, b) => a.ms - b.ms)[Math.floor(times.length / 2)];
  if (median === undefined || median.bytes < size.inbox) couldNotMeasure('the first answer: it holds no mail');
  return median ?? { ms: Number.NaN, bytes: 0 };
}

async function presses(on: Page, name: string): Promise<boolean[]> {
  await watchPresses(on);
  for (let press = 0; press < 100; press++) await pressed(on, Math.floor(press / run) % 2 === 0 ? 'j' : 'k');
  const moves = await timesOf(on, ['j', 'k'], 100);
  for (let round = 0; round < 50 / run; round++) {
    for (let press = 0; press < run; press++) await pressed(on, 'e');
    for (let press = 0; press < run; press++) await pressed(on, 'z');
  }
  const archives = await timesOf(on, ['e'], 50);
  return [reportTimes(`${name}next and previous`, moves), reportTimes(`${name}archive`, archives)];
}

async function heapOf(on: Page): Promise<number> {
  const client = await on.context().newCDPSession(on);
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}
