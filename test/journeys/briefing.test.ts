// The briefing: asked for from the player, interrupted by words, and acted on line by line.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import { say, wholeScreen } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const lines = (page: Page) => page.getByRole('listitem').filter({ has: page.locator('[aria-current]') });
const current = (page: Page) => page.locator('[aria-current="true"]');
const pressPause = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByRole('button', { name: /^Play \d+ seconds$/ }).waitFor();
};

test('“brief me” tells the day in a minute, and words in between act on the line that Flow says', async () => {
  const { page, context, faults } = await browser.play(flow);
  await say(page, 'brief me');
  await page.waitForURL('**/briefing');
  await page.getByRole('heading', { name: /^Good (?:morning|afternoon|evening), Alex\.$/ }).waitFor();
  await page.getByText('Looking for promises…').waitFor({ state: 'detached' });
  await pressPause(page);
  const spoken = await page.getByRole('button', { name: /^Play \d+ seconds$/ }).innerText();
  expect(Number(/\d+/.exec(spoken)?.[0])).toBeLessThanOrEqual(60);
  await expectAccessible(page);
  await wholeScreen(page);

  // On a weekend the briefing leaves out what mails ask.
  const isWeekend = [0, 6].includes(new Date().getUTCDay());
  if (isWeekend)
    expect(
      await lines(page)
        .filter({ hasText: / asks: / })
        .count(),
    ).toBe(0);
  else await actOnMail(page);

  await say(page, 'wrap up');
  await page.waitForURL('**/briefing?of=evening');
  await page.getByRole('heading', { name: 'Good evening, Alex.' }).waitFor();
  if (!isWeekend)
    await page
      .getByText(/Today you archived one email/)
      .first()
      .waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a reload keeps the place in the briefing, and Flow waits there', async () => {
  const { page, context, faults } = await browser.play(flow);
  await say(page, 'brief me');
  await page.waitForURL('**/briefing');
  await page.getByText('Looking for promises…').waitFor({ state: 'detached' });
  await pressPause(page);
  const words = lines(page).nth(1).getByRole('button').first();
  const [text = ''] = (await words.innerText()).split('\n');
  await words.click();
  await expect.poll(() => current(page).innerText()).toContain(text);
  await pressPause(page);
  await page.reload();
  await expect.poll(() => current(page).innerText()).toContain(text);
  await page.getByRole('button', { name: /^Play \d+ seconds$/ }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

const actOnMail = async (page: Page): Promise<void> => {
  const mail = lines(page)
    .filter({ hasText: / asks: / })
    .first();
  const asked = (await mail.getByRole('button').first().innerText()).split('\n')[0] ?? '';
  await mail.getByRole('button').first().click();
  await expect.poll(() => current(page).innerText()).toContain(asked.slice(0, 40));
  await pressPause(page);
  await say(page, 'more on that');
  await page
    .getByText(/^Flow /)
    .first()
    .waitFor();
  await say(page, 'archive it');
  await page
    .getByText(/Archived\./)
    .first()
    .waitFor();
  await expect.poll(() => current(page).innerText()).not.toContain(asked.slice(0, 40));

  await say(page, 'skip to my calendar');
  await expect.poll(() => current(page).innerText()).toMatch(/meeting|calendar/i);
  await pressPause(page);
};
