// Flow without a network: the app is on the device, so a reload, a new tab or a day offline change nothing.
import type { BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { effectsAt, threadsInInbox } from '#test/support/at-provider.ts';
import { archiveOne, expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import { nowPlaying, signUp, subject, wholeScreen } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const alex = 'alex@northwind.example';
const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

/** The player, once the browser has cached the app. */
const keptPlayer = async () => {
  const visit = await browser.play(flow, { serviceWorkers: 'allow' });
  await appKept(visit.page);
  return visit;
};

const appKept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

const inbox = () => threadsInInbox(flow, alex);

const effects = () => effectsAt(flow);

const strip = (page: Page) => page.locator('[data-trouble]');

/** Every address in the browser's cache. */
const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const asked = await Promise.all(caches.map((cache) => cache.keys()));
    return asked.flat().map(({ url }) => new URL(url).pathname);
  });

test('offline: a reload without the server keeps mail, position and outbox, commands work, and each runs once', async () => {
  const { page, context, faults } = await keptPlayer();
  const before = await inbox();
  await flow.kill();
  const first = await archiveOne(page);
  await page.reload();
  await nowPlaying(page).waitFor();
  await strip(page).getByText('1 action will be done when it answers').waitFor();
  const second = await archiveOne(page);
  await page.reload();
  const waiting = page.getByRole('region', { name: 'Waiting to send' });
  for (const words of [first, second]) await waiting.getByText(words).waitFor();
  await flow.start();
  await expect.poll(() => strip(page).count(), { timeout: 30_000 }).toBe(0);
  await expect.poll(async () => before.size - (await inbox()).size, { timeout: 60_000 }).toBe(2);
  const done = await effects();
  expect(new Set(done).size).toBe(done.length);
  expect(faults).toEqual([]);
  await context.close();
});

test('offline: a command at the instant of a reload survives it and runs', async () => {
  const { page, context, faults } = await keptPlayer();
  const before = await inbox();
  const was = await subject(page);
  await context.setOffline(true);
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', code: 'KeyE', bubbles: true }));
    location.reload();
  });
  await reloaded;
  await nowPlaying(page).waitFor();
  const waiting = page.getByRole('region', { name: 'Waiting to send' });
  await waiting.getByText(was).waitFor();
  await context.setOffline(false);
  await expect.poll(async () => before.size - (await inbox()).size, { timeout: 60_000 }).toBe(1);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('cut_off')))).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test('offline: reload, new tab and a late undo work, and the browser’s cache contains no personal data', async () => {
  const { page, context, faults } = await keptPlayer();
  const before = await inbox();
  const archived = await archiveOne(page);
  await expect.poll(async () => before.size - (await inbox()).size, { timeout: 60_000 }).toBe(1);
  await context.setOffline(true);
  await context.clock.setSystemTime(new Date(new Date().getTime() + 5 * 3_600_000));
  await page.reload();
  await strip(page).getByText('You’re offline.').waitFor();
  // The undo history loads a moment after the mail.
  await expect.poll(() => page.getByRole('button', { name: /^Undo/ }).isEnabled()).toBe(true);
  await page.keyboard.press('z');
  await expect.poll(() => subject(page)).toBe(archived);
  const other = await context.newPage();
  await other.goto('/history');
  await other.goto('/email-player');
  await nowPlaying(other).waitFor();
  await strip(other).getByText('1 action will be done when you’re back').waitFor();
  expect(await keptAddresses(page)).not.toContainEqual(expect.not.stringMatching(/^\/(assets\/[^/]+|email-player|)$/));
  await context.setOffline(false);
  await expect.poll(async () => [...(await inbox())].sort(), { timeout: 60_000 }).toEqual([...before].sort());
  expect(faults).toEqual([]);
  await context.close();
});

test('offline: mail sent and stopped in one tab is not sent by another that saw it wait', async () => {
  const { page, context, faults } = await keptPlayer();
  await context.setOffline(true);
  await page.keyboard.press('r');
  const text = page.getByRole('form', { name: /draft$/ }).getByLabel('Draft', { exact: true });
  await text.fill('Held in time.');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+Enter');
  await waits(page).waitFor();
  const other = await context.newPage();
  await other.goto('/email-player');
  await waits(other).waitFor();
  await page.bringToFront();
  await page.getByRole('region', { name: 'Sending' }).getByRole('button', { name: /Hold/ }).click();
  await expect.poll(() => text.inputValue()).toBe('Held in time.');
  await waits(other).waitFor({ state: 'detached' });
  const before = flow.lines.length;
  await context.setOffline(false);
  // Both tabs have fetched the state of the sending.
  for (const tab of [page, other]) await strip(tab).waitFor({ state: 'detached' });
  expect(await page.evaluate(async () => (await fetch('/api/sendings')).json())).toMatchObject({ sendings: [] });
  expect(flow.lines.slice(before).filter((line) => /"POST","route":"\/api\/sendings/.test(line))).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

const waits = (page: Page) => page.getByRole('region', { name: 'Sending' }).getByText('waits for connection');

test.each(['allow', 'block'] as const)(
  'offline: signing out is confirmed, and the server hears of it later (service worker: %s)',
  async (serviceWorkers) => {
    const { page, context, faults } = await browser.visit(flow, { serviceWorkers });
    // A separate session, which ends here.
    await signUp(page, alex);
    await wholeScreen(page);
    if (serviceWorkers === 'allow') await appKept(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: /account of Alex/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    const message = page.getByText('You’re signed out on this device.');
    await message.first().waitFor();
    await page.getByRole('button', { name: 'Log In' }).waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
    if (serviceWorkers === 'allow') {
      await page.goto('/email-player');
      await message.first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
    }
    expect(await sessionCookies(context)).toHaveLength(1);
    await context.setOffline(false);
    await page.getByText('Flow’s server knows that you signed out.').first().waitFor();
    expect(await sessionCookies(context)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  },
);

const sessionCookies = async (context: BrowserContext) =>
  (await context.cookies(flow.url)).filter(({ httpOnly }) => httpOnly).map(({ name }) => name);
