// A person changes their own events by words, from any screen, and takes each back, also at Google.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { openBrowser, startSettled } from '#test/support/browser.ts';
import { say } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';
import { longTest } from '#test/support/sampled.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const captions = (page: Page) => page.locator('p[aria-live=polite]');
const event = (page: Page, name: string) =>
  page.getByRole('grid').getByRole('button', { name: new RegExp(`^${name}, `) });

const Listing = z.object({
  events: z.array(
    z.object({
      summary: z.optional(z.string()),
      status: z.optional(z.string()),
      recurringEventId: z.optional(z.string()),
    }),
  ),
});

const Added = z.object({ id: z.string() });

const Starts = z.object({
  events: z.array(
    z.object({ summary: z.optional(z.string()), start: z.optional(z.object({ dateTime: z.optional(z.string()) })) }),
  ),
});

/** In milliseconds. Null if it is not there. */
const startAtGoogle = async (title: string): Promise<number | null> => {
  const { events } = Starts.parse(await flow.control('calendar?calendar=alex@northwind.example'));
  const start = events.find(({ summary }) => summary === title)?.start?.dateTime;
  return start === undefined ? null : Date.parse(start);
};

/** Single events and whole series. */
const titlesAtGoogle = async (): Promise<(string | undefined)[]> =>
  Listing.parse(await flow.control('calendar?calendar=alex@northwind.example'))
    .events.filter(({ status, recurringEventId }) => status !== 'cancelled' && recurringEventId === undefined)
    .map(({ summary }) => summary);

/** Says it, and waits for Flow's answer. */
const answer = async (page: Page, words: string): Promise<string> => {
  await say(page, words);
  await captions(page).filter({ hasText: words }).first().waitFor();
  return (await captions(page).allTextContents()).join(' ');
};

const at = (days: number, hour: number) => ({
  dateTime: new Date(new Date().setHours(24 * days + hour, 0, 0, 0)).toISOString(),
  timeZone: 'Europe/Berlin',
});

const openCalendar = async (page: Page): Promise<void> => {
  await page.goto('/calendar');
  await event(page, 'Standup').first().waitFor();
};

