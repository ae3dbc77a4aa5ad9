// Somebody outside is offered three times in one mail, their answer books one, and the other times are free again.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import { say } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';
import { setHold } from '#test/support/in-the-page.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const alex = 'alex@northwind.example';
const dana = 'dana@okafor.example';
const captions = (page: Page) => page.locator('p[aria-live=polite]');
const held = (page: Page) => page.getByRole('grid').getByRole('button', { name: /^Hold: Dana, / });
const slots = (page: Page) => page.getByRole('grid').getByRole('button', { name: /^Time \d: / });
const soon = { timeout: 60_000 };

const Listing = z.object({
  events: z.array(
    z.looseObject({
      status: z.string(),
      summary: z.optional(z.string()),
      visibility: z.optional(z.string()),
      attendees: z.optional(z.array(z.object({ email: z.string() }))),
      start: z.object({ dateTime: z.optional(z.string()) }),
    }),
  ),
});
const events = async () => Listing.parse(await flow.control(`calendar?calendar=${alex}`)).events;
const atGoogle = async (title: string) =>
  (await events()).filter(({ summary, status }) => summary === title && status !== 'cancelled');

const Outbox = z.object({ sent: z.array(z.object({ raw: z.string() })) });
const mailsToDana = async (): Promise<string[]> =>
  Outbox.parse(await flow.control(`outbox?user=${alex}`))
    .sent.map(({ raw }) => Buffer.from(raw, 'base64url').toString())
    .filter((raw) => raw.includes(dana));

const openCalendar = async (page: Page): Promise<void> => {
  await page.goto('/calendar');
  await page
    .getByRole('grid')
    .getByRole('button', { name: /^Standup, / })
    .first()
    .waitFor();
};

/** Opens the calendar in the week of the kept times. */
const showNextWeek = async (page: Page): Promise<void> => {
  await openCalendar(page);
  await page.keyboard.press('PageDown');
  await expect.poll(() => held(page).count()).toBe(3);
  await expect.poll(() => page.locator('[data-fill="held"]').count()).toBe(3);
};

const offer = async (page: Page): Promise<void> => {
  await say(page, 'hold times with Dana next week');
  await captions(page)
    .filter({ hasText: /^(?:.*)To Dana: .* Keep them and send\?$/ })
    .waitFor(soon);
  await expect.poll(() => slots(page).count()).toBe(3);
};

/** 'Tuesday at 10:00 works for me.', by a clock in Berlin. */
const answerTo = (start: string): string => {
  const at = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', ...options }).format(new Date(start));
  return `${at({ weekday: 'long', day: 'numeric', month: 'long' })} at ${at({ hour: '2-digit', minute: '2-digit' })} works for me.`;
};

const offsetInBerlin = (): string =>
  (
    new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' })
      .formatToParts(new Date())
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  ).replace(/GMT|:/g, '');

