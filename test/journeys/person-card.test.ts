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

const draft = (page: Page) => page.getByRole('form', { name: /draft$/ });
const text = (page: Page) => draft(page).getByLabel('Draft', { exact: true });

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
  await draft(page).waitFor();
  await draft(page).getByText('Dana Okafor').first().waitFor();
  await say(page, 'discard');
  expect(faults).toEqual([]);
  await context.close();
});

test('“and Henrik?” asks the same about him, of people and of promises', async () => {
  const { page, context, faults } = await browser.play(flow);
  const said = (words: RegExp) => page.getByText(words).first().waitFor();
  await cardWith(page, 'when did I last hear from Dana', 'Dana Okafor');
  await said(/^Flow Dana .*(?:wrote|ago|on|today|yesterday)/);
  await say(page, 'and Henrik?');
  await said(/^Flow Henrik /);
  await card(page, 'and Henrik?').getByText('Henrik Aas').first().waitFor();
  await say(page, 'what do I owe Dana');
  await said(/^Flow (?:You owe|Nothing|I find)/);
  await say(page, 'what about Henrik');
  await said(/^Flow .*(?:Henrik|You owe)/);
  expect(faults).toEqual([]);
  await context.close();
});

test('people of a company are a list whose lines lead to cards, and nobody is made up', async () => {
  const { page, context, faults } = await browser.play(flow);
  await cardWith(page, 'who do I know at Helio', 'Amara Osei');
  await card(page, 'who do I know at Helio')
    .getByRole('button', { name: /^Amara Osei/ })
    .click();
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

test('a told answer keeps its condition in each form, is read back, leaves on “send it”, and “hold” stops it', async () => {
  const { page, context, faults } = await browser.play(flow);
  await say(page, 'tell her yes but not before March');
  await expect.poll(() => text(page).inputValue()).toContain('Yes, but not before March.');
  // Greeted and signed, so more than the sentence.
  const letter = await text(page).inputValue();
  expect(letter.length).toBeGreaterThan('Yes, but not before March.'.length);
  await page
    .getByText(/not before March/)
    .first()
    .waitFor();
  await say(page, 'shorter');
  await page
    .getByText(/Shorter would lose something you said/)
    .first()
    .waitFor();
  expect(await text(page).inputValue()).toBe(letter);
  await say(page, 'warmer');
  await expect.poll(() => text(page).inputValue()).toContain('Thank you for your note. Yes, but not before March.');
  await say(page, 'undo');
  await expect.poll(() => text(page).inputValue()).toBe(letter);
  await say(page, 'send it');
  const sending = page.getByRole('region', { name: 'Sending' });
  await sending.waitFor();
  await say(page, 'hold');
  await expect.poll(() => text(page).inputValue()).toBe(letter);
  expect(await sending.count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('mail to an address never written to leaves on the number on the screen, not on “send it”', async () => {
  const { page, context, faults } = await browser.play(flow);
  await say(page, 'write to kim@brandnew.example');
  await text(page).fill('The boat is ready.');
  await say(page, 'send it');
  await page
    .getByText(/You have not written to .*kim@brandnew\.example.* before/)
    .first()
    .waitFor();
  await say(page, 'send it');
  const sending = page.getByRole('region', { name: 'Sending' });
  expect(await sending.count()).toBe(0);
  const number = await draft(page).locator('b.num').innerText();
  await say(page, number);
  await sending.waitFor();
  await say(page, 'hold');
  await expect.poll(() => text(page).inputValue()).toMatch(/boat is ready/);
  expect(faults).toEqual([]);
  await context.close();
});
