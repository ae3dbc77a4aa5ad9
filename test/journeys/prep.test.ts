// Before and after a meeting: what the mail knows, said, shown, interrupted by words, and offline from what the server found ahead.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import { nowPlaying, say, subject, wholeScreen } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
  await plant('Pricing review', 20, [priya, jonas]);
  await plant('Beekeeping rules', 80, [keeper]);
  await plant('Helio pilot price', -90, [priya, jonas]);
});
afterAll(() => flow.end());

const alex = 'alex@northwind.example';
const priya = { email: 'priya@raman-partners.example', displayName: 'Priya Raman' };
const jonas = { email: 'jonas@northwind.example', displayName: 'Jonas Keller' };
const keeper = { email: 'keeper@beehive.example', displayName: 'Bea Keeper' };

/** Half an hour that begins in so many minutes, whatever the time of day. */
const plant = (summary: string, inMinutes: number, guests: readonly object[]) => {
  const at = (minutes: number) => ({
    dateTime: new Date(new Date().getTime() + minutes * 60_000).toISOString(),
    timeZone: 'Europe/Berlin',
  });
  const attendees = [{ email: alex, self: true, responseStatus: 'accepted' }, ...guests];
  const event = {
    summary,
    start: at(inMinutes),
    end: at(inMinutes + 30),
    organizer: { email: alex, self: true },
    attendees,
  };
  return flow.control('calendar-event', { calendar: alex, event });
};

const captions = (page: Page) => page.locator('p[aria-live=polite]');
const captionsOf = async (page: Page): Promise<string> => (await captions(page).allTextContents()).join(' ');
const card = (page: Page) => page.getByRole('region', { name: 'Before “Pricing review”' });
/** The calendar's screen asks for a look at the provider. */
const lookAtCalendar = async (page: Page): Promise<void> => {
  await page.goto('/calendar');
  await page.getByRole('grid').waitFor();
  await say(page, 'back to my mail');
};
/** What Flow says once it has the planted events. */
const answered = async (page: Page, words: string, answer: RegExp): Promise<void> => {
  const asked = async (): Promise<string> => {
    await say(page, words);
    await captions(page).filter({ hasText: words }).first().waitFor();
    return captionsOf(page);
  };
  await expect.poll(asked, { interval: 1000 }).toMatch(answer);
};
const prep = 'prep me for the pricing review';
/** Flow's own sentence after the person's. */
const more = /You: more on that\. .*(?:: “|files?[:,]|coming\.|That’s all I found\.)/;
const said = /“Pricing review” in \d+ minutes, with .*Priya.*asks: “/;

describe('a meeting', () => {
  test('is prepared in 45 seconds, and “more on that” and “open it” interrupt', async () => {
    const { page, context, faults } = await browser.play(flow);
    await lookAtCalendar(page);
    await answered(page, prep, said);
    const seconds = await card(page)
      .getByRole('button', { name: /^Say it/ })
      .innerText();
    expect(Number(/\d+/.exec(seconds)?.[0])).toBeLessThanOrEqual(45);
    await expectAccessible(page);
    await wholeScreen(page);

    await say(page, 'more on that');
    await expect.poll(() => captionsOf(page)).toMatch(more);
    await say(page, 'open it');
    await expect.poll(() => subject(page)).toMatch(/pric|Helio/i);
    await say(page, prep);
    await card(page)
      .getByRole('button', { name: /^Say it/ })
      .waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('about which nobody wrote is prepared by saying so', async () => {
    const { page, context, faults } = await browser.play(flow);
    await lookAtCalendar(page);
    await answered(page, 'prep me for the beekeeping rules', /“Beekeeping rules” .*Nothing in your mail about this\./);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('leaves follow-ups: what is open is said, and a mail to all waits for the person', async () => {
    const { page, context } = await browser.play(flow);
    await lookAtCalendar(page);
    const words = 'any follow-ups from the helio pilot price';
    await answered(page, words, /Open from “Helio pilot price”\. .*Which\?/);
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await say(page, 'a mail to all');
    await expect.poll(() => captionsOf(page)).toMatch(/Helio pilot price/);
    await page.getByRole('textbox', { name: 'Subject' }).waitFor();
    expect(asked.filter((one) => /^POST .*send/.test(one))).toEqual([]);
    await context.close();
  });

  test('is prepared offline after a reload, from what the server found ahead', async () => {
    const { page, context } = await browser.play(flow, { serviceWorkers: 'allow' });
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await lookAtCalendar(page);
    const prepared = async (): Promise<string> => {
      await answered(page, prep, said);
      return captionsOf(page);
    };
    // Once the server has found it ahead, nobody asks the server any more.
    await expect
      .poll(
        async () => {
          asked.length = 0;
          await prepared();
          return asked.filter((path) => path === '/api/calendar/prep');
        },
        { timeout: 100_000, interval: 2000 },
      )
      .toEqual([]);

    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await context.setOffline(true);
    await page.reload();
    await nowPlaying(page).waitFor();
    expect(await prepared()).not.toContain('from the mail on this device');
    await context.close();
  });
});
