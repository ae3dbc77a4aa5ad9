// The small screens of a signed-in person.
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import { openNote } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const alex = 'alex@northwind.example';
const Outbox = z.object({ sent: z.array(z.object({ raw: z.string(), subject: z.string() })) });
const notes = async (): Promise<string[]> =>
  Outbox.parse(await flow.control(`outbox?user=${alex}`)).sent.flatMap(({ raw, subject }) =>
    subject === 'Note to Self' ? [Buffer.from(raw, 'base64url').toString()] : [],
  );

test('a note is kept while half-written and without a connection, and reaches the person once', async () => {
  const { page, context, faults } = await browser.play(flow, { serviceWorkers: 'allow' });
  const field = await openNote(page);
  const send = page.getByRole('button', { name: 'Send' });
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await send.isDisabled()).toBe(true);
  await field.fill('  Dana, dinner on the 3rd.\n\nAnswer tonight!  ');
  await expectAccessible(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.reload();
  await expect.poll(() => field.inputValue()).toContain('Dana, dinner on the 3rd.');
  await context.setOffline(true);
  for (const keys of ['Control+Enter', 'Control+Enter']) await field.press(keys);
  expect(await field.inputValue()).toBe('');
  await page.getByRole('status').filter({ hasText: '1 syncing' }).waitFor();
  await page.reload();
  await page.getByRole('status').filter({ hasText: '1 syncing' }).waitFor();
  expect(await notes()).toEqual([]);
  await context.setOffline(false);
  await expect.poll(notes).toEqual([expect.stringContaining('Dana, dinner on the 3rd.')]);
  await page.getByRole('status').filter({ hasText: '1 syncing' }).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.getByRole('article', { name: 'Now playing' }).waitFor();
  expect(faults).toEqual([]);
  expect(await notes()).toHaveLength(1);
  await context.close();
});

test('the test page logs an action, lists it first, and says when the log does not answer', async () => {
  const { page, context, faults } = await browser.play(flow);
  await page.goto('/test-activity');
  await page.getByRole('button', { name: 'Log “replied”' }).click();
  const rows = page.getByRole('table').getByRole('row');
  await expect.poll(() => rows.nth(1).innerText()).toContain('reply_sent');
  expect(await rows.nth(1).innerText()).toContain('Test action');
  await expectAccessible(page);
  await page.route('**/api/activity/test*', (route) => route.abort());
  await page.getByRole('button', { name: /Refresh/ }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: /^Error: / })
    .waitFor();
  await page.unroute('**/api/activity/test*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: /^Error: / })
    .waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});
