// The cost of any command in a mailbox of 10,000 mails until its effect is painted, by key and by word, online and
// offline. Also the time until an undo restores the mailbox, here and at the provider. `--against FOLDER` compares an
// archive with another build instead.
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import * as z from 'zod';
import { runningAddress } from '#server/db/embedded/running.ts';
import { launchChromium, nowPlaying, openTyping, signUp, subject } from '#test/support/chromium.ts';
import { type RunningFlow, startFlow } from '#test/support/flow.ts';
import { compareArchives } from './archive-cost.ts';
import { percentile, report } from './figures.ts';
import { fillMailbox } from './fill-mailbox.ts';
import { pressed, reportTimes, timesOf, watchPresses } from './presses.ts';

const alex = 'alex@northwind.example';
/** Two messages a thread, all of it in the inbox. */
const size = { messages: 10_000, inbox: 5000 } as const;
/** For each command. The bench undoes each run before the next one. */
const presses = 40;
const run = 10;

/** `shown`: the key as the browser calls it. */
const byKey = [
  { what: 'archive', key: 'e', shown: 'e' },
  { what: 'trash', key: '#', shown: '#' },
  { what: 'star', key: 'Shift+S', shown: 'S' },
  { what: 'unread', key: 'Shift+U', shown: 'U' },
  { what: 'mute', key: 'm', shown: 'm' },
  { what: 'spam', key: '!', shown: '!' },
] as const;

/** Each with its undo between two of it. */
const byWord = ['archive', 'snooze until Monday', 'remind me about this on Friday', 'label it Board'] as const;

const Metrics = z.object({ metrics: z.array(z.object({ name: z.string(), value: z.number() })) });

const { against } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true }).values;
const kept = against === undefined ? await measure() : await compareArchives(against);
process.exitCode = kept.every(Boolean) ? 0 : 1;

async function measure(): Promise<boolean[]> {
  const flow = await startFlow();
  const browser = await launchChromium();
  const context = await browser.newContext({ baseURL: flow.url, viewport: { width: 1440, height: 900 } });
  const small = await context.newPage();
  await signUp(small, alex);
  const kept = [await undoAtProvider(small, flow)];
  await small.close();

  const database = runningAddress(path.join(flow.data, 'postgres'), 'flow', 'postgres');
  if (database === null) throw new Error('Flow runs without a database of its own');
  // The local Google does not know this mail, so it answers nothing and commands wait.
  await flow.control('faults', { path: '/', status: 503 });
  await fillMailbox(database, alex, size);
  const page = await context.newPage();
  await page.goto('/email-player');
  await nowPlaying(page).waitFor();
  await page.waitForFunction((all) => {
    const place = /of ([\d,]+)/.exec(document.querySelector('article time')?.parentElement?.textContent ?? '');
    return Number(place?.[1]?.replace(',', '') ?? 0) >= all;
  }, size.inbox * 0.9);
  // Late parts of the screen come, and the device keeps the mail.
  await page.waitForTimeout(5000);
  await watchPresses(page);
  console.log(`  load of the machine before: ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} processors`);
  kept.push(...(await effects(page, 'online')));
  await offline(context, async () => {
    kept.push(...(await effects(page, 'offline')));
  });
  await browser.close();
  await flow.end();
  return kept;
}

/** Each command by its key, taken back in between; then by its words. */
async function effects(on: Page, where: string): Promise<boolean[]> {
  const name = (what: string): string => `${where}, ${what}`;
  const steps = await costOf(on, name('next and previous'), async () => {
    for (let press = 0; press < presses; press++) await pressed(on, Math.floor(press / run) % 2 === 0 ? 'j' : 'k');
    return timesOf(on, ['j', 'k'], presses);
  });
  const results = [steps];
  for (const { what, key, shown } of byKey) {
    const undone: number[] = [];
    const before = await standing(on);
    results.push(
      await costOf(on, name(what), async () => {
        const times: number[] = [];
        for (let round = 0; round < presses / run; round++) {
          for (let press = 0; press < run; press++) await pressed(on, key);
          times.push(...(await timesOf(on, [shown], run)));
          for (let press = 0; press < run; press++) await pressed(on, 'z');
          undone.push(...(await timesOf(on, ['z'], run)));
        }
        return times;
      }),
    );
    if ((await standing(on)) !== before) throw new Error(`${what}: the mailbox is not as before`);
    if (what === 'archive') results.push(reportUndo(name('undo'), undone));
  }
  for (const words of byWord) results.push(await typed(on, words, name(`'${words}' typed and given`)));
  return results;
}

