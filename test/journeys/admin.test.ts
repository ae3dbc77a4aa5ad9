// The admin area: who comes in, and what an operator meets inside.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const browser = openBrowser();
const ops = 'ops@northwind.example';
const alex = 'alex@northwind.example';
const password = 'four calm ducks at sea';
let flow: RunningFlow;
let link = '';
beforeAll(async () => {
  flow = await startSettled();
  link = await operatorLink(flow);
  const { page, context } = await browser.visit(flow);
  await setPassword(page);
  await page.getByRole('link', { name: 'Open the admin area' }).waitFor();
  await context.close();
});
afterAll(() => flow.end());

describe('the door', () => {
  test('lets a person without the role see nothing of it, and shows them no way there', async () => {
    const { page, context, faults } = await browser.play(flow);
    expect(await page.getByRole('link', { name: 'Admin' }).count()).toBe(0);
    await page.goto('/admin/activity');
    await page.waitForURL('**/');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('by Google, for somebody else: it says that they are no admin', async () => {
    const { page, context } = await browser.visit(flow);
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await page.getByRole('button', { name: alex }).click();
    await page.getByText('Your account does not have admin privileges').first().waitFor();
    await page.getByRole('button', { name: 'Sign In with Email' }).waitFor();
    await context.close();
  });
});

describe('inside', () => {
  test('the keyboard reaches every section, and links keep the range and the sample switch', async () => {
    const { page, context } = await browser.visit(flow);
    await page.goto('/admin');
    await signIn(page, password);
    await page.getByRole('heading', { name: 'User Management', level: 1 }).waitFor();
    await page.getByLabel('Time range').selectOption('90d');
    await page.getByRole('switch', { name: /^Sample data/ }).press('Space');
    await page.getByRole('note').getByText('They are not of this Flow.').waitFor();
    const places = page.getByRole('navigation', { name: 'Admin' }).getByRole('link');
    const names = await places.allInnerTexts();
    for (const [nth, name] of names.entries()) {
      await places.nth(nth).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name, level: 1, exact: true }).waitFor();
      const { searchParams } = new URL(page.url());
      expect([name, searchParams.get('range'), searchParams.get('sample')]).toEqual([name, '90d', '1']);
    }
    await page.goto('/admin/nowhere');
    await page.getByText('Page not found').waitFor();
    await context.close();
  });

  test('a person who goes while their row is open is gone, and markup in a name is text', async () => {
    const { page, context, faults } = await browser.visit(flow);
    await page.goto('/admin');
    await signIn(page, password);
    await page.getByRole('button', { name: `Delete ${alex}` }).click();
    const remove = page.getByRole('button', { name: 'Delete the account' });
    expect(await remove.isDisabled()).toBe(true);
    await expectAccessible(page);
    await page.getByLabel('Type the address to go on').fill(alex.toUpperCase());
    await remove.click();
    await page.getByText(`${alex} is being deleted`).first().waitFor();
    await expect
      .poll(async () => {
        await page.getByRole('button', { name: 'Refresh' }).click();
        return page.getByRole('row').filter({ hasText: alex }).count();
      })
      .toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** As on the host's command line, next to a running Flow. */
const operatorLink = async ({ data, url }: RunningFlow): Promise<string> => {
  const env = { ...process.env, NODE_ENV: 'production', FLOW_DATA: data, PORT: new URL(url).port };
  const { stdout } = await promisify(execFile)(process.execPath, ['server/operator.ts', 'add', ops], { env });
  return /http\S+/.exec(stdout)?.[0] ?? stdout;
};

const setPassword = async (page: Page): Promise<void> => {
  await page.goto(link);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
};

const signIn = async (page: Page, word: string): Promise<void> => {
  await page.getByLabel('Email', { exact: true }).fill(ops);
  await page.getByLabel('Password', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Sign In with Email' }).click();
};
