// Alex buys Pro with cards that fail first, cancels on the billing page, and gets the money back from the operator.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { credits } from '#domain/credits.ts';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled({ FLOW_CREDITS: 'counted' });
});
afterAll(() => flow.end());

const operator = path.resolve('server', 'operator.ts');
const run = promisify(execFile);

const left = (page: Page, count: number) => page.getByRole('link', { name: `${count} credits left` });

/** On the checkout, which is a page of the local Stripe. */
const payWith = async (page: Page, card: string): Promise<void> => {
  await page.getByRole('radio', { name: card }).check();
  await page.getByRole('button', { name: 'Subscribe $30.00' }).click();
};

test('Pro is bought after a declined card and an authentication left half-way, cancelled, and refunded', async () => {
  const { page, context, faults } = await browser.visit(flow);
  await context.addCookies(inject('settled').cookies);
  await page.goto('/checkout?buy=pro_monthly');
  await page.getByRole('heading', { name: 'Subscribe' }).waitFor();
  await page.getByText('nothing is charged', { exact: false }).first().waitFor();
  await expectAccessible(page);
  await payWith(page, 'A card that the bank declines');
  await page.getByRole('alert').filter({ hasText: 'Your card was declined.' }).waitFor();

  await payWith(page, 'A card whose bank asks');
  await page.getByRole('heading', { name: 'Your bank asks' }).waitFor();
  await expectAccessible(page);
  // Left half-way: nothing was bought.
  await page.goto('/email-player');
  await left(page, credits.free).waitFor();

  await page.goto('/checkout?buy=pro_monthly');
  await payWith(page, 'A card whose bank asks');
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await page.waitForURL(/\/email-player/);
  await left(page, credits.free + credits.monthly).waitFor();

  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Switch to Free' }).click();
  await page.getByRole('heading', { name: 'Your plan' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel the subscription' }).click();
  await page.getByText('Ends on').waitFor();
  await page.getByRole('link', { name: 'Back to the app' }).click();
  await page.waitForURL(`${flow.url}/pricing`);

  const port = Number(new URL(flow.url).port);
  const env = { ...process.env, PORT: String(port), FLOW_DATA: flow.data, FLOW_CREDITS: 'counted' };
  const { stdout } = await run(process.execPath, [operator, 'refund', 'alex@northwind.example'], { env });
  expect(stdout).toMatch(/^30\.00 USD of .* go back to alex@northwind\.example\. The plan has ended\.$/m);
  await page.goto('/email-player');
  await left(page, credits.free).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