const deliverAnswer = async (words: string): Promise<void> => {
  const now = new Date();
  const clock = new Date(now.getTime() + (Number(offsetInBerlin()) / 100) * 3_600_000).toUTCString();
  const raw = [
    `From: Dana Okafor <${dana}>`,
    `To: Alex <${alex}>`,
    'Subject: Kestrel answer',
    'Message-ID: <kestrel-answer@okafor.example>',
    `Date: ${clock.replace('GMT', offsetInBerlin())}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    words,
  ].join('\r\n');
  await flow.control('deliver', { mailbox: alex, raw: Buffer.from(raw).toString('base64url') });
};

const openAnswer = async (page: Page): Promise<void> => {
  await page.goto('/email-player');
  const result = page.getByRole('listbox', { name: 'Results' }).getByRole('option', { name: /Kestrel answer/ });
  // The mail may still be on its way to Flow.
  const found = () => say(page, 'search for Kestrel answer').then(() => result.count());
  await expect.poll(found, { timeout: 60_000, interval: 2000 }).toBeGreaterThan(0);
  await say(page, 'open it');
};

describe('times for somebody outside', () => {
  test('three are kept and offered by mail with one yes, "drop the holds" frees them, and undo brings them back', async () => {
    const { page, context, faults } = await browser.play(flow);
    await openCalendar(page);
    await setHold(page, 5);
    await offer(page);
    await expectAccessible(page);
    expect([await atGoogle('Hold: Dana'), await mailsToDana()]).toEqual([[], []]);
    await say(page, 'yes');
    await captions(page).filter({ hasText: 'Kept three times for Dana.' }).waitFor();
    await showNextWeek(page);
    await expectAccessible(page);
    await expect.poll(async () => (await atGoogle('Hold: Dana')).length, soon).toBe(3);
    for (const one of await atGoogle('Hold: Dana')) {
      expect(one.visibility).toBe('private');
      expect(one.attendees ?? []).toEqual([]);
    }
    await expect.poll(async () => (await mailsToDana()).length, soon).toBe(1);
    const [mail = ''] = await mailsToDana();
    expect(mail).toContain('Would one of these times suit you?');
    for (const { summary } of await events())
      if (summary && summary.length > 5 && !summary.startsWith('Hold')) expect(mail).not.toContain(summary);

    await say(page, 'drop the holds');
    await captions(page).filter({ hasText: 'Three times for Dana are free again.' }).waitFor();
    await expect.poll(async () => (await atGoogle('Hold: Dana')).length, soon).toBe(0);
    await say(page, 'undo');
    await expect.poll(() => held(page).count()).toBe(3);
    await expect.poll(async () => (await atGoogle('Hold: Dana')).length, soon).toBe(3);
    expect(faults).toEqual([]);
    await context.close();
  }, 240_000);

  test('an answer that takes one is asked, a yes books it with Dana, and the other times go', async () => {
    const { page, context, faults } = await browser.play(flow);
    const [first] = (await atGoogle('Hold: Dana')).map(({ start }) => start.dateTime ?? '').toSorted();
    await deliverAnswer(answerTo(first ?? ''));
    await openAnswer(page);
    const card = page.getByRole('region', { name: 'Offered times' });
    await card.getByText('you keep it for Dana').waitFor(soon);
    await expectAccessible(page);
    expect(await atGoogle('Meeting with Dana')).toEqual([]);
    await say(page, 'book it');
    await captions(page).filter({ hasText: 'Book it and send?' }).waitFor();
    expect(await atGoogle('Meeting with Dana')).toEqual([]);
    await say(page, 'yes');
    await expect
      .poll(
        async () =>
          (await atGoogle('Meeting with Dana')).flatMap(({ attendees }) => attendees?.map(({ email }) => email)),
        soon,
      )
      .toContain(dana);
    await expect.poll(async () => (await atGoogle('Hold: Dana')).length, soon).toBe(0);
    await expect.poll(async () => (await mailsToDana()).length, soon).toBe(2);
    expect(faults).toEqual([]);
    await context.close();
  }, 240_000);

  test('"hold" stops the mail before it leaves, and the times go with it', async () => {
    const { page, context, faults } = await browser.play(flow);
    await openCalendar(page);
    await setHold(page, 30);
    const before = (await mailsToDana()).length;
    await offer(page);
    await say(page, 'yes');
    await captions(page).filter({ hasText: 'Kept three times for Dana.' }).waitFor();
    await expect.poll(async () => (await atGoogle('Hold: Dana')).length, soon).toBe(3);
    await say(page, 'hold');
    await captions(page).filter({ hasText: 'Held: your email to Dana Okafor.' }).waitFor();
    await expect.poll(async () => (await atGoogle('Hold: Dana')).length, soon).toBe(0);
    expect((await mailsToDana()).length).toBe(before);
    expect(faults).toEqual([]);
    await context.close();
  }, 180_000);
});
