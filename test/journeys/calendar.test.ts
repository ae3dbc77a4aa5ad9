// A person opens their week, hears their day, and sees it offline too. Invitations from strangers stay apart and silent.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import { pressSequence, say } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const title = 'Coffee with the auditors';
const captions = (page: Page) => page.locator('p[aria-live=polite]');
const grid = (page: Page) => page.getByRole('grid');
/** On the grid, by the start of its whole name. */
const event = (page: Page, name: string) => grid(page).getByRole('button', { name: new RegExp(`^${name}, `) });

const nameOf = async (page: Page, name: string): Promise<string> => (await event(page, name).allInnerTexts()).join(' ');

const Listing = z.object({ events: z.array(z.object({ summary: z.optional(z.string()) })) });

const titlesAtGoogle = async (at: RunningFlow): Promise<(string | undefined)[]> =>
  Listing.parse(await at.control('calendar?calendar=alex@northwind.example')).events.map(({ summary }) => summary);

/** An hour that has not begun, or the last one of the day. */
const soon = () => {
  const start = new Date(Math.min(new Date().getTime() + 600_000, new Date().setHours(23, 30, 0, 0)));
  return { dateTime: start.toISOString(), timeZone: 'Europe/Berlin' };
};

const addElsewhere = (event: object) =>
  flow.control('calendar-event', {
    calendar: 'alex@northwind.example',
    event: {
      start: soon(),
      end: { ...soon(), dateTime: new Date(Date.parse(soon().dateTime) + 60_000).toISOString() },
      ...event,
    },
  });

