// Every published attack in every place for foreign text: sender name, subject, body, snippet, label and contact, in results, letter,
// queue, notices, labels, palette and activity. None of it runs or sends a request.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium, nowPlaying, signUp, subject } from '#test/support/chromium.ts';
import { type RunningFlow, startFlow } from '#test/support/flow.ts';
import {
  countedPage,
  deliverHostile,
  findAll,
  hostileTexts,
  lookAtHostile,
  runMarkup,
} from '#test/support/hostile-text.ts';
import { publishedSpoofs } from '#test/support/published.ts';

const alex = 'alex@northwind.example';
const perBatch = 30;
const texts = hostileTexts();
/** Three-letter words that find a batch. */
const batches = Array.from({ length: Math.ceil(texts.length / perBatch) }, (_, nth) => ({
  word: `q${(nth + 36 * 36).toString(36).slice(1)}`,
  some: texts.slice(nth * perBatch, (nth + 1) * perBatch),
}));

let flow: RunningFlow;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let ran: string[];

beforeAll(async () => {
  flow = await startFlow();
  await flow.control('quota', { profile: 'off' });
  for (const { word, some } of batches) await deliverHostile(flow, alex, word, some);
  for (const { raw } of publishedSpoofs()) await flow.control('deliver', { mailbox: alex, raw });
  browser = await launchChromium();
  const viewport = { width: 1440, height: 900 };
  context = await browser.newContext({ baseURL: flow.url, serviceWorkers: 'block', viewport, reducedMotion: 'reduce' });
  const first = await context.newPage();
  await signUp(first, alex);
  await first.close();
  ({ page, ran } = await countedPage(context, flow.url));
}, 600_000);
afterAll(async () => {
  await browser.close();
  await flow.end();
});

test('hostile text: the run includes the published attacks, or skips them if they are not next to this checkout', ({
  skip,
}) => {
  if (publishedSpoofs().length === 0) skip();
  expect(texts.length).toBeGreaterThan(1_380);
});

test.each(batches.slice(0, 1))('hostile text: the oldest mails, which come last, are there', async ({ word, some }) => {
  await findAll(page, word, some.length, 400_000);
  expect(ran).toEqual([]);
});

test.each(batches)('hostile text: $word: foreign text stays text', async ({ word, some }) => {
  ran.length = 0;
  await page.goto('/email-player');
  await nowPlaying(page).waitFor();
  await lookAtHostile(page, word, some.length);
  expect(ran).toEqual([]);
});

test.skipIf(publishedSpoofs().length === 0)('hostile text: mails of an impersonator stay text', async () => {
  ran.length = 0;
  await page.goto('/email-player');
  await nowPlaying(page).waitFor();
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('this is a test message best wishes');
  const results = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
  await expect.poll(() => results.count()).toBeGreaterThan(15);
  const count = await results.count();
  await results.first().click();
  for (let nth = 1; nth < count; nth += 1) {
    const before = await subject(page);
    await page.keyboard.press('j');
    await expect.poll(() => subject(page)).not.toBe(before);
  }
  expect(ran).toEqual([]);
});

test('hostile text: the probe detects markup that runs', async () => {
  await runMarkup(page);
  expect(ran).toEqual(expect.arrayContaining(['alert ran', 'attribute href', 'element iframe']));
});
