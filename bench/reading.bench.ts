// The cost of reading: for an incoming mail, and for opening one. Also the layout shift while Flow reads, and the frame rate while a queue
// of ten thousand scrolls.
import path from 'node:path';
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { seedCompany } from '#emulators/seed/company.ts';
import { runningAddress } from '#server/db/embedded/running.ts';
import { type Parser, startParser } from '#server/mailbox/parse.ts';
import { launchChromium, nowPlaying, signUp } from '#test/support/chromium.ts';
import { type RunningFlow, startFlow } from '#test/support/flow.ts';
import { couldNotMeasure, percentile, report } from './figures.ts';
import { fillMailbox } from './fill-mailbox.ts';
import { oddMails } from './odd-mails.ts';
import { alex } from './sync-world.ts';

const kept = await ingest();
const flow = await startFlow();
const browser = await launchChromium();
for (const raw of Object.values(oddMails))
  await flow.control('deliver', { mailbox: alex, raw: Buffer.from(raw).toString('base64url') });
const context = await browser.newContext({ baseURL: flow.url, viewport: { width: 1440, height: 900 } });
const page = await context.newPage();
await signUp(page, alex);
await page.getByTitle('Sync').filter({ hasText: 'Synced' }).waitFor({ timeout: 60_000 });
await page.waitForTimeout(3000);
kept.push(await opened(page), await stillWhileRead(page));
await context.close();
kept.push(await scrolled(flow));
await browser.close();
await flow.end();
process.exitCode = kept.every(Boolean) ? 0 : 1;

/** The company's mail for the average, and odd mail for the extremes. */
async function ingest(): Promise<boolean[]> {
  const parser = startParser();
  const mails = seedCompany(new Date('2026-11-20T09:00:00Z')).mail.map(({ raw }) => raw);
  // Warm-up run.
  for (const raw of mails.slice(0, 100)) await costOf(parser, raw);
  let cpu = 0;
  for (const raw of mails) cpu += (await costOf(parser, raw)).cpu;
  const odd: ({ name: string } & Cost)[] = [];
  for (const [name, raw] of Object.entries(oddMails)) odd.push({ name, ...(await costOf(parser, raw)) });
  await parser.close();
  for (const { name, state, cpu: ms, grown } of odd)
    console.log(`  ${name}: ${state}, ${ms.toFixed(0)} ms, ${grown.toFixed(0)} MB more`);
  const most = (of: 'cpu' | 'grown'): number => Math.max(...odd.map((one) => one[of]));
  return [
    report({
      name: `ingest, average of ${mails.length}`,
      value: cpu / mails.length,
      unit: 'ms CPU',
      budget: 5,
      better: 'less',
    }),
    report({ name: 'ingest, the hardest', value: most('cpu'), unit: 'ms CPU', budget: 2000, better: 'less' }),
    report({ name: 'ingest, the largest', value: most('grown'), unit: 'MB', budget: 256, better: 'less' }),
  ];
}

type Cost = { state: string; cpu: number; grown: number };

/** Processor time of all threads in ms, and the growth of the process in megabytes. */
async function costOf(parser: Parser, raw: Uint8Array): Promise<Cost> {
  const memory = (): number => process.memoryUsage.rss() / 1024 ** 2;
  const before = { cpu: process.cpuUsage(), memory: memory() };
  let largest = before.memory;
  const watch = setInterval(() => {
    largest = Math.max(largest, memory());
  }, 10);
  const content = { kind: 'raw', raw: new Uint8Array(raw) } as const;
  const { state } = await parser.parse({ content, snippet: '', ownAddress: alex, authority: 'mx.google.com' });
  clearInterval(watch);
  const { user, system } = process.cpuUsage(before.cpu);
  return { state, cpu: (user + system) / 1000, grown: Math.max(largest, memory()) - before.memory };
}

/**
 * From the key press to the first frame with another mail's text: every mail of the queue in both directions, including
 * odd ones.
 */
async function opened(on: Page): Promise<boolean> {
  await on.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    const shown = () => ({
      position: document.querySelector('article time')?.nextElementSibling?.textContent,
      text: (document.querySelector('article [role="region"]')?.textContent ?? '').trim(),
    });
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const before = shown().position;
        const measure = (): void => {
          const { position, text } = shown();
          const isReadable = position !== before && text !== '' && !text.startsWith('The text of this email');
          // The timeout fires after the frame is painted.
          if (isReadable) setTimeout(() => times.push(performance.now() - timeStamp));
          else requestAnimationFrame(measure);
        };
        requestAnimationFrame(measure);
      },
      true,
    );
  });
  const mails = Number(/of (\d+)/.exec(await nowPlaying(on).innerText())?.[1] ?? 0);
  if (mails < 2) couldNotMeasure('opening: the queue has no second mail');
  const expected = 2 * (mails - 1);
  for (let press = 0; press < expected; press++) {
    await on.keyboard.press(press < mails - 1 ? 'j' : 'k');
    await on.waitForFunction((count) => Object(window).times.length >= count, press + 1, { timeout: 10_000 });
  }
  const times = z.array(z.number()).parse(await on.evaluate(() => Object(window).times));
  const at = (share: number): number => percentile(times, share, 'opening');
  console.log(`  opened: ${times.length}, median ${at(0.5).toFixed(0)} ms, longest ${at(1).toFixed(0)} ms`);
  return report({ name: 'opening any mail, p95', value: at(0.95), unit: 'ms', budget: 100, better: 'less' });
}