describe('the calendar', () => {
  test('shows the week, follows changes made elsewhere, and reads the day aloud', async () => {
    const { page, context } = await browser.play(flow);
    await pressSequence(page, 'g', 'c');
    await event(page, 'Standup').first().waitFor();
    await expectAccessible(page);

    await addElsewhere({ summary: title });
    await addElsewhere({
      summary: 'You have won a boat',
      organizer: { email: 'luck@lottery.example' },
      attendees: [{ email: 'alex@northwind.example', self: true, responseStatus: 'needsAction' }],
    });
    await page.reload();
    await event(page, title).waitFor();
    const apart = page.getByRole('region', { name: /^Not on your calendar yet/ });
    await apart.getByRole('button', { name: 'You have won a boat' }).waitFor();

    await say(page, 'what’s on today');
    await expect.poll(() => captions(page).allTextContents()).toContainEqual(expect.stringMatching(/meetings? today/));
    expect((await captions(page).allTextContents()).join(' ')).not.toMatch(/boat/);
    await context.close();
  });

  test('opens offline', async () => {
    const { page, context } = await browser.play(flow, { serviceWorkers: 'allow' });
    await pressSequence(page, 'g', 'c');
    await event(page, title).waitFor();
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await context.setOffline(true);
    await page.reload();
    await event(page, title).waitFor();
    await page.getByRole('button', { name: 'Next week (PageDown)' }).click();
    await event(page, title).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    await event(page, title).waitFor();
    expect(await event(page, title).count()).toBe(1);
    await context.setOffline(false);
    await context.close();
  });

  test('answers in the player about events, free time and, offline after a reload, the next event', async () => {
    const { page, context } = await browser.play(flow, { serviceWorkers: 'allow' });
    const hour = (at: number) => ({
      dateTime: new Date(new Date().setHours(24 + at, 0, 0, 0)).toISOString(),
      timeZone: 'Europe/Berlin',
    });
    await addElsewhere({ summary: 'Vendor call', location: 'Harbour room', start: hour(3), end: hour(4) });
    await addElsewhere({
      summary: 'You have won another boat',
      organizer: { email: 'luck@lottery.example' },
      attendees: [{ email: 'alex@northwind.example', self: true, responseStatus: 'needsAction' }],
      start: hour(2),
      end: hour(5),
    });
    // The calendar's screen asks for a look at the provider.
    await page.goto('/calendar');
    await grid(page).waitFor();
    await say(page, 'back to my mail');
    const answer = async (words: string) => {
      await say(page, words);
      // The answer appears after the words.
      await captions(page).filter({ hasText: words }).first().waitFor();
      return (await captions(page).allTextContents()).join(' ');
    };

    await expect.poll(() => answer('what’s on today')).toMatch(/(?:Nothing|meetings?) today/);
    await expect
      .poll(() => answer('am I free tomorrow at three in the morning'))
      .toMatch(/No, tomorrow at 3:00 you have “Vendor call” until 4:00\. Free at 4:00\./);
    await expect.poll(() => answer('where is it')).toContain('“Vendor call” is at “Harbour room”.');
    await expect
      .poll(() => answer('am I free tomorrow at two in the morning'))
      .toContain('Yes, you’re free tomorrow at 2:00, until 3:00.');
    await expect.poll(() => answer('what’s on tomorrow')).toMatch(/meetings? tomorrow/);
    expect((await captions(page).allTextContents()).join(' ')).not.toMatch(/boat/);

    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await context.setOffline(true);
    await page.reload();
    await expect.poll(() => answer('my next meeting')).toMatch(/(?:Next|Now): “/);
    await context.close();
  });

  test('creates, moves, changes and cancels an event by keys, mouse and form, and undoes each', async () => {
    const { page, context, faults } = await browser.play(flow);
    await page.goto('/calendar');
    await event(page, 'Standup').first().waitFor();
    await page.keyboard.press('c');
    const form = page.getByRole('dialog', { name: 'New event' });
    await expectAccessible(page);
    await form.getByLabel('Title').fill('Tailor');
    await form.getByLabel('From').fill('13:00');
    await form.getByLabel('To').fill('12:00');
    await form.getByLabel('To').fill('13:30');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'detached' });
    await event(page, 'Tailor').click();
    await expect.poll(() => nameOf(page, 'Tailor')).toMatch(/1(?:3|):00/);

    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(() => nameOf(page, 'Tailor')).toMatch(/:15 to .*:45/);
    await page.keyboard.press(']');
    await expect.poll(() => nameOf(page, 'Tailor')).toMatch(/:15 to .*:00/);
    await page.keyboard.press('z');
    await expect.poll(() => nameOf(page, 'Tailor')).toMatch(/:15 to .*:45/);

    // The grid scrolls when a drag comes close to its edge.
    await event(page, 'Tailor').evaluate((one) => one.scrollIntoView({ block: 'center' }));
    const box = await event(page, 'Tailor').boundingBox();
    if (box === null) throw new Error('The event is not drawn.');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x, middle.y + 30, { steps: 4 });
    // Data that arrives during a drag waits, and ends nothing.
    const arrived = page.waitForResponse(
      async (answer) => answer.url().includes('/calendar/changes') && (await answer.text()).includes('Came meanwhile'),
    );
    const early = new Date(new Date().setUTCHours(5, 0, 0, 0)).toISOString();
    const at = { dateTime: early, timeZone: 'Europe/Berlin' };
    await addElsewhere({
      summary: 'Came meanwhile',
      start: at,
      end: { ...at, dateTime: early.replace('05:00', '05:30') },
    });
    const headers = { 'content-type': 'application/json', 'x-flow': '1' };
    await page.evaluate(
      (given) => fetch('/api/calendar/sync', { method: 'POST', body: '{}', headers: given }),
      headers,
    );
    await arrived;
    await page.mouse.move(middle.x, middle.y + 51, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => nameOf(page, 'Tailor')).toMatch(/ (?:14|2):\d\d to /);
    await event(page, 'Came meanwhile').waitFor();

    await page.keyboard.press('Delete');
    await event(page, 'Tailor').waitFor({ state: 'detached' });
    await page.keyboard.press('z');
    await event(page, 'Tailor').waitFor();
    await expect.poll(() => titlesAtGoogle(flow)).toContain('Tailor');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('names the fix for a missing permission, and mail continues', async () => {
    const { page, context } = await browser.play(flow);
    await flow.control('faults', { path: '/calendar/', status: 403, reason: 'insufficientPermissions' });
    await page.goto('/calendar');
    await page.getByText('Reconnect, and tick the calendar').waitFor();
    await page.getByRole('button', { name: 'Reconnect' }).waitFor();
    await page.goto('/email-player');
    await expect.poll(() => page.getByRole('article', { name: 'Now playing' }).count()).toBe(1);
    await context.close();
  });
});
