// A stranger hears Flow and tries it on the landing, while the server's mail and assistant do not answer.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const field = (page: Page) => page.getByLabel('Type something to this inbox');
const inbox = (page: Page) => page.getByRole('list', { name: 'This inbox' }).getByRole('listitem');
const answers = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words }).first().waitFor();

const tell = async (page: Page, words: string): Promise<void> => {
  await field(page).fill(words);
  await field(page).press('Enter');
};

test('a stranger hears a conversation, archives a mail by typing, undoes it, answers one, and is asked in', async () => {
  const { page, context, faults } = await browser.visit(flow);
  const asked: string[] = [];
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (!pathname.startsWith('/api/accounts/')) asked.push(pathname);
    return pathname.startsWith('/api/accounts/') ? route.continue() : route.abort();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Clear the newsletters' }).click();
  await page.getByRole('button', { name: 'Pause the example' }).waitFor();
  await page.locator('mark').filter({ hasText: 'Archive' }).waitFor();
  await page.getByRole('button', { name: 'Pause the example' }).click();
  await page.getByRole('button', { name: /^Play/ }).waitFor();
  await expectAccessible(page);

  await field(page).focus();
  await expect.poll(() => inbox(page).count()).toBe(3);
  const first = await inbox(page).first().innerText();
  await tell(page, 'archive this');
  await answers(page, 'Archived.');
  await expect.poll(() => inbox(page).count()).toBe(2);
  await tell(page, 'undo');
  await answers(page, 'Undone.');
  await expect.poll(() => inbox(page).first().innerText()).toBe(first);
  await tell(page, 'reply yes, the train');
  await page.getByRole('region', { name: 'Your reply' }).getByText('Yes, the train').waitFor();
  await expectAccessible(page);
  await tell(page, 'discard it');
  await page.getByRole('region', { name: 'Your reply' }).waitFor({ state: 'detached' });
  await tell(page, 'snooze it until Monday');
  await page.getByText('Now yours.').waitFor();
  expect([asked, faults]).toEqual([[], []]);
  await page.getByRole('status').getByRole('button', { name: 'Try for Free' }).click();
  await page.waitForURL(/\/o\/oauth2\//);
  await context.close();
});

test('somebody who comes back to the page by signing out can still use it', async () => {
  const { page, context } = await browser.play(flow);
  await page.goto('/');
  await page.getByRole('article', { name: 'Now playing' }).waitFor();
  await page.getByRole('button', { name: /account of Alex Moreau/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Hear it work' }).waitFor();
  await page.getByRole('button', { name: 'Clear the newsletters' }).click();
  await page.getByRole('button', { name: 'Pause the example' }).waitFor();
  await field(page).focus();
  await expect.poll(() => inbox(page).count()).toBe(3);
  await context.close();
});

test('without its script the page still has every word', async () => {
  const { page, context } = await browser.visit(flow, { javaScriptEnabled: false });
  await page.goto('/');
  for (const name of ['Hear it work', 'Try it here', 'Say the word.']) {
    const heading = page.getByRole('heading', { level: 2, name });
    // The sections below are laid out when they come near the screen.
    await heading.scrollIntoViewIfNeeded();
    await expect.poll(() => heading.innerText()).toBe(name);
  }
  expect(await page.getByText('Reply no, pilots are excluded.').count()).toBe(1);
  await context.close();
});
