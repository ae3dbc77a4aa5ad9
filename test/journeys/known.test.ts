// What Flow knows about the person: said by threes, shown with its evidence, forgotten by words or touch, and brought back by undo.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import { say, undone } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const part = (page: Page) => page.getByRole('region', { name: 'What Flow knows about me' });
/** Alex mostly writes without one. */
const greets = /^You (?:write without a greeting|greet with)/;

const rows = (page: Page, words: string | RegExp) => part(page).getByRole('listitem').filter({ hasText: words });
const heard = (page: Page, words: RegExp) => page.getByText(words).first().waitFor();

/** Repeats until the sent mail has arrived, because the mailbox still syncs. */
const askUntilGreeting = async (page: Page): Promise<void> => {
  await expect
    .poll(async () => {
      await say(page, 'what have you learned about me');
      await heard(page, /I know \d+ things|I haven’t learned|I know one thing/);
      return rows(page, greets).count();
    })
    .toBe(1);
};

test('“what have you learned about me” says it with evidence and shows it, and “forget that” is undone by a word', async () => {
  const { page, context, faults } = await browser.play(flow);
  await askUntilGreeting(page);
  await heard(page, /I know \d+ things about you\. First, .*: \d+ of \d+ .* Second, /);
  await expectAccessible(page);
  const greeting = rows(page, greets);
  expect(await greeting.innerText()).toMatch(
    /\d+ of \d+ emails you sent · since .+\n+Used in answers that Flow drafts/,
  );

  await say(page, 'forget the first');
  await heard(page, /Forgotten: you (?:write without a greeting|greet with)/);
  await greeting.waitFor({ state: 'detached' });
  await rows(page, /^How you greet/).waitFor();
  await undone(page, () => say(page, 'undo'));
  await greeting.waitFor();

  await greeting.getByRole('button', { name: /^Forget: You (?:write without a greeting|greet with)/ }).click();
  await greeting.waitFor({ state: 'detached' });
  await undone(page, () => page.getByRole('button', { name: 'Undo' }).first().click());
  await greeting.waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a name that the person gives is read back, means that person in questions and mail, and can be changed or undone', async () => {
  const { page, context, faults } = await browser.play(flow);
  await askUntilGreeting(page);
  await say(page, 'remember that Dana Okafor is my boss');
  await heard(page, /I’ll remember: Dana Okafor is your boss\./);
  const name = rows(page, 'Dana Okafor is your boss');
  await name.waitFor();
  expect(await name.innerText()).toContain('You said “remember that Dana Okafor is my boss”');
  await expect
    .poll(async () => {
      await say(page, 'who is my boss');
      const shown = page.getByRole('region', { name: 'who is my boss' });
      await shown.getByText(/^Looking through/).waitFor({ state: 'detached' });
      return shown.innerText();
    })
    .toContain('Dana Okafor');

  await say(page, 'what do you know about me');
  await name.getByRole('button', { name: /^Change/ }).click();
  await name.getByLabel('Name').fill('my therapist');
  await name.getByRole('button', { name: 'Save' }).click();
  await name.getByText(/don’t keep anything about health/).waitFor();
  await name.getByLabel('Name').fill('my chief');
  await name.getByRole('button', { name: 'Save' }).click();
  await rows(page, 'Dana Okafor is your chief').waitFor();
  await say(page, 'remember that Dana Okafor is my rabbi');
  await heard(page, /I don’t keep anything about religion/);
  await undone(page, () => say(page, 'undo'));
  await name.waitFor();
  await undone(page, () => say(page, 'undo'));
  await name.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});

test('“forget everything” takes a touch and a second one, and one undo brings all back', async () => {
  const { page, context, faults } = await browser.play(flow);
  await askUntilGreeting(page);
  const lines = part(page).getByRole('button', { name: /^Forget: / });
  const before = await lines.count();
  await say(page, 'forget everything you know about me');
  await heard(page, /press Forget all/);
  expect(await lines.count()).toBe(before);
  await part(page).getByRole('button', { name: 'Forget all' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forget all of it?' });
  await dialog.waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await lines.count()).toBe(before);
  await part(page).getByRole('button', { name: 'Forget all' }).click();
  await dialog.getByRole('button', { name: 'Forget all' }).click();
  await expect.poll(() => lines.count()).toBe(0);
  await part(page).getByText('Flow hasn’t learned anything about you yet.').waitFor();
  await undone(page, () => say(page, 'undo'));
  await expect.poll(() => lines.count()).toBe(before);
  expect(faults).toEqual([]);
  await context.close();
});
