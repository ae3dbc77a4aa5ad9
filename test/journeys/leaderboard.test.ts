// The leaderboard: mails that a person triaged count at once, under the name they chose, and leaving is one switch.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import { say, subject } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

test('what a person triages counts, under the name they choose, until they leave', async () => {
  const { page, context, faults } = await browser.play(flow);
  const first = await subject(page);
  await page.keyboard.press('e');
  await expect.poll(() => subject(page)).not.toBe(first);
  await say(page, 'show me the leaderboard');
  await page.getByRole('heading', { name: 'Leaderboard', level: 1 }).waitFor();
  const own = page.getByRole('row').filter({ hasText: 'You' });
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await expect
    .poll(async () => {
      await refresh.click();
      return own.count();
    })
    .toBe(1);
  expect(await own.innerText()).toMatch(/1\s+[A-Z][a-z]+ [A-Z][a-z]+ \d+\s*You\s+1\s+1/);
  await expectAccessible(page);

  await page.goto('/settings#leaderboard');
  const name = page.getByLabel('Name on the leaderboard');
  await name.fill('alex@northwind.example');
  await name.press('Enter');
  await page.getByText(/^Take 2 to 24 letters/).waitFor();
  await expectAccessible(page);
  await name.fill('alex.m');
  await name.press('Enter');
  await page.getByText('Changed: name on the leaderboard').first().waitFor();
  await page.goto('/leaderboard');
  await own.getByText('alex.m').waitFor();

  await page.goto('/settings#leaderboard');
  await page.getByRole('switch', { name: /^Stand on the leaderboard/ }).uncheck();
  await page.getByText('Changed: your place on the leaderboard').first().waitFor();
  await page.goto('/leaderboard');
  await page.getByText('Nobody has triaged a mail yet').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('without the rankings, the person stands alone, and can ask again', async () => {
  const { page, context } = await browser.play(flow, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.route('**/api/leaderboard*', (route) => route.abort());
  await page.goto('/leaderboard');
  await page.getByRole('alert').getByText('The rankings did not come').waitFor();
  expect(await page.getByRole('row').count()).toBe(2);
  await page.unroute('**/api/leaderboard*');
  await page.getByRole('button', { name: 'Try again' }).tap();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await context.close();
});
