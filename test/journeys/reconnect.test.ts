// Google ends the connection: Flow says so and asks, keeps commands, and continues after the reconnect.
import type { Locator, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { archiveOne, expectAccessible, openBrowser, type Visit } from '#test/support/browser.ts';
import { nowPlaying, signUp } from '#test/support/chromium.ts';
import { type RunningFlow, startFlow } from '#test/support/flow.ts';
import { longTest } from '#test/support/sampled.ts';

const alex = 'alex@northwind.example';
const browser = openBrowser();
let flow: RunningFlow;
let visit: Visit;
let page: Page;
beforeAll(async () => {
  flow = await startFlow();
});
afterAll(() => flow.end());
const come = async (email: string) => {
  visit = await browser.visit(flow);
  page = visit.page;
  await signUp(page, email);
};

const notice = (title: string) => page.locator('li[data-state="open"]').filter({ hasText: title });
const loseConnection = async () => {
  await flow.control('revoke', { email: alex });
  await page.getByTitle('Sync').click();
  await page.getByRole('menuitem', { name: 'Sync now' }).click();
  await notice('Reconnection Required').waitFor();
};
const inInbox = async () => (await flow.labelsOf(alex)).filter(({ labelIds }) => labelIds.includes('INBOX')).length;

longTest('reconnect: by Sign Out & Reconnect', async () => {
  await come(alex);
  await loseConnection();
  const before = await inInbox();
  await archiveOne(page);
  await page.goto('/history');
  await notice('Reconnection Required').waitFor();
  await page.goto('/auth-debug');
  await page.getByText('Authentication Issue').waitFor();
  await expectAccessible(page);
  expect(await inInbox()).toBe(before);
  await notice('Reconnection Required').getByRole('button', { name: 'Sign Out & Reconnect' }).click();
  await page.waitForURL(`${flow.url}/`);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: alex }).click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await nowPlaying(page).waitFor();
  await expect.poll(inInbox).toBeLessThan(before);
  expect(visit.faults).toEqual([]);
});

test('reconnect: from the current screen, a dismissed notice stays away, and the end is announced', async () => {
  await come(alex);
  await loseConnection();
  // On a phone it covers no text either.
  await page.setViewportSize({ width: 390, height: 844 });
  const edge = async (of: Locator) => (await of.boundingBox()) ?? { y: 0, height: 0 };
  await expect
    .poll(async () => {
      const { y, height } = await edge(notice('Reconnection Required'));
      return y + height <= (await edge(nowPlaying(page))).y;
    })
    .toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await notice('Reconnection Required').getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => notice('Reconnection Required').count()).toBe(0);
  await page.getByRole('link', { name: 'Activity' }).click();
  await page.getByRole('heading', { name: 'Recent Activity' }).waitFor();
  expect(await notice('Reconnection Required').count()).toBe(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inbox' }).click();
  await nowPlaying(page).waitFor();
  const before = await inInbox();
  await archiveOne(page);
  await page.getByRole('button', { name: 'Reconnect', exact: true }).click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await nowPlaying(page).waitFor();
  await notice('Sync Restored').waitFor();
  await expect.poll(inInbox).toBeLessThan(before);
  await page.goto('/auth-debug');
  await page.getByText('Session Active').waitFor();
  await page.getByRole('button', { name: 'Check token system' }).click();
  await page.getByText(`They open ${alex}.`).waitFor();
  await expectAccessible(page);
  expect(visit.faults).toEqual([]);
});

longTest('the sync menu stops and resumes older mail', async () => {
  const maya = 'maya@northwind.example';
  await flow.control('fill', { user: maya, messages: 2000, inbox: 60 });
  await come(maya);
  const sync = page.getByTitle('Sync');
  const choose = async (entry: string) => {
    await sync.click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await sync.getByText('older mail').waitFor();
  await sync.click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await choose('Stop older mail');
  await expect.poll(() => sync.innerText()).toMatch(/Synced/);
  await choose('Resume older mail');
  // It resumes when the minute's quota allows. Until then it is no longer paused.
  await sync.click();
  await expect.poll(() => page.getByRole('menuitem', { name: 'Resume older mail' }).count()).toBe(0);
  expect(visit.faults).toEqual([]);
});