describe('own events by words', () => {
  test('a blocked time is drawn at once, reaches Google, and "undo" takes it away there too', async () => {
    const { page, context, faults } = await browser.play(flow);
    await openCalendar(page);
    await say(page, 'back to my mail');
    expect(await answer(page, 'block tomorrow at six in the morning for sailing')).toMatch(
      /Blocked, “Sailing”, tomorrow 6:00.* to 7:00/,
    );
    await expect.poll(titlesAtGoogle).toContain('Sailing');
    expect(await answer(page, 'undo')).toContain('Undone. It’s off your calendar.');
    await expect.poll(titlesAtGoogle).not.toContain('Sailing');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('"it" is moved, made longer and renamed while the calendar draws each change', async () => {
    const { page, context } = await browser.play(flow);
    await openCalendar(page);
    await answer(page, 'show tomorrow');
    expect(await answer(page, 'put tailor on tomorrow at ten at night')).toContain('Tailor, tomorrow 22:00 to 23:00.');
    await event(page, 'Tailor').waitFor();
    expect(await answer(page, 'make it half an hour')).toContain('“Tailor” is now tomorrow 22:00 to 22:30.');
    expect(await answer(page, 'rename it to Seamstress')).toContain('Renamed to “Seamstress”.');
    await event(page, 'Seamstress').waitFor();
    await expect.poll(titlesAtGoogle).toContain('Seamstress');
    expect(await answer(page, 'cancel it')).toContain('Cancelled “Seamstress”');
    await event(page, 'Seamstress').waitFor({ state: 'detached' });
    await expect.poll(titlesAtGoogle).not.toContain('Seamstress');
    await context.close();
  });

  longTest('of a series Flow asks for one or all, and an answer does just that', async () => {
    await flow.control('calendar-event', {
      calendar: 'alex@northwind.example',
      event: {
        summary: 'Sailing class',
        start: at(0, 5),
        end: at(0, 6),
        recurrence: ['RRULE:FREQ=DAILY'],
      },
    });
    const { page, context } = await browser.play(flow);
    await openCalendar(page);
    await event(page, 'Sailing class').first().waitFor();
    const before = await event(page, 'Sailing class').count();
    expect(await answer(page, 'cancel the sailing class')).toMatch(/Just (?:today|tomorrow)’s, or every day\?/);
    expect(await answer(page, 'just the one')).toMatch(/Cancelled “Sailing class” .*The others stay\./);
    expect(await answer(page, 'undo')).toContain('Undone. It’s back on your calendar.');
    await expect.poll(() => event(page, 'Sailing class').count()).toBe(before);
    await answer(page, 'cancel the sailing class');
    expect(await answer(page, 'all of them')).toContain('Cancelled every “Sailing class”.');
    await event(page, 'Sailing class').first().waitFor({ state: 'detached' });
    await expect.poll(titlesAtGoogle).not.toContain('Sailing class');
    await context.close();
  });

  longTest('offline it is drawn, kept over a reload, and delivered later', async () => {
    const { page, context } = await browser.play(flow, { serviceWorkers: 'allow' });
    await openCalendar(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await context.setOffline(true);
    await answer(page, 'show tomorrow');
    expect(await answer(page, 'put rowing on my calendar tomorrow at nine at night')).toContain(
      'Rowing, tomorrow 21:00 to 22:00.',
    );
    await event(page, 'Rowing').waitFor();
    await page.reload();
    await answer(page, 'show tomorrow');
    await event(page, 'Rowing').waitFor();
    await context.setOffline(false);
    await expect.poll(titlesAtGoogle).toContain('Rowing');
    await context.close();
  });

  test('one sentence fills the editor', async () => {
    const { page, context } = await browser.play(flow);
    await openCalendar(page);
    await page.keyboard.press('c');
    const form = page.getByRole('dialog', { name: 'New event' });
    await form.getByLabel('In one sentence').fill('lunch with myself tomorrow at one for an hour, La Perla');
    await expect.poll(() => form.getByLabel('Title').inputValue()).toBe('Lunch');
    expect(await form.getByLabel('From').inputValue()).toBe('13:00');
    expect(await form.getByLabel('To').inputValue()).toBe('14:00');
    expect(await form.getByLabel('Place').inputValue()).toBe('La Perla');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.poll(titlesAtGoogle).toContain('Lunch');
    await context.close();
  });

  test('moved here offline and elsewhere meanwhile, Flow asks with both times, and the answer holds', async () => {
    const added = Added.parse(
      await flow.control('calendar-event', {
        calendar: 'alex@northwind.example',
        event: { summary: 'Fencing lesson', start: at(1, 5), end: at(1, 6) },
      }),
    );
    const { page, context } = await browser.play(flow, { serviceWorkers: 'allow' });
    await openCalendar(page);
    await answer(page, 'show tomorrow');
    await event(page, 'Fencing lesson').waitFor();
    await context.setOffline(true);
    expect(await answer(page, 'move the fencing lesson to eleven at night')).toMatch(/is now tomorrow 23:00/);
    await flow.control('calendar-event', {
      calendar: 'alex@northwind.example',
      id: added.id,
      event: { start: at(1, 20), end: at(1, 21) },
    });
    const theirs = await startAtGoogle('Fencing lesson');
    await context.setOffline(false);
    const card = page.getByRole('alertdialog', {
      name: /was moved to tomorrow at .* meanwhile\. You wanted tomorrow at 23:00/,
    });
    await card.waitFor({ timeout: 60_000 });
    expect(await answer(page, 'the time I wanted')).toMatch(/“Fencing lesson” moves to tomorrow at 23:00\./);
    await expect.poll(() => startAtGoogle('Fencing lesson'), { timeout: 60_000 }).not.toBe(theirs);
    expect(theirs).not.toBe(null);
    await context.close();
  });
});
