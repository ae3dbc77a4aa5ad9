// The demo: from its address to an empty inbox without a session, with the server killed and the network off, without a request to either.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, openBrowser } from '#test/support/browser.ts';
import { nowPlaying, say, subject, wholeScreen } from '#test/support/chromium.ts';
import { type RunningFlow, startFlow } from '#test/support/flow.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startFlow();
});
afterAll(() => flow.end());

/** Acts, and waits for another mail on the screen. */
const goesOn = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const before = await subject(page);
  await act();
  await expect.poll(() => subject(page)).not.toBe(before);
};

const isOwnFile = (url: string): boolean => /^\/(?:assets|brand)\/|^\/email-player$/.test(new URL(url).pathname);

test('the demo reaches the empty inbox without server, network or requests', async () => {
  const { page, context, faults } = await browser.visit(flow);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('blob:')) asked.push(request.url());
  });
  await page.goto('/email-player?test=true');
  await nowPlaying(page).waitFor();
  await expectAccessible(page);
  expect(await page.getByText('Demonstration: nothing leaves this page').count()).toBe(1);
  await wholeScreen(page);
  expect(asked.filter((url) => !isOwnFile(url))).toEqual([]);
  asked.length = 0;
  await flow.kill();
  await context.setOffline(true);

  const first = await subject(page);
  await say(page, 'reply');
  await page.getByRole('form', { name: /draft$/ }).waitFor();
  await say(page, 'yes comma I will see to it today');
  await page.getByText('Yes, I will see to it today.', { exact: true }).first().waitFor();
  await say(page, "that's it");
  await page.getByText('Send it?').first().waitFor();
  await say(page, 'send it');
  await page.getByRole('button', { name: 'Hold', exact: true }).waitFor();
  await goesOn(page, () => page.keyboard.press('e'));
  await goesOn(page, () => page.keyboard.press('z'));
  expect(await subject(page)).toContain(first);
  await goesOn(page, () => page.keyboard.press('Shift+Z'));
  await page.keyboard.press('Shift+S');
  await page.getByRole('button', { name: /^Star/, pressed: true }).waitFor();
  await goesOn(page, () => say(page, 'snooze until tomorrow'));
  await goesOn(page, () => say(page, 'mute this'));
  await goesOn(page, () => say(page, 'trash it'));
  await say(page, 'label it Travel');
  await nowPlaying(page).getByText('Travel', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page
    .getByText('This is a demonstration: nothing has left this page.', { exact: true })
    .waitFor({ timeout: 20_000 });

  await page.getByRole('button', { name: 'Original' }).first().click();
  await page.frameLocator('iframe').locator('p').first().waitFor();
  await page.keyboard.press('Escape');
  await say(page, 'find the mail about the ferry');
  await nowPlaying(page)
    .or(page.getByRole('listbox', { name: 'Results' }))
    .first()
    .waitFor();
  await page.getByText('What we know about buoy 14').first().waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  for (let mails = 0; mails < 20 && (await nowPlaying(page).count()) > 0; mails++) {
    const before = await subject(page);
    await page.keyboard.press('e');
    await expect
      .poll(async () => (await nowPlaying(page).count()) === 0 || (await subject(page)) !== before)
      .toBe(true);
  }
  await page.getByRole('heading', { name: 'All said and done.' }).waitFor();
  await page.getByText(/One reply/).waitFor();
  await expectAccessible(page);
  expect(asked).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
