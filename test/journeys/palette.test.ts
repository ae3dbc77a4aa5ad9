// The palette: every command is found by common names, runs from there, and shows its phrase and key.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import { nowPlaying, subject, wholeScreen } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';
import { longTest } from '#test/support/sampled.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Command' });
const chosen = (page: Page) => palette(page).getByRole('option', { selected: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? 'BODY');
const open = async (page: Page): Promise<void> => {
  // A closing palette would catch keys for the next one.
  await palette(page).waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
};

test('the palette opens by key, moves by arrows, finds synonyms, and returns the focus', async () => {
  const { page, context, faults } = await browser.play(flow);
  const first = await subject(page);
  await open(page);
  await expectAccessible(page);
  expect(await chosen(page).innerText()).toMatch(/^Archive/);
  await page.keyboard.press('ArrowDown');
  expect(await chosen(page).innerText()).toMatch(/^Reply/);
  await page.keyboard.press('End');
  expect(await chosen(page).getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Home');
  expect(await chosen(page).innerText()).toMatch(/^Archive/);
  await page.keyboard.press('Escape');
  await palette(page).waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('BODY');
  expect(await subject(page)).toBe(first);

  await open(page);
  await page.keyboard.type('arcihve');
  await page.keyboard.press('Enter');
  await expect.poll(() => subject(page)).not.toBe(first);
  // At some hours of the day the next mail is an invitation.
  const likely = /invitation/i.test(await subject(page)) ? /^Accept/ : /^Archive/;
  await open(page);
  expect(await chosen(page).innerText()).toMatch(likely);
  await page.keyboard.type('take that back');
  expect(await chosen(page).innerText()).toMatch(/^Undo/);
  await page.keyboard.press('Enter');
  await expect.poll(() => subject(page)).toBe(first);

  await open(page);
  await page.keyboard.type('lisbon');
  await palette(page).getByRole('option', { name: 'Search mail for “lisbon”' }).click();
  await page.getByRole('searchbox').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => subject(page)).toBe(first);

  await open(page);
  await page.keyboard.type('block gregor haskins');
  await page.keyboard.press('Enter');
  await page
    .getByText(/^Blocked Gregor/)
    .first()
    .waitFor();
  await page.goto('/history');
  const entry = page.getByRole('listitem').filter({ hasText: 'Blocked a sender' });
  await entry.hover();
  await entry.getByRole('button', { name: /^Undo/ }).click();
  await page.getByText('undone', { exact: true }).first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

longTest('the palette works offline and by touch, and single-key shortcuts can be off', async () => {
  const visit = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const { page, context, faults } = await browser.play(flow, visit);
  await wholeScreen(page);
  await context.setOffline(true);
  const first = await subject(page);
  await page.getByRole('button', { name: 'All commands' }).tap();
  await field(page).fill('snooze till monday');
  await palette(page)
    .getByRole('option', { name: /^Snooze until [\w ,]+ 8:00/i })
    .tap();
  await expect.poll(() => subject(page)).not.toBe(first);

  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'All keys' }).waitFor();
  await expectAccessible(page);
  await page.getByLabel('Find a key or a phrase').fill('junk');
  await page.getByText('Report spam', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Turn single keys off in Settings' }).tap();
  const settings = page.getByRole('region', { name: 'Mail and keys' });
  await settings.waitFor();
  await expectAccessible(page);
  await settings.getByRole('switch', { name: /^Single keys/ }).tap();
  await page.keyboard.press('Escape');
  await nowPlaying(page).waitFor();
  const second = await subject(page);
  await page.keyboard.press('e');
  await page.keyboard.press('?');
  await open(page);
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await subject(page)).toBe(second);
  expect(await nowPlaying(page).count()).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});
