// Typed text that nothing in the browser understands, with a language model on the host: one request, a question, and only a yes acts.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser, startSettled } from '#test/support/browser.ts';
import { nowPlaying, subject } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';
import { startLanguageModel, writes } from '#test/support/language-model.ts';

const browser = openBrowser();
let flow: RunningFlow;
const { url, asked } = await startLanguageModel(writes('{"intent":"archive","about":null}'));
beforeAll(async () => {
  flow = await startSettled({ FLOW_MODEL_URL: url, FLOW_MODEL: 'small-1' });
});
afterAll(() => flow.end());

test('a model’s proposal becomes a question and runs after a yes', async () => {
  const { page, context } = await browser.visit(flow);
  await context.addCookies(inject('settled').cookies);
  await page.goto('/settings#assistant');
  await page.getByRole('switch', { name: /model/ }).check();
  await page.goto('/email-player');
  await nowPlaying(page).waitFor();
  const mail = await subject(page);
  const words = 'up into the attic with that thing';
  const say = async (said: string): Promise<void> => {
    await page.keyboard.press('Enter');
    await page.keyboard.type(said);
    await page.keyboard.press('Enter');
  };
  await say(words);
  await page.getByText('Archive this?').first().waitFor();
  expect(asked.map((one) => one.words)).toEqual([words]);
  expect(JSON.stringify(asked)).not.toContain(mail);
  expect(await subject(page)).toBe(mail);
  await say('yes');
  await expect.poll(() => subject(page)).not.toBe(mail);
  expect(asked).toHaveLength(1);
});
