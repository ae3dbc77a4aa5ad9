// The small screens of a signed-in person.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

test('the test page logs an action, lists it first, and says when the log does not answer', async () => {
  const { page, context, faults } = await browser.play(flow);
  await page.goto('/test-activity');
  await page.getByRole('button', { name: 'Log “replied”' }).click();
  const rows = page.getByRole('table').getByRole('row');
  await expect.poll(() => rows.nth(1).innerText()).toContain('reply_sent');
  expect(await rows.nth(1).innerText()).toContain('Test action');
  await expectAccessible(page);
  await page.route('**/api/activity/test', (route) => route.abort());
  await page.getByRole('button', { name: /Refresh/ }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: /^Error: / })
    .waitFor();
  await page.unroute('**/api/activity/test');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: /^Error: / })
    .waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});
