// The talk key with any focus: holding it talks and does nothing else, a tap does the control's action. Flow's questions appear unprompted,
// so a key meant for something else must answer nothing.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import { pressSequence, say } from '#test/support/chromium.ts';
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
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** The first talk asks for the recogniser, which nobody has chosen here. */
const talks = (page: Page) => page.getByRole('dialog', { name: 'Who is to listen?' });
const card = (page: Page) => page.getByRole('alertdialog');
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('role') ?? document.activeElement?.textContent ?? '');

/** Held until it talks, repeating like a keyboard. */
const holdSpace = async (page: Page): Promise<void> => {
  await page.keyboard.down('Space');
  await expect
    .poll(async () => {
      await page.keyboard.down('Space');
      return talks(page).count();
    })
    .toBe(1);
  await page.keyboard.up('Space');
};
const leaveTalking = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await talks(page).waitFor({ state: 'detached' });
};

describe('a question', () => {
  const ask = async (page: Page): Promise<void> => {
    await say(page, 'star it and delete the next one');
    await card(page).waitFor();
  };

  test('ignores keys that were meant for something else', async () => {
    const { page, context, faults } = await browser.play(flow);
    const before = await labels();
    await ask(page);
    expect(await focused(page)).toBe('alertdialog');
    await expectAccessible(page);
    await pressSequence(page, 'Space');
    await button(page, 'Pause (Space)').waitFor();
    await pressSequence(page, 'Space');
    await button(page, 'Play (Space)').waitFor();
    await holdSpace(page);
    expect(await button(page, 'Play (Space)').count()).toBe(1);
    await leaveTalking(page);
    // The card has the focus again.
    expect(await focused(page)).toBe('alertdialog');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'You', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    expect(await card(page).count()).toBe(1);
    expect(await labels()).toEqual(before);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('accepts its own keys and a focused answer, and the talk key still talks there', async () => {
    const { page, context } = await browser.play(flow);
    const before = await labels();
    await ask(page);
    await page.keyboard.press('n');
    await card(page).waitFor({ state: 'detached' });
    await ask(page);
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'detached' });
    await ask(page);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toMatch(/^Yes/);
    await holdSpace(page);
    await leaveTalking(page);
    expect(await card(page).count()).toBe(1);
    expect(await labels()).toEqual(before);
    expect(await focused(page)).toMatch(/^Yes/);
    await pressSequence(page, 'Space');
    await card(page).waitFor({ state: 'detached' });
    await expect.poll(labels).not.toEqual(before);
    await page.keyboard.press('z');
    await expect.poll(labels).toEqual(before);
    await context.close();
  });
});

test('talks during a bulk question, from the command field and from the answers', async () => {
  const { page, context, faults } = await browser.play(flow);
  const before = await labels();
  await say(page, 'archive all newsletters');
  const question = page.getByRole('dialog', { name: /^Archive \d+/ });
  const field = question.getByRole('textbox', { name: 'Your answer' });
  await field.fill('not the');
  await holdSpace(page);
  expect(await field.inputValue()).toBe('not the');
  await field.press('Escape');
  await question.waitFor({ state: 'detached' });
  await talks(page).getByRole('button', { name: 'Close' }).click();
  await say(page, 'archive all newsletters');
  await button(page, /^Archive \d+/).focus();
  await holdSpace(page);
  expect(await question.count()).toBe(1);
  expect(await labels()).toEqual(before);
  expect(faults).toEqual([]);
  await context.close();
});

test('keeps a time asked for in words without a default choice', async () => {
  const { page, context, faults } = await browser.play(flow);
  const before = await labels();
  await say(page, 'snooze this');
  const times = page.getByRole('dialog', { name: 'Snooze until' });
  await times.waitFor();
  await expectAccessible(page);
  await pressSequence(page, 'Space');
  await button(page, 'Pause (Space)').waitFor();
  await page.keyboard.press('Enter');
  expect(await times.count()).toBe(1);
  expect(await labels()).toEqual(before);
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toMatch(/1$/);
  await page.keyboard.press('Escape');
  await times.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});

test('talks during a question for a time', async () => {
  const { page, context } = await browser.play(flow);
  const before = await labels();
  await page.keyboard.press('s');
  const times = page.getByRole('dialog', { name: 'Snooze until' });
  await times.waitFor();
  await holdSpace(page);
  expect(await times.count()).toBe(1);
  await leaveTalking(page);
  await page.keyboard.press('5');
  await page.keyboard.type('in two');
  await holdSpace(page);
  expect(await page.getByRole('textbox', { name: 'Pick a time' }).inputValue()).toBe('in two');
  expect(await labels()).toEqual(before);
  await context.close();
});

describe('in a draft', () => {
  const draft = (page: Page) => page.getByRole('form', { name: /draft$/ }).getByLabel('Draft', { exact: true });

  test('leaves the text and the read-back as they are, and a tap types a space', async () => {
    const { page, context, faults } = await browser.play(flow);
    await page.keyboard.press('r');
    const text = draft(page);
    await text.waitFor();
    await page.keyboard.type('See you on Monday');
    expect(await text.inputValue()).toBe('See you on Monday');
    await page.keyboard.down('Space');
    expect(await text.inputValue()).toBe('See you on Monday ');
    await page.keyboard.up('Space');
    await page.keyboard.press('Backspace');
    await button(page, 'Read it back').click();
    const asked = page.getByRole('form').getByText('Send it?', { exact: true });
    await asked.waitFor();
    await text.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+ArrowRight');
    await holdSpace(page);
    expect(await text.inputValue()).toBe('See you on Monday');
    expect(await asked.count()).toBe(1);
    await leaveTalking(page);
    await page.keyboard.type('W');
    expect(await text.inputValue()).toBe('Wee you on Monday');
    await button(page, 'Read it back').waitFor();
    // Holding Enter reads the draft back and does not send it.
    await button(page, 'Read it back').focus();
    await page.keyboard.down('Enter');
    await asked.waitFor();
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    expect(await text.inputValue()).toBe('Wee you on Monday');
    expect(faults).toEqual([]);
    await context.close();
  });
});
