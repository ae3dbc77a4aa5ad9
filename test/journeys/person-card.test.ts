// Questions about people: the card is said and shown, its lines lead to mail, and a draft to that person is one word away.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import { nowPlaying, say, subject } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const card = (page: Page, asked: string) => page.getByRole('region', { name: asked });

/** Repeats until the mail has arrived, because the mailbox still syncs. */
const cardWith = async (page: Page, asked: string, part: string): Promise<void> => {
  await expect
    .poll(async () => {
      await say(page, asked);
      const shown = card(page, asked);
      await shown.and(page.locator('[aria-busy="false"]')).waitFor();
      return shown.innerText();
    })
    .toContain(part);
};

test('“who is Dana” says and shows who that is, and “write to her” begins a draft to that address', async () => {
  const { page, context, faults } = await browser.play(flow);
  await cardWith(page, 'who is Dana', 'Dana Okafor');
  const shown = card(page, 'who is Dana');
  expect(await shown.innerText()).toMatch(/\d+ from Dana, \d+ from you/);
  const said = await page
    .getByText(/^Flow Dana Okafor/)
    .first()
    .innerText();
  expect(said.split(/\s+/).length).toBeLessThanOrEqual(38);
  await expectAccessible(page);
  await say(page, 'how often do we write');
  await page
    .getByText(/from Dana and \d+ from you/)
    .first()
    .waitFor();
  // The card stays about her, so a pronoun means her.
  await card(page, 'how often do we write').waitFor();
  await say(page, 'read it');
  await page
    .getByText(/wrote .*: “/)
    .first()
    .waitFor();
  await say(page, 'write to her');
  await expect.poll(() => page.getByRole('textbox', { name: 'Message' }).count()).toBe(1);
  await page.getByText('Dana Okafor').first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('people of a company are a list whose lines lead to cards, and nobody is made up', async () => {
  const { page, context, faults } = await browser.play(flow);
  await cardWith(page, 'who do I know at Helio', 'Amara Osei');
  await page.getByRole('button', { name: /^Amara Osei/ }).click();
  const shown = card(page, 'Who is Amara Osei');
  await shown.getByText('Director of Operations').waitFor();
  await shown.getByRole('button', { name: /^(?:Amara|You): / }).click();
  await nowPlaying(page).waitFor();
  await expect.poll(() => subject(page)).not.toBe('');
  await say(page, 'who is Zebulon');
  await page
    .getByText(/I know nobody called Zebulon/)
    .first()
    .waitFor();
  expect(await card(page, 'who is Zebulon').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});
