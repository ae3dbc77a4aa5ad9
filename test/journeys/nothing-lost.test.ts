// The second promise: whatever is killed, cut off or refused, an action is done exactly once or told, and nothing has moved.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { effectsAt, threadsInInbox } from '#test/support/at-provider.ts';
import { keepBack, openBrowser, startSettled } from '#test/support/browser.ts';
import { nowPlaying, subject, wholeScreen } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';

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
  it('when Flow is killed with an action undelivered: mail, session, place and action are there again', async () => {
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

  it('when the network goes and comes back: what was done meanwhile is done once', async () => {
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

  it('when Flow is killed between the press and its answer: the action is done when Flow is back', async () => {
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

  it('when Google refuses for good: the mail is back, the person is told, and trying again works', async () => {
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

  it('when a person is faster than the code: keys and words wait for it, and are done once', async () => {
    const { page, context, faults } = await browser.play(flow);
    const letGo = await keepBack(page, /assets\/utter-[^/]*\.js$/);
    const words = page.getByLabel('You', { exact: true });
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
    // What only stands beside keeps no key back.
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
    // What was typed for a search that never comes is no command.
    const here = await subject(page);
    await page.keyboard.type('/jj');
    refuse('abort');
    await page.getByRole('main').getByText('That is not on this device yet.').waitFor();
    expect(await subject(page)).toBe(here);
    await page.keyboard.press('Escape');
    // Something else is said between, or what was said of the search would stand for what is said of the times.
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
