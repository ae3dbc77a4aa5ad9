// Every trouble between person and mail: one line with an action, which goes when the trouble ends.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, openBrowser, startSettled, type Visit } from '#test/support/browser.ts';
import { comeToConsent, nowPlaying, subject, wholeScreen } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';
import { longTest } from '#test/support/sampled.ts';

const maya = 'maya@northwind.example';
const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const button = (page: Page, name: string) => page.getByRole('button', { name });
const strip = (page: Page) => page.locator('[data-trouble]');
const syncNow = async (page: Page): Promise<void> => {
  await page.getByTitle('Sync').click();
  await page.getByRole('menuitem', { name: 'Sync now' }).click();
};

test('trouble: Flow announces a lost server, and its return, without a key press', async () => {
  const { page, context } = await browser.play(flow);
  await wholeScreen(page);
  await flow.kill();
  await strip(page).getByText('Flow can’t reach its server.').waitFor();
  expect(await page.getByTitle('Sync').innerText()).toMatch(/Offline/);
  // Talking needs the server, typing does not, and commands wait next to the letter.
  const was = await subject(page);
  await page.getByRole('button', { name: 'Type (Enter)' }).click();
  await page.getByRole('textbox', { name: 'You', exact: true }).fill('archive');
  await page.keyboard.press('Enter');
  await expect.poll(() => subject(page)).not.toBe(was);
  await page.getByText('Saved on this device').waitFor();
  await page.getByRole('region', { name: 'Waiting to send' }).getByText(was).waitFor();
  await expectAccessible(page);
  await flow.start();
  await expect.poll(() => strip(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Talk (hold Space)' }).waitFor();
  await context.close();
});

longTest('trouble: Gmail down, out of quota or disabled shows in the strip and goes afterwards', async () => {
  const { page, context, faults } = await browser.play(flow);
  await wholeScreen(page);
  const troubles = [
    { fault: { status: 503 }, words: 'Gmail cannot be reached right now. Flow keeps trying.', ways: 0 },
    { fault: { status: 403, reason: 'accessNotConfigured' }, words: /not switched on/, ways: 1 },
    { fault: { status: 429, retryAfter: 1 }, words: /slow down/, ways: 0 },
  ];
  for (const { fault, words, ways } of troubles) {
    await flow.control('faults', { path: '/gmail', ...fault });
    await syncNow(page);
    await strip(page).getByText(words).waitFor();
    // The earlier 'all well' notice is gone.
    await expect.poll(() => page.locator('li[data-state="open"]').filter({ hasText: 'Sync Restored' }).count()).toBe(0);
    expect(await strip(page).getByRole('link', { name: 'What’s wrong?' }).count()).toBe(ways);
    if (ways > 0) await expectAccessible(page);
    await flow.clearFaults();
    await expect.poll(() => syncNow(page).then(() => strip(page).count()), { timeout: 20_000, interval: 500 }).toBe(0);
  }
  expect(faults).toEqual([]);
  await context.close();
});

test('trouble: the first mail shows progress, the wait for Google, and completion', async () => {
  const visit: Visit = await browser.visit(flow);
  const { page } = visit;
  // The lists arrive, then the mail is slow, then it fails.
  await flow.control('faults', { path: '/batch', latencyMs: 6000, status: 503 });
  await comeToConsent(page, maya);
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.getByRole('heading', { name: 'Fetching your mail.' }).waitFor();
  await page.getByText(/^0 of [1-9]\d* emails are here\. The first one plays as soon as it is\.$/).waitFor();
  expect(await page.getByTitle('Sync').innerText()).toMatch(/Syncing|Fetching/);
  await expectAccessible(page);
  await page.getByRole('heading', { name: 'Your mail is not here yet.' }).waitFor();
  await page.getByText('It comes by itself once that is over.').waitFor();
  await expectAccessible(page);
  await flow.clearFaults();
  await nowPlaying(page).waitFor({ timeout: 30_000 });
  expect(visit.faults).toEqual([]);
  await visit.context.close();
});

test('trouble: the connection screen names an expired session, and offers a sign-in', async () => {
  const { page, context } = await browser.play(flow);
  await page.goto('/auth-debug');
  await page.getByText('Session Active').waitFor();
  await context.clearCookies();
  await page.getByRole('button', { name: 'Recheck' }).click();
  await page.reload();
  await page.getByText('No active session found').first().waitFor();
  await page.getByRole('button', { name: 'Log In' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/auth-debug');
  await expectAccessible(page);
  await context.close();
});

describe('a microphone', () => {
  const listensBy = (page: Page, listener: string) =>
    page.addInitScript((one) => localStorage.setItem('flow_listener', one), listener);

  test('first asks for a recogniser, and not again after the choice to type', async () => {
    const { page, context, faults } = await browser.play(flow);
    await button(page, 'Talk (hold Space)').click();
    const card = page.getByRole('dialog', { name: 'Who is to listen?' });
    await card.getByRole('button', { name: /^No microphone/ }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    // Holding Space talks, a tap plays.
    await page.keyboard.down('Space');
    await card.waitFor();
    await page.keyboard.up('Space');
    expect(await button(page, 'Play (Space)').count()).toBe(1);
    await card.getByRole('button', { name: /^No microphone/ }).click();
    await page.getByRole('textbox', { name: 'You', exact: true }).fill('next');
    const first = await subject(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => subject(page)).not.toBe(first);
    await page.reload();
    await button(page, 'Type (Enter)').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  const seesTrouble = async (page: Page, title: string): Promise<void> => {
    await listensBy(page, 'flow');
    await page.reload();
    await nowPlaying(page).waitFor();
    await button(page, 'Talk (hold Space)').click();
    const card = page.getByRole('region', { name: title });
    await card.waitFor();
    await button(page, 'Microphone: try again (Shift M)').waitFor();
    await page.getByText('Everything still works by key').waitFor();
    await page.getByText('Reading aloud and captions work without the microphone.').waitFor();
    await expectAccessible(page);
    const first = await subject(page);
    await page.keyboard.press('j');
    await expect.poll(() => subject(page)).not.toBe(first);
    await card.getByRole('button', { name: 'Try again' }).click();
    await card.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('complementary', { name: 'Up next' }).waitFor();
  };

  test('that is missing gets a notice with a fix, and keys keep working', async () => {
    const { page, context, faults } = await browser.play(flow, { permissions: ['microphone'] });
    await seesTrouble(page, 'No microphone here');
    expect(faults).toEqual([]);
    await context.close();
  });

  // A browser can refuse only an existing microphone.
  const equipped = openBrowser({ more: ['--use-fake-device-for-media-stream'] });

  test('that is refused gets a notice with the fix for this browser', async () => {
    const { page, context, faults } = await equipped.play(flow);
    await refuse(page);
    await seesTrouble(page, 'Flow can’t hear you');
    await button(page, 'Microphone: try again (Shift M)').click();
    await button(page, 'How to allow it').click();
    await page.getByText('Switch Microphone to Allow.', { exact: true }).waitFor();
    await button(page, 'Type instead').click();
    await page.getByRole('textbox', { name: 'You', exact: true }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** As if the person refused the browser's prompt. */
const refuse = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  const { browserContextId: id } = targetInfo;
  const permission = { name: 'microphone' };
  await session.send('Browser.setPermission', { permission, setting: 'denied', ...(id && { browserContextId: id }) });
};