/**
 * Layout shifts while Flow reads one mail. The highlighter splits text and the pen moves on purpose, so they do not count. Neither
 * does the sync status in the header.
 */
async function stillWhileRead(on: Page): Promise<boolean> {
  await on.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const isLit = (element: Element): boolean =>
      element.closest('[data-current]') !== null || element.parentElement?.querySelector(':scope > mark') !== null;
    const isShift = (source: unknown): boolean => {
      const { node, previousRect: was, currentRect: is } = Object(source);
      const element: Element | null = node instanceof Element ? node : (node?.parentElement ?? null);
      if (element === null || element.closest('main') === null || isLit(element)) return false;
      return was.x !== is.x || was.y !== is.y || was.width !== is.width || was.height !== is.height;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('sources' in entry && Array.isArray(entry.sources) && entry.sources.some(isShift))
          shifts.push(Number(Object(entry).value));
    }).observe({ type: 'layout-shift', buffered: false });
  });
  await comeToLongMail(on);
  const playing = await on.getByRole('heading', { level: 1 }).innerText();
  await on.keyboard.press('Space');
  // Let the effects of the key press settle.
  await on.waitForTimeout(1000);
  const from = await on.getByRole('slider').getAttribute('aria-valuetext');
  await on.evaluate(() => Object(window).shifts.splice(0));
  await on.waitForTimeout(20_000);
  if ((await on.getByRole('slider').getAttribute('aria-valuetext')) === from)
    couldNotMeasure('the layout shift: nothing was read');
  const shifts = z.array(z.number()).parse(await on.evaluate(() => Object(window).shifts));
  if ((await on.getByRole('heading', { level: 1 }).innerText()) !== playing) throw new Error('the mail was too short');
  const all = shifts.reduce((sum, shift) => sum + shift, 0);
  return report({
    name: 'layout shift in 20 s of reading',
    value: all,
    unit: 'of the window',
    budget: 0,
    better: 'less',
  });
}

/** Goes to a mail that takes longer to read than the bench watches. */
async function comeToLongMail(on: Page): Promise<void> {
  for (let mails = 0; mails < 30; mails++) {
    const text = await nowPlaying(on).getByRole('region').innerText();
    if (text.length > 700) return;
    await on.keyboard.press('j');
    await on.waitForTimeout(300);
  }
}

/** Frames a second while the wheel goes through a queue of ten thousand. */
async function scrolled(of: RunningFlow): Promise<boolean> {
  const large = await browser.newContext({ baseURL: of.url, viewport: { width: 1440, height: 900 } });
  const first = await large.newPage();
  await signUp(first, alex);
  await first.close();
  const database = runningAddress(path.join(of.data, 'postgres'), 'flow', 'postgres');
  if (database === null) throw new Error('Flow runs without a database of its own');
  await of.control('faults', { path: '/', status: 503 });
  await fillMailbox(database, alex, { messages: 20_000, inbox: 10_000 });
  const fresh = await browser.newContext({
    baseURL: of.url,
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: await large.cookies(), origins: [] },
  });
  await large.close();
  const on = await fresh.newPage();
  await on.goto('/email-player');
  await nowPlaying(on).waitFor();
  await on.getByText(/^9.\d{3} emails/).waitFor({ timeout: 120_000 });
  await on.waitForTimeout(3000);
  await on.locator('ol > li[aria-posinset]').first().hover();
  await on.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    const frame = (at: number): void => {
      frames.push(at);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  for (let turn = 0; turn < 150; turn++) await on.mouse.wheel(0, 240);
  const frames = z.array(z.number()).parse(await on.evaluate(() => Object(window).frames));
  const top = await on.locator('ol:has(> li[aria-posinset])').evaluate((list) => list.scrollTop);
  if (top === 0 || frames.length < 2) couldNotMeasure('scrolling: the queue did not move');
  await fresh.close();
  const seconds = ((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / 1000;
  const gaps = frames.slice(1).map((at, nth) => at - (frames[nth] ?? at));
  console.log(`  scrolled for ${seconds.toFixed(1)} s, the longest frame ${Math.max(...gaps).toFixed(0)} ms`);
  return report({
    name: 'scroll at 10,000 mails',
    value: (frames.length - 1) / seconds,
    unit: 'frames/s',
    budget: 59,
    better: 'more',
  });
}
