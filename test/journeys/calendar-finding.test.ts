// A person finds a time with a colleague by words: the calendar shows three dashed times, and a yes books one of them, once.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { openBrowser, startSettled } from '#test/support/browser.ts';
import { say } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const captions = (page: Page) => page.locator('p[aria-live=polite]');
const slots = (page: Page) => page.getByRole('grid').getByRole('button', { name: /^Time \d: / });
const rows = (page: Page) =>
  page.getByRole('region', { name: 'Times on offer' }).getByRole('button', { name: /^Time/ });

const Listing = z.object({ events: z.array(z.object({ summary: z.optional(z.string()) })) });
const titlesAtGoogle = async (): Promise<(string | undefined)[]> =>
  Listing.parse(await flow.control('calendar?calendar=alex@northwind.example')).events.map(({ summary }) => summary);

const openCalendar = async (page: Page): Promise<void> => {
  await page.goto('/calendar');
  await page
    .getByRole('grid')
    .getByRole('button', { name: /^Standup, / })
    .first()
    .waitFor();
};

const thursday = 'find thirty minutes with Priya next Thursday afternoon';

describe('a time found by words', () => {
  test('three dashed times with reasons, "two" reads it back, and a yes books it at Google once', async () => {
    const { page } = await browser.play(flow);
    await openCalendar(page);
    await say(page, thursday);
    await captions(page).filter({ hasText: 'Which?' }).waitFor();
    expect(await slots(page).count()).toBe(3);
    expect(await rows(page).count()).toBe(3);
    await expect.poll(() => slots(page).first().getAttribute('style')).toContain('top');
    await page.keyboard.press('Escape');
    await expect.poll(() => slots(page).count()).toBe(0);
    await say(page, thursday);
    await expect.poll(() => slots(page).count()).toBe(3);
    await page.keyboard.press('2');
    await captions(page).filter({ hasText: 'Invite Priya' }).waitFor();
    expect((await titlesAtGoogle()).filter((title) => title === 'Meeting with Priya')).toEqual([]);
    await say(page, 'yes');
    await expect
      .poll(async () => (await titlesAtGoogle()).filter((title) => title === 'Meeting with Priya'), { timeout: 60_000 })
      .toHaveLength(1);
  });
});
