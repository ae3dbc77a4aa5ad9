// Flow says what a person owes, also offline. A word or a reply closes a promise, and undo opens it again.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, startSettled } from '#test/support/browser.ts';
import { nowPlaying, said, say, subject, undone, wholeScreen } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';
import { setHold } from '#test/support/in-the-page.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

/** Repeats until Flow says it, because promises are read after the mail. */
const answers = (page: Page, asked: string, words: RegExp): Promise<void> =>
  expect
    .poll(
      async () => {
        await say(page, asked);
        return said(page);
      },
      { timeout: 60_000, interval: 1_000 },
    )
    .toMatch(words);
const dinner = (page: Page) => page.getByRole('listitem').filter({ hasText: 'let me check with Camille' });

test('a promise that is done by a word is open again after undo', async () => {
  const { page, context, faults } = await browser.play(flow);
  await wholeScreen(page);
  await answers(page, 'what did I promise Dana', /First, you told Dana/);
  await say(page, 'done with the first');
  await page.goto('/promises');
  await dinner(page).getByText('You said it’s done').waitFor();
  await undone(page, () => say(page, 'undo'));
  await dinner(page).getByRole('button', { name: 'Done with Dana' }).waitFor();
  await page.reload();
  await dinner(page).getByRole('button', { name: 'Done with Dana' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('an answer to the promised mail closes the promise, and names itself as the reason', async () => {
  const { page, context, faults } = await browser.play(flow);
  await setHold(page, 5);
  await wholeScreen(page);
  await answers(page, 'what did I promise Dana', /First, you told Dana/);
  await say(page, 'search for dinner from Dana');
  await page.getByRole('listbox', { name: 'Results' }).getByRole('option').first().waitFor();
  await say(page, 'open it');
  await expect.poll(() => subject(page)).toMatch(/Dinner on the/);
  await say(page, 'reply Camille says yes, we come with pleasure');
  await page.getByRole('form', { name: /draft$/ }).waitFor();
  await say(page, 'send it');
  const sending = page.getByRole('region', { name: 'Sending' });
  await sending.waitFor();
  await sending.waitFor({ state: 'detached' });
  await page.goto('/promises');
  await dinner(page)
    .getByText(/^Settled by a reply/)
    .waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('offline after a reload, promises with their marks, the briefing and the mail itself still answer', async () => {
  const { page, context, faults } = await browser.play(flow, { serviceWorkers: 'allow' });
  await wholeScreen(page);
  await answers(page, 'what do I owe Ingrid', /First, Ingrid asks[^“]*“It only needs your word;/);
  await say(page, 'done with the first');
  await expect.poll(() => said(page)).toMatch(/Done with Ingrid/);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await context.setOffline(true);
  await page.reload();
  await nowPlaying(page).waitFor();
  await answers(page, 'what does Ingrid want', /Only from the mail on this device\. .*Which figure may I give them\?/);
  expect(await said(page)).not.toContain('It only needs your word');
  await answers(page, 'what does she want', /free to send it to the auditors/);
  await say(page, 'brief me');
  await page.getByRole('heading', { name: /^Good (?:morning|afternoon|evening), Alex\.$/ }).waitFor();
  await context.setOffline(false);
  expect(faults).toEqual([]);
  await context.close();
});
