import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { effectsAt, threadsInInbox } from '#test/support/at-provider.ts';
import { keepBack, openBrowser, startSettled } from '#test/support/browser.ts';
import { nowPlaying, subject, wholeScreen } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';
import { longTest } from '#test/support/sampled.ts';

const alex = 'alex@northwind.example';
const browser = openBrowser();
let flow: RunningFlow;
beforeEach(async () => {
  flow = await startSettled();
});
afterEach(() => flow.end());

const inbox = () => threadsInInbox(flow, alex);
const left = (before: Set<string>, after: Set<string>) => [...before].filter((thread) => !after.has(thread));

const effects = () => effectsAt(flow);

describe('nothing is lost', () => {
  test('after a kill of Flow with an undelivered command: mail, session, position and command survive', async () => {
    const { page, context } = await browser.play(flow);
    const before = await inbox();
    await flow.control('faults', { pattern: '/modify$', status: 503 });
    const first = await subject(page);
    await page.keyboard.press('e');
    await expect.poll(() => subject(page)).not.toBe(first);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    const place = await subject(page);
    await expect
      .poll(() => flow.lines.filter((line) => line.includes('commands.not-delivered')).length)
      .toBeGreaterThan(0);

    await flow.kill();
    await flow.clearFaults();
    await flow.start();
    await page.reload();
    await nowPlaying(page).waitFor();
    expect(await subject(page)).toBe(place);
    await expect.poll(async () => left(before, await inbox()).length, { timeout: 60_000 }).toBe(1);
    const done = await effects();
    expect(new Set(done).size).toBe(done.length);
    await context.close();
  });

  test('when the network drops and returns: each offline command runs once', async () => {
    const { page, context } = await browser.play(flow);
    await wholeScreen(page);
    const before = await inbox();
    await context.setOffline(true);
    const first = await subject(page);
    await page.keyboard.press('e');
    await expect.poll(() => subject(page)).not.toBe(first);
    const second = await subject(page);
    await page.keyboard.press('e');
    await expect.poll(() => subject(page)).not.toBe(second);
    await page
      .getByText(/offline/i)
      .first()
      .waitFor();
    expect(left(before, await inbox())).toEqual([]);
    const third = await subject(page);
    await page.keyboard.press('e');
    await page.getByRole('button', { name: 'See what’s waiting' }).click();
    const waiting = page.getByRole('dialog', { name: 'Waiting for a connection' });
    await expect
      .poll(() => waiting.getByRole('listitem').allInnerTexts())
      .toEqual([expect.stringContaining(first), expect.stringContaining(second), expect.stringContaining(third)]);
    await waiting.getByRole('button', { name: `${third}` }).click();
    await expect.poll(() => waiting.getByRole('listitem').count()).toBe(2);
    await page.keyboard.press('Escape');
    await context.setOffline(false);
    await page.getByText('Back online. 2 actions sent.').first().waitFor();
    await expect.poll(async () => left(before, await inbox()).length, { timeout: 60_000 }).toBe(2);
    const done = await effects();
    expect(new Set(done).size).toBe(done.length);
    await context.close();
  });

  longTest('after a kill of Flow between a command and its answer: the command runs when Flow is back', async () => {
    const { page, context } = await browser.play(flow);
    const before = await inbox();
    const first = await subject(page);
    await flow.kill();
    await page.keyboard.press('e');
    await expect.poll(() => subject(page)).not.toBe(first);
    await flow.start();
    await expect.poll(async () => left(before, await inbox()).length, { timeout: 60_000 }).toBe(1);
    await context.close();
  });

  test('when Google refuses for good: the mail returns with a notice, and a retry works', async () => {
    const { page, context } = await browser.play(flow);
    const before = await inbox();
    await flow.control('faults', { pattern: '/modify$', status: 400 });
    await page.keyboard.press('e');
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    expect(left(before, await inbox())).toEqual([]);
    await flow.clearFaults();
    await again.click();
    await expect.poll(async () => left(before, await inbox()).length, { timeout: 60_000 }).toBe(1);
    await context.close();
  });

  test('when a person is faster than the code: keys and words wait and run once', async () => {
    const { page, context, faults } = await browser.play(flow);
    const letGo = await keepBack(page, /assets\/utter-[^/]*\.js$/);
    const words = page.getByRole('textbox', { name: 'You', exact: true });
    await page.keyboard.press('Enter');
    await words.fill('next');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText('One moment.').waitFor();
    expect(await words.inputValue()).toBe('next');
    letGo('continue');
    await words.waitFor({ state: 'detached' });
    await nowPlaying(page)
      .getByText(/^2 of /)
      .waitFor();

    const show = await keepBack(page, /assets\/(search-scene|you-can-say)-[^/]*\.js$/);
    // A part without focus holds no keys.
    await page.keyboard.press('Enter');
    await words.fill('next');
    await page.keyboard.press('Enter');
    await words.waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    await page.keyboard.type('budget');
    show('continue');
    const asked = page.getByRole('searchbox');
    await expect.poll(() => asked.inputValue()).toBe('budget');
    await page.keyboard.type(' review');
    expect(await asked.inputValue()).toBe('budget review');

    const refuse = await keepBack(page, /assets\/(utter|times|search-scene)-[^/]*\.js$/);
    // Text typed for a search that never loads is not a command.
    const here = await subject(page);
    await page.keyboard.type('/jj');
    refuse('abort');
    await page.getByRole('main').getByText('That is not on this device yet.').waitFor();
    expect(await subject(page)).toBe(here);
    await page.keyboard.press('Escape');
    // Otherwise an old search would change the intent of the sentences about times.
    await page.keyboard.press('z');
    await page.getByText('There is nothing to undo.').waitFor();
    await page.keyboard.press('s');
    await page.getByRole('main').getByText('That is not on this device yet.').waitFor();
    await page.keyboard.press('Enter');
    await words.fill('next');
    await page.keyboard.press('Enter');
    await page.getByText('I have not learned my words on this device yet.').waitFor();
    expect(await words.inputValue()).toBe('next');
    await page.unrouteAll();
    await page.keyboard.press('Enter');
    await words.waitFor({ state: 'detached' });
    expect(await subject(page)).not.toBe(here);
    expect(faults).toEqual([]);
    await context.close();
  });
});