/** Reports only the browser's own figure, because typing by the driver counts as script too. */
async function typed(on: Page, words: string, name: string): Promise<boolean> {
  const before = await standing(on);
  const times: number[] = [];
  for (let press = 0; press < presses; press++) {
    await openTyping(on);
    await on.getByLabel('You', { exact: true }).fill(press % 2 === 0 ? words : 'undo');
    await pressed(on, 'Enter');
    if (press % run === run - 1) times.push(...(await timesOf(on, ['Enter'], run)));
  }
  if ((await standing(on)) !== before) throw new Error(`${words}: the mailbox is not as before`);
  return reportTimes(
    name,
    times.toSorted((a, b) => a - b),
  );
}

/** The current mail, and its position in the queue. */
async function standing(on: Page): Promise<string> {
  const place = await on.evaluate(() => document.querySelector('article time')?.parentElement?.textContent ?? '');
  return `${await subject(on)}, ${/\d+ of \d+/.exec(place)?.[0] ?? ''}`;
}

/** Prints the browser's figures, and Flow's own share: script, style and layout. */
async function costOf(on: Page, what: string, work: () => Promise<number[]>): Promise<boolean> {
  const client = await on.context().newCDPSession(on);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await ownMs(client);
  const times = (await work()).toSorted((a, b) => a - b);
  const own = (await ownMs(client)) - before;
  await client.detach();
  console.log(
    `  ${what}: ${(own / times.length).toFixed(1)} ms of script, style and layout a press, with its undo and all that follows`,
  );
  return reportTimes(what, times);
}

type Client = Awaited<ReturnType<BrowserContext['newCDPSession']>>;

async function ownMs(client: Client): Promise<number> {
  const { metrics } = Metrics.parse(await client.send('Performance.getMetrics'));
  const own = new Set(['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']);
  return 1000 * metrics.reduce((sum, { name, value }) => sum + (own.has(name) ? value : 0), 0);
}

function reportUndo(what: string, times: readonly number[]): boolean {
  return report({
    name: `${what}: until the mailbox is as before, p95`,
    value: percentile(times, 0.95, what),
    unit: 'ms',
    budget: 500,
    better: 'less',
  });
}

/**
 * Undoes delivered archives in the mailbox that the local Google knows. Measures milliseconds until the labels return.
 */
async function undoAtProvider(on: Page, flow: RunningFlow): Promise<boolean> {
  const times: number[] = [];
  const inInbox = async (): Promise<string> =>
    JSON.stringify((await flow.labelsOf(alex)).map(({ id, labelIds }) => [id, labelIds.includes('INBOX')]));
  for (let nth = 0; nth < 10; nth++) {
    const before = await inInbox();
    await on.keyboard.press('e');
    await until(async () => (await inInbox()) !== before);
    const began = performance.now();
    await on.keyboard.press('z');
    await until(async () => (await inInbox()) === before);
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  console.log(
    `  at the provider, undo: median ${times[4]?.toFixed(0)} ms, longest ${times[9]?.toFixed(0)} ms, of ${times.length}`,
  );
  return report({
    name: 'at the provider: undone, p90',
    value: percentile(times, 0.9, 'undo at the provider'),
    unit: 'ms',
    budget: 5000,
    better: 'less',
  });
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const late = performance.now() + 30_000;
  while (!(await holds())) if (performance.now() > late) throw new Error('the provider did not follow');
}

async function offline(of: BrowserContext, work: () => Promise<void>): Promise<void> {
  await of.setOffline(true);
  await work();
  await of.setOffline(false);
}
