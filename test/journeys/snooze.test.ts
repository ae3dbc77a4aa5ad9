import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import { nowPlaying, subject } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';
import { longTest } from '#test/support/sampled.ts';

const alex = 'alex@northwind.example';
const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const inInbox = async () => (await flow.labelsOf(alex)).filter((one) => one.labelIds.includes('INBOX'));
const sorted = (messages: { id: string; labelIds: string[] }[]) =>
  messages.map(({ id, labelIds }) => `${id} ${labelIds.toSorted().join(' ')}`).toSorted();

describe('snoozed mail', () => {
  test('leaves the inbox by key and by words, and undo restores it exactly', async () => {
    const { page, context, faults } = await browser.play(flow);
    const before = await flow.labelsOf(alex);
    const [first, waiting] = [await subject(page), (await inInbox()).length];

    await page.keyboard.press('s');
    const times = page.getByRole('dialog', { name: 'Snooze until' });
    await times.waitFor();
    await expectAccessible(page);
    await page.keyboard.press('3');
    await expect.poll(() => subject(page)).not.toBe(first);
    await page
      .getByText(/^Snoozed until .* 8:00$/)
      .first()
      .waitFor();
    await expect.poll(async () => (await inInbox()).length).toBeLessThan(waiting);

    const second = await subject(page);
    await page.keyboard.press('Enter');
    await page.keyboard.type('snooze this until the fifteenth at quarter past nine');
    await page.keyboard.press('Enter');
    await expect.poll(() => subject(page)).not.toBe(second);
    await page
      .getByText(/^Snoozed until 15 \w+( \d{4})? 9:15$/)
      .first()
      .waitFor();

    await page.keyboard.press('z');
    await expect.poll(() => subject(page)).toBe(second);
    await page.keyboard.press('z');
    await expect.poll(() => subject(page)).toBe(first);
    await expect.poll(async () => sorted(await flow.labelsOf(alex))).toEqual(sorted(before));
    expect(faults).toEqual([]);
    await context.close();
  });

  test('accepts a time in words, shows its meaning while typing, and returns the focus', async () => {
    const { page, context } = await browser.play(flow, { locale: 'en-US' });
    const first = await subject(page);
    await page.getByRole('button', { name: 'Snooze' }).click();
    await page.keyboard.press('5');
    const field = page.getByRole('textbox', { name: 'Pick a time' });
    await field.fill('when pigs fly');
    await field.press('Enter');
    await page.getByText('Try “Monday at eight”').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => field.count()).toBe(0);
    expect(await subject(page)).toBe(first);
    await page.keyboard.press('s');
    await field.fill('monday at eight');
    await page
      .getByRole('status')
      .getByText(/8:00\sAM$/)
      .waitFor();
    await field.press('Enter');
    await expect.poll(() => subject(page)).not.toBe(first);
    await page
      .getByText(/^Snoozed until [\w ,]+ 8:00\sAM$/)
      .first()
      .waitFor();
    await page.keyboard.press('z');
    await expect.poll(() => subject(page)).toBe(first);
    await context.close();
  });

  longTest(
    'returns with a new message and says why',
    async () => {
      const { page, context } = await browser.play(flow);
      const before = await inInbox();
      const first = await subject(page);
      await page.keyboard.press('s');
      await page.keyboard.press('2');
      await expect.poll(async () => (await inInbox()).length).toBeLessThan(before.length);
      const still = new Set((await inInbox()).map(({ id }) => id));
      const threadId = before.find(({ id }) => !still.has(id))?.threadId;
      const raw = `From: Sofia <sofia@northwind.example>\r\nTo: ${alex}\r\nSubject: Re: ${first}\r\n\r\nOne thing more.\r\n`;
      await flow.control('deliver', { mailbox: alex, raw: Buffer.from(raw).toString('base64url'), threadId });
      await page.getByText('new message, was snoozed').first().waitFor({ timeout: 60_000 });
      await expect
        .poll(async () => (await inInbox()).filter((one) => one.threadId === threadId).length)
        .toBeGreaterThan(1);
      await context.close();
    },
    90_000,
  );

  test('stays in place with a conditional reminder, and shows it', async () => {
    const { page, context } = await browser.play(flow);
    const first = await subject(page);
    await page.keyboard.press('t');
    await page.getByRole('checkbox', { name: 'Only if nobody answers' }).check();
    await page
      .getByRole('dialog', { name: 'Remind me' })
      .getByRole('button', { name: /^Tomorrow/ })
      .click();
    await page
      .getByText(/^Reminder tomorrow 8:00$/)
      .first()
      .waitFor();
    expect(await subject(page)).toBe(first);
    await nowPlaying(page).getByText('Reminder tomorrow 8:00, unless somebody answers.').waitFor();
    await page.keyboard.press('z');
    await expect
      .poll(() =>
        nowPlaying(page)
          .getByText(/^Reminder/)
          .count(),
      )
      .toBe(0);
    await context.close();
  });
});
