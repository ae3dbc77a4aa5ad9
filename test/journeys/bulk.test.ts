// Bulk commands: Flow asks with senders and number, takes the answer by voice, key or touch, and undoes all at once. Newsletters are left
// only on command.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import { nowPlaying, pressSequence, say, subject, wholeScreen } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const alex = 'alex@northwind.example';
const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const labels = async () =>
  (await flow.labelsOf(alex)).map(({ id, labelIds }) => `${id} ${labelIds.toSorted().join(' ')}`).toSorted();
const inInbox = async (): Promise<number> =>
  (await flow.labelsOf(alex)).filter(({ labelIds }) => labelIds.includes('INBOX')).length;

const question = (page: Page) => page.getByRole('dialog', { name: /\?$/ });
const shown = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await question(page).getAttribute('aria-label')) ?? '')?.[0]);

const Visits = z.object({ visits: z.array(z.object({ host: z.string(), method: z.string(), body: z.string() })) });
/** Requests to the newsletters' senders, from anyone. */
const asked = async () => Visits.parse(await flow.control('website')).visits;

/** Opens a newsletter, has it read, moves pointer and focus over it, and opens the original: no request leaves. */
const lookAtNewsletter = async (page: Page): Promise<void> => {
  const elsewhere: string[] = [];
  page.context().on('request', (request) => {
    if (!['data:', 'blob:'].includes(new URL(request.url()).protocol) && !request.url().startsWith(flow.url))
      elsewhere.push(request.url());
  });
  await say(page, 'show the newsletters');
  const more = page.getByRole('button', { name: 'More', exact: true });
  const leave = page.getByRole('menuitem', { name: 'Unsubscribe' });
  await pressSequence(page, 'Space');
  await pressSequence(page, 'Space');
  for (const one of await nowPlaying(page).getByRole('button').all()) await one.hover({ force: true });
  for (let stop = 0; stop < 12; stop += 1) await page.keyboard.press('Tab');
  await more.click();
  await leave.hover();
  await leave.focus();
  await page.keyboard.press('Escape');
  await say(page, 'show the original');
  const link = page
    .frameLocator('iframe')
    .getByRole('link', { name: /unsubscribe/i })
    .first();
  await link.hover();
  await link.focus();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  expect([elsewhere, await asked()]).toEqual([[], []]);
};

describe('bulk commands', () => {
  test('ask with senders, narrow by sentence and checkbox, archive in few calls, and undo', async () => {
    const { page, context, faults } = await browser.play(flow);
    await expect.poll(inInbox).toBeGreaterThan(20);
    await lookAtNewsletter(page);
    await say(page, 'unsubscribe');
    await page
      .getByText(/Unsubscribed from/)
      .first()
      .waitFor();
    await say(page, 'back to the inbox');
    const [before, waiting] = [await labels(), await inInbox()];
    await say(page, 'archive all newsletters');
    const card = question(page);
    await card.waitFor();
    const all = await shown(page);
    expect(all).toBeGreaterThan(3);
    expect(await card.getByRole('checkbox').count()).toBe(all);
    await expectAccessible(page);

    const field = card.getByRole('textbox', { name: 'Your answer' });
    await field.fill('yes');
    await field.press('Enter');
    await card.getByText('Say “yes, archive”, and I will.').waitFor();
    expect(await inInbox()).toBe(waiting);
    await card.getByRole('checkbox').first().uncheck();
    await expect.poll(() => shown(page)).toBe(all - 1);
    await field.fill('not the second one');
    await field.press('Enter');
    await expect.poll(() => shown(page)).toBe(all - 2);
    await field.fill('yes, archive');
    await field.press('Enter');
    await card.waitFor({ state: 'detached' });
    await page
      .getByText(`Archived ${all - 2} emails`)
      .first()
      .waitFor();
    await expect.poll(inInbox).toBeLessThanOrEqual(waiting - (all - 2));

    await page.keyboard.press('z');
    await expect.poll(labels).toEqual(before);

    await say(page, 'mark all read');
    await card.waitFor();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    await page.getByText('Left as they are.').first().waitFor();
    expect(await labels()).toEqual(before);

    // Flow names the lists, and nothing leaves before the yes.
    await say(page, 'unsubscribe from all of these newsletters');
    await card.waitFor();
    expect(await shown(page)).toBe(await card.getByRole('checkbox').count());
    await field.fill('yes');
    await field.press('Enter');
    await card.getByText('Say “yes, unsubscribe”, and I will.').waitFor();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });

    await say(page, 'label all newsletters as Weekend reading');
    await card.getByText('There is no label Weekend reading yet; a yes makes it.').waitFor();
    const many = await shown(page);
    await field.fill('yes, label them');
    await field.press('Enter');
    await card.waitFor({ state: 'detached' });
    await expect.poll(async () => (await labels()).filter((one) => !before.includes(one)).length).toBe(many);
    await page.keyboard.press('z');
    await expect.poll(labels).toEqual(before);

    await say(page, 'trash everything from nobody at all');
    await page.getByText('There is nothing like that to trash.').first().waitFor();
    await page.goto('/history');
    await page.getByText(`Archived ${all - 2} emails`).waitFor();
    await expect
      .poll(asked, { timeout: 20_000 })
      .toMatchObject([{ method: 'POST', body: 'List-Unsubscribe=One-Click' }]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('on this device apply offline, and are delivered once when the network is back', async () => {
    const { page, context } = await browser.play(flow);
    const first = await subject(page);
    await page.getByRole('button', { name: 'Talk' }).first().waitFor();
    await wholeScreen(page);
    const waiting = await inInbox();
    await context.setOffline(true);
    await say(page, 'star all newsletters');
    const card = question(page);
    await card.waitFor();
    await card.getByText('You’re offline, so only what is on this device is meant.').waitFor();
    const all = await shown(page);
    await page.keyboard.press('Control+Enter');
    await page.getByText(`Starred ${all} emails`).first().waitFor();
    await context.setOffline(false);
    const starred = async () =>
      (await flow.labelsOf(alex)).filter(({ labelIds }) => labelIds.includes('STARRED')).length;
    await expect.poll(starred).toBeGreaterThanOrEqual(all);
    expect(await inInbox()).toBe(waiting);
    expect(await subject(page)).toBe(first);
    await context.close();
  });
});
