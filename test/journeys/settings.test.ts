// The settings page: a change counts at once, on each device, offline, and goes back on a key.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import { nowPlaying, openTyping, say, signUp } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const captions = (page: Page) => page.getByRole('switch', { name: /^Captions/ });
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);
const meetings = (page: Page) => page.getByRole('switch', { name: /^Meetings/ });
const dark = (page: Page) => page.getByRole('radio', { name: 'Dark' });

test('words change a setting only with a tap or the number on the screen, and undo takes it back', async () => {
  const { page, context, faults } = await browser.play(flow);
  const card = page.getByRole('alertdialog');
  await say(page, 'turn the captions off');
  await card.getByText('Captions off?').waitFor();
  await expectAccessible(page);
  await say(page, 'yes');
  await card.waitFor();
  expect(await card.locator('strong').innerText()).toMatch(/^\d\d$/);
  await openTyping(page);
  const line = page.getByRole('textbox', { name: 'You', exact: true });
  const right = await card.locator('strong').innerText();
  await line.fill(right === '11' ? '12' : '11');
  await line.press('Enter');
  await page
    .getByText(/didn’t catch|did not catch/)
    .first()
    .waitFor();
  await line.fill(right);
  await line.press('Enter');
  await card.waitFor({ state: 'detached' });
  const other = await context.newPage();
  await other.goto('/settings');
  await expect.poll(() => captions(other).isChecked()).toBe(false);
  await say(page, 'undo');
  await expect.poll(() => captions(other).isChecked()).toBe(true);

  await say(page, 'hold my mail for twenty seconds');
  await card.getByText('Hold for 20 seconds before sending?').waitFor();
  await card.getByRole('button', { name: 'Change' }).click();
  await card.waitFor({ state: 'detached' });
  await say(page, 'hold my mail for 20 seconds');
  await page.getByText('That’s how it is.').first().waitFor();
  await say(page, 'dark mode');
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  expect(await theme(page)).not.toBe('dark');
  expect(faults).toEqual([]);
  await context.close();
});

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

  await meetings(page).uncheck();
  await expect.poll(() => meetings(other).isChecked()).toBe(false);
  await page.getByText('Changed: notices of meetings').first().waitFor();
  await page.keyboard.press('z');
  await expect.poll(() => meetings(other).isChecked()).toBe(true);

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
  await meetings(page).uncheck();
  expect(await captions(page).isChecked()).toBe(false);
  await context.setOffline(false);
  const other = await context.newPage();
  await other.goto('/settings');
  await expect.poll(() => captions(other).isChecked()).toBe(false);
  await expect.poll(() => meetings(other).isChecked()).toBe(false);
  await captions(page).check();
  await meetings(page).check();
  await context.close();
});

test('a muted thread is listed until it is unmuted, in each tab', async () => {
  const { page, context, faults } = await browser.play(flow);
  const heading = () => nowPlaying(page).getByRole('heading', { level: 1 }).innerText();
  const latest = await heading();
  // The list names a thread by its first mail.
  const subject = latest.replace(/^Re: /, '');
  await page.keyboard.press('m');
  await expect.poll(heading).not.toBe(latest);
  const muted = (of: Page, act: 'Unmute' | 'Undo' = 'Unmute') =>
    of.getByRole('region', { name: 'Muted threads' }).getByRole('button', { name: `${act} ${subject}` });
  const other = await context.newPage();
  await other.goto('/settings');
  await page.goto('/settings');
  await muted(page).waitFor();
  await muted(other).waitFor();
  await expectAccessible(page);
  await muted(page).click();
  await muted(other).waitFor({ state: 'detached' });
  await muted(page, 'Undo').click();
  await muted(other).waitFor();
  await muted(page).click();
  await muted(other).waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});

test('an address with a section shows that section', async () => {
  const { page, context } = await browser.play(flow);
  await page.goto('/settings#notices');
  const title = page.getByRole('heading', { name: 'Notices', level: 2 });
  const top = async (): Promise<number> => (await title.boundingBox())?.y ?? -1;
  await expect.poll(top).toBeLessThan(300);
  expect(await top()).toBeGreaterThan(0);
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
