// An answer that Reply-To diverts: Flow says where it goes, and words alone never send it. A typed answer needs one key.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import { nowPlaying, say, subject } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';
import { longTest } from '#test/support/sampled.ts';

const alex = 'alex@northwind.example';
const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const Outbox = z.object({ sent: z.array(z.object({ recipients: z.array(z.string()) })) });
const left = async () =>
  Outbox.parse(await flow.control(`outbox?user=${alex}`)).sent.flatMap(({ recipients }) => recipients);

const card = (page: Page) => page.getByRole('form', { name: /draft$/ });
const text = (page: Page) => card(page).getByLabel('Draft', { exact: true });
const sending = (page: Page) => page.getByRole('region', { name: 'Sending' });
const says = (page: Page, words: RegExp) => page.getByText(words).first();

/** Searches until the sync has the new mail. */
const opened = async (page: Page, title: string): Promise<void> => {
  const field = page.getByRole('searchbox', { name: 'You asked' });
  const row = page.getByRole('option').filter({ hasText: title });
  await page.keyboard.press('/');
  await expect
    .poll(async () => {
      await field.fill('');
      const answer = page.waitForResponse('**/api/search?*');
      await field.fill(title);
      await answer;
      return row.count();
    })
    .toBeGreaterThan(0);
  await row.first().click();
  await expect.poll(() => subject(page)).toContain(title);
};

const deliver = (title: string, from: string, replyTo: string | null): Promise<unknown> => {
  const lines = [`From: ${from}`, ...(replyTo === null ? [] : [`Reply-To: ${replyTo}`]), `To: ${alex}`];
  const raw = [...lines, `Subject: ${title}`, '', 'Please confirm the payment.'].join('\r\n');
  return flow.control('deliver', { mailbox: alex, raw: Buffer.from(raw).toString('base64url') });
};

const dana = 'Dana Whitfield <dana@whitfield.example>';
const pay = 'dana@whitfield-pay.example';
const elsewhere =
  /This answer goes to dana at whitfield dash pay dot example, not to the sender's address dana at whitfield dot example\./;

describe('a diverted answer', () => {
  test('shows its address in the read-back and needs the number or a press, each time', async () => {
    await deliver('Zebra invoice', dana, pay);
    await deliver('Walrus invoice', dana, pay);
    const { page, context, faults } = await browser.play(flow);
    await opened(page, 'Zebra invoice');
    await say(page, 'reply');
    await say(page, 'yes, confirmed');
    await say(page, "that's it");
    await says(page, elsewhere).waitFor();
    await expectAccessible(page);
    await say(page, 'send it');
    await says(page, /Press Send to confirm\./).waitFor();
    expect([await sending(page).count(), await left()]).toEqual([0, []]);
    const number = await card(page).locator('[aria-hidden="true"] b.num').innerText();
    await say(page, number);
    await sending(page)
      .getByText(/in \d+ s/)
      .waitFor();
    await expect.poll(left, { timeout: 40_000 }).toEqual([pay]);

    await opened(page, 'Walrus invoice');
    await say(page, 'reply');
    await say(page, 'confirmed as well');
    await say(page, "that's it");
    await says(page, elsewhere).waitFor();
    await say(page, 'send it');
    await card(page)
      .getByText(/Press Send to confirm/)
      .waitFor();
    expect([await sending(page).count(), await left()]).toEqual([0, [pay]]);
    await card(page).getByRole('button', { name: 'Send', exact: true }).click();
    await expect.poll(left, { timeout: 40_000 }).toEqual([pay, pay]);
    expect(faults).toEqual([]);
    await context.close();
  });

  longTest('that a device reports as usual returns with the question and all its text', async () => {
    await deliver('Ocelot invoice', dana, pay);
    const { page, context } = await browser.play(flow);
    await opened(page, 'Ocelot invoice');
    // A device that lies: it calls the sending a spoken one to people it knows.
    await page.route('**/api/sendings', async (route) => {
      const body = route.request().postDataJSON();
      await route.continue({ postData: { ...body, proof: 'voice', strangers: [], spoken: true } });
    });
    await page.keyboard.press('r');
    await text(page).waitFor();
    await page.keyboard.type('Confirmed once more.');
    const before = await left();
    await page.keyboard.press('Control+Enter');
    await says(page, elsewhere).waitFor();
    await card(page).getByText('Send it?', { exact: true }).waitFor();
    expect([await text(page).inputValue(), await left()]).toEqual(['Confirmed once more.', before]);
    await page.unrouteAll({ behavior: 'wait' });
    await text(page).press('Control+Enter');
    await sending(page)
      .getByText(/in \d+ s/)
      .waitFor();
    await expect.poll(left, { timeout: 40_000 }).toHaveLength(before.length + 1);
    await context.close();
  });
});

describe('a typed answer', () => {
  test('sends by one key into its hold, and a read-back is optional', async () => {
    const { page, context, faults } = await browser.play(flow);
    await nowPlaying(page).waitFor();
    await page.keyboard.press('r');
    await text(page).waitFor();
    await page.keyboard.type('Typed, and shown in full.');
    await card(page).getByRole('button', { name: 'Send', exact: true }).waitFor();
    await card(page).getByRole('button', { name: 'Read it back' }).click();
    await card(page).getByText('Send it?', { exact: true }).waitFor();
    await text(page).press('End');
    await page.keyboard.type(' Once more.');
    expect(await card(page).getByText('Send it?', { exact: true }).count()).toBe(0);
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await sending(page)
      .getByText(/in \d+ s/)
      .waitFor();
    await say(page, 'hold');
    await expect.poll(() => text(page).inputValue()).toBe('Typed, and shown in full. Once more.');
    expect(faults).toEqual([]);
    await context.close();
  });
});
