// The parts that an archive renders again. A part of the screen that does not change must not render.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, startSettled } from '#test/support/browser.ts';
import { nowPlaying, subject, wholeScreen } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';
import { rendersOfKey, watchRenders } from '#test/support/rendered-parts.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

test('an archive renders only the parts of the screen that it changes', async () => {
  const { page } = await browser.play(flow);
  await watchRenders(page);
  await page.reload();
  await nowPlaying(page).waitFor();
  await wholeScreen(page);
  await page.keyboard.press('e');
  await page
    .getByText(/^Archived /)
    .first()
    .waitFor();
  const first = await subject(page);
  const { letter, queue, header = 0, main = 0, foot = 0, ...others } = await rendersOfKey(page, 'e');
  await expect.poll(() => subject(page)).not.toBe(first);
  expect(letter).toBeGreaterThan(0);
  expect(queue).toBeGreaterThan(0);
  // The count of the inbox.
  expect(header).toBeLessThanOrEqual(1);
  // The stage, the line and its caption, without questions, talk and the screens behind.
  expect(main).toBeLessThanOrEqual(8);
  // The next mail, without the phrases and keys.
  expect(foot).toBeLessThanOrEqual(4);
  expect(others).toEqual({});
});
