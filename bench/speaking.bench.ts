// The time from a key press to the first audible sound, for the next mail and for the start of one, and the time until silence. It uses
// this machine's speech programs.
import type { Page, Request } from '@playwright/test';
import * as z from 'zod';
import { launchChromium, signUp } from '#test/support/chromium.ts';
import { startFlow } from '#test/support/flow.ts';
import { lastSound, noteSound, nowIn, soundOf } from '#test/support/sound-of-page.ts';
import { missing } from '#test/voice/programs.ts';
import { couldNotMeasure, needs, percentile, report } from './figures.ts';

const presses = { next: 24, play: 8 } as const;

needs(missing(['flite']));

const flow = await startFlow({ FLOW_SPEECH: 'on' });
const browser = await launchChromium();
const page = await (await browser.newContext({ baseURL: flow.url, serviceWorkers: 'block' })).newPage();
/** Speech requests without an answer yet, and the time of the last change. */
const coming = new Set<Request>();
let changed = performance.now();
const note = (request: Request, isComing: boolean): void => {
  if (!request.url().endsWith('/v1/audio/speech')) return;
  if (isComing) coming.add(request);
  else coming.delete(request);
  changed = performance.now();
};
page.on('request', (request) => note(request, true));
page.on('response', (answer) => note(answer.request(), false));
page.on('requestfailed', (request) => note(request, false));
await signUp(page, 'alex@northwind.example');
await page.getByTitle('Sync').filter({ hasText: 'Synced' }).waitFor();
await page.waitForTimeout(3000);
await noteSound(page);
await watchKeys(page);

await page.keyboard.press('Space');
const next: number[] = [];
for (let press = 0; press < presses.next; press++) {
  await ready(page);
  next.push(await soundAfter(page, 'j'));
}
const [begun, silent]: [number[], number[]] = [[], []];
for (let press = 0; press < presses.play; press++) {
  await page.keyboard.press('Space');
  await page.waitForTimeout(700);
  silent.push((await lastSound(page)) - (await lastPress(page)));
  begun.push(await soundAfter(page, 'Space'));
  await ready(page);
}
const latency = z.number().parse(await page.evaluate(() => new AudioContext().outputLatency * 1000));
await browser.close();
await flow.end();

console.log(`  from the page to the ear: ${latency.toFixed(0)} ms more, as the browser tells`);
const kept = [
  reportTimes('next mail', next, 150),
  reportTimes('a mail begins', begun, 150),
  // The measurement averages over the last 23 ms.
  reportTimes('silent after pause', silent, 300),
];
process.exitCode = kept.every(Boolean) ? 0 : 1;

/** Flow is audible and the next speech is here: no request for a while. A short mail may end earlier. */
async function ready(on: Page): Promise<void> {
  const since = await nowIn(on);
  for (let attempt = 0; attempt < 150; attempt++) {
    await on.waitForTimeout(100);
    const isHeard = (await soundOf(on, since)).moments.some(({ peak }) => peak > 0.02);
    if (isHeard && coming.size === 0 && performance.now() - changed > 300) return;
  }
}

async function watchKeys(on: Page): Promise<void> {
  await on.evaluate(() => {
    addEventListener('keydown', ({ timeStamp }) => Object.assign(window, { pressedAt: timeStamp }), true);
  });
}

async function lastPress(on: Page): Promise<number> {
  return z.number().parse(await on.evaluate(() => Object(window).pressedAt));
}

async function soundAfter(on: Page, key: string): Promise<number> {
  await on.keyboard.press(key);
  const pressed = await lastPress(on);
  for (let attempt = 0; attempt < 300; attempt++) {
    const [first] = (await soundOf(on, pressed)).starts;
    if (first !== undefined) return first - pressed;
    await on.waitForTimeout(20);
  }
  return couldNotMeasure(`the sound after ${key}: none came within six seconds`);
}

function reportTimes(what: string, times: readonly number[], budget: number): boolean {
  const at = (share: number): number => percentile(times, share, what);
  console.log(`  ${what}: ${times.length} times, p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms`);
  return report({ name: `${what}: key press to sound, p50`, value: at(0.5), unit: 'ms', budget, better: 'less' });
}
