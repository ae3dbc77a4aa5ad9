// The settings page: a change counts at once, on each device, offline, and goes back on a key.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import { signUp } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const captions = (page: Page) => page.getByRole('switch', { name: /^Captions/ });
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);
const dark = (page: Page) => page.getByRole('radio', { name: 'Dark' });

test('a change counts at once, reaches another tab and another visit, and Z takes it back', async () => {
  const { page, context, faults } = await browser.play(flow);
  await page.getByRole('button', { name: /account of Alex Moreau/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await expectAccessible(page);
  const other = await context.newPage();
  await other.goto('/settings#mail');
  await dark(other).waitFor({ state: 'attached' });

  await dark(page).check({ force: true });
  expect(await theme(page)).toBe('dark');
  await page.getByText('Changed: theme').first().waitFor();
  await expect.poll(() => theme(other)).toBe('dark');
  expect(await dark(other).isChecked()).toBe(true);
  await captions(page).uncheck();
  await expect.poll(() => captions(other).isChecked()).toBe(false);
  await page.keyboard.press('z');
  await expect.poll(() => captions(page).isChecked()).toBe(true);
  await expect.poll(() => captions(other).isChecked()).toBe(true);

  await page.reload();
  await dark(page).waitFor({ state: 'attached' });
  await expect.poll(() => dark(page).isChecked()).toBe(true);
  await page.keyboard.press('Escape');
  await page.waitForURL('**/email-player');
  expect(faults).toEqual([]);
  await context.close();
});

test('a change made offline is kept and arrives once the server is back', async () => {
  const { page, context } = await browser.play(flow);
  await page.goto('/settings');
  await captions(page).waitFor();
  await context.setOffline(true);
  await captions(page).uncheck();
  expect(await captions(page).isChecked()).toBe(false);
  await context.setOffline(false);
  const other = await context.newPage();
  await other.goto('/settings');
  await expect.poll(() => captions(other).isChecked()).toBe(false);
  await captions(page).check();
  await context.close();
});

test('a device that is signed out in the settings loses its session', async () => {
  const { page, context } = await browser.play(flow);
  const elsewhere = await browser.visit(flow);
  await signUp(elsewhere.page, 'alex@northwind.example');
  await page.goto('/settings#devices');
  const ends = page.getByRole('region', { name: 'Devices' }).getByRole('button', { name: /^Sign out/ });
  await ends.first().waitFor();
  const before = await ends.count();
  await ends.first().click();
  await expect.poll(() => ends.count()).toBeLessThan(before);
  await elsewhere.page.waitForURL('**/');
  await page.reload();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await elsewhere.context.close();
  await context.close();
});
