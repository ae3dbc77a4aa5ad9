// All player controls by key, touch and typed words, with captions, notices and the line, and recovery when the screen breaks.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, keepBack, openBrowser, startSettled } from '#test/support/browser.ts';
import { nowPlaying, pressSequence, subject } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';
import { breakSentences, coveredControls, cutChips, stopsOfTab, translatePage } from '#test/support/in-the-page.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const play = (options = {}) => browser.play(flow, options);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const speedOf = (page: Page): Promise<string> => button(page, /^Speed/).innerText();
const isPlaying = async (page: Page): Promise<boolean> => (await button(page, 'Pause (Space)').count()) === 1;
const placeOf = (page: Page): Promise<string | null> =>
  nowPlaying(page)
    .getByText(/^\d+ of \d+$/)
    .textContent();
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName ?? '');

const say = async (page: Page, words: string): Promise<void> => {
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'You', exact: true }).fill(words);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'You', exact: true }).waitFor({ state: 'detached' });
};

type Control = 'next' | 'previous' | 'resume' | 'pause' | 'faster' | 'slower';
const tap = async (page: Page, name: string | RegExp, times = 1): Promise<void> => {
  for (let time = 0; time < times; time += 1) await button(page, name).tap();
};
const byKey: Record<Control, string> = { next: 'j', previous: 'k', resume: ' ', pause: ' ', faster: ']', slower: '[' };
const ways: { way: string; options: object; does: (page: Page, control: Control) => Promise<void> }[] = [
  { way: 'key', options: {}, does: (page, control) => page.keyboard.press(byKey[control]) },
  { way: 'typed sentence', options: {}, does: (page, control) => say(page, spoken[control]) },
  { way: 'touch', options: phone, does: (page, control) => tap(page, ...touched[control]) },
];
const spoken: Record<Control, string> = {
  next: 'skip this one',
  previous: 'go back',
  resume: 'go on',
  pause: 'hold on a second',
  faster: 'a bit faster please',
  slower: 'slow down',
};
const touched: Record<Control, [name: string | RegExp, times?: number]> = {
  next: ['Next email (J)'],
  previous: ['Previous email (K)'],
  resume: ['Play (Space)'],
  pause: ['Pause (Space)'],
  faster: [/^Speed/],
  // One button cycles through all: 1.5, 1.75, 2, 0.75, 1.
  slower: [/^Speed/, 5],
};

describe('player controls', () => {
  test.each(ways)('work by $way', async ({ options, does }) => {
    const { page, context, faults } = await play(options);
    const first = await subject(page);
    expect(await placeOf(page)).toMatch(/^1 of /);
    await does(page, 'next');
    await expect.poll(() => subject(page)).not.toBe(first);
    // Older mail may still arrive, so the total can change.
    expect(await placeOf(page)).toMatch(/^2 of /);
    await does(page, 'previous');
    await expect.poll(() => subject(page)).toBe(first);

    expect(await isPlaying(page)).toBe(false);
    await does(page, 'resume');
    await expect.poll(() => isPlaying(page)).toBe(true);
    await does(page, 'pause');
    await expect.poll(() => isPlaying(page)).toBe(false);

    expect(await speedOf(page)).toBe('1×');
    await does(page, 'faster');
    await expect.poll(() => speedOf(page)).toBe('1.25×');
    await does(page, 'slower');
    await expect.poll(() => speedOf(page)).toBe('1×');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('are one tab stop right after the skip link, and arrow keys move between them', async () => {
    const { page, context } = await play();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const focusOrder = [await focused(page)];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) {
      await page.keyboard.press(key);
      focusOrder.push(await focused(page));
    }
    const [playing, talk, next, previous] = [
      'Play (Space)',
      'Talk (hold Space)',
      'Next email (J)',
      'Previous email (K)',
    ];
    expect(focusOrder).toEqual([playing, talk, next, talk, playing, previous]);
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('Position in this email');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(previous);
    await expectAccessible(page);
    await context.close();
  });

  test('stay one tab stop when one of them appears late', async () => {
    const { page, context } = await play();
    const late = await keepBack(page, /more-menu/);
    await button(page, 'Previous email (K)').focus();
    late('continue');
    await page.locator('#controls [data-chip=more][aria-haspopup=menu]').first().waitFor();
    expect(await page.locator('#controls').evaluate(stopsOfTab)).toEqual(['Previous email (K)']);
    await context.close();
  });

  test('get the Enter key back after the queue was opened by touch and closed', async () => {
    const { page, context } = await play(phone);
    await button(page, /^Open the queue/).tap();
    await button(page, 'Close (Esc)').tap();
    await page.getByRole('dialog', { name: 'Queue' }).waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'You', exact: true }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await context.close();
  });

  test('are not covered by a notice, at any screen size', async () => {
    const { page, context } = await play();
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await page.keyboard.press('Shift+S');
      await page.locator('[data-swipe-direction]').getByRole('button', { name: 'Undo' }).waitFor();
      expect(await page.evaluate(coveredControls), `${screen.width} by ${screen.height}`).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.keyboard.press('Shift+S');
    await page.keyboard.press('r');
    const readsBack = button(page, 'Read it back');
    await readsBack.waitFor();
    await page.locator('[data-swipe-direction]').getByRole('button', { name: 'Undo' }).waitFor();
    const isFree = (one: Element): boolean => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    expect(await readsBack.evaluate(isFree)).toBe(true);
    await context.close();
  });

  test('fit every width, and a press next to them leaves Space and Enter to the player', async () => {
    const { page, context } = await play();
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 768 });
      expect(await page.evaluate(cutChips), `${width}`).toEqual([]);
    }
    await button(page, 'Hear them').click();
    await button(page, 'Back to them').waitFor();
    expect(await focused(page)).toBe('BODY');
    await pressSequence(page, 'Space');
    await expect.poll(() => isPlaying(page)).toBe(true);
    await context.close();
  });

  test('work on a page that the browser translates', async () => {
    const { page, context, faults } = await play();
    await page.addInitScript(translatePage);
    await page.reload();
    await nowPlaying(page).waitFor();
    const first = await subject(page);
    await pressSequence(page, 'Space');
    await expect.poll(() => isPlaying(page)).toBe(true);
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Space', 'j']) await pressSequence(page, key);
    await expect.poll(() => subject(page)).not.toBe(first);
    await page.keyboard.press('k');
    await expect.poll(() => subject(page)).toBe(first);
    expect(faults).toEqual([]);
    await context.close();
  });
});

const screens = [
  { width: 1440, height: 900 },
  { width: 1440, height: 600 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

describe('settings', () => {
  test('survive a reload', async () => {
    const { page, context } = await play();
    const captions = button(page, 'Captions (C)');
    expect(await captions.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('c');
    await say(page, 'one and a half');
    await expect.poll(() => speedOf(page)).toBe('1.5×');
    await page.reload();
    await nowPlaying(page).waitFor();
    expect([await captions.getAttribute('aria-pressed'), await speedOf(page)]).toEqual(['false', '1.5×']);
    await page.keyboard.press('c');
    await page.reload();
    await nowPlaying(page).waitFor();
    expect(await captions.getAttribute('aria-pressed')).toBe('true');
    await context.close();
  });
});

describe('typed commands', () => {
  test('wrap, and clear the previous mail’s caption', async () => {
    const { page, context } = await play(phone);
    await page.keyboard.press('Shift+S');
    const caption = page.getByRole('main').getByText(/(S|Uns)tarred\.$/);
    await caption.waitFor();
    await button(page, 'Type what you would say').tap();
    const field = page.getByRole('textbox', { name: 'You', exact: true });
    const heightOf = async (): Promise<number> => (await field.boundingBox())?.height ?? 0;
    const row = await heightOf();
    await field.fill('find the mail in which Sofia asks whether Dublin is fine with me, and read it to me once more');
    expect(await heightOf()).toBe(row * 4);
    await field.fill('next');
    expect(await heightOf()).toBe(row);
    await page.keyboard.press('Shift+Enter');
    await field.waitFor({ state: 'detached' });
    await expect.poll(() => caption.count()).toBe(0);
    await context.close();
  });
});

describe('the line', () => {
  test('shows the position while dragged, and starts there on release', async () => {
    const { page, context } = await play();
    const slider = page.getByRole('slider', { name: 'Position in this email' });
    const box = await slider.boundingBox();
    const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    await page.mouse.move(200, y);
    await page.mouse.down();
    await page.mouse.move(720, y, { steps: 4 });
    await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe('50');
    const progress = /^(\d+) seconds of (\d+)$/.exec((await slider.getAttribute('aria-valuetext')) ?? '');
    const [at, total] = [Number(progress?.[1]), Number(progress?.[2])];
    expect(Math.abs(at - total / 2)).toBeLessThanOrEqual(1);
    const shown = await slider
      .locator('xpath=ancestor::div[2]')
      .getByText(/^0:\d\d$/)
      .textContent();
    expect(Math.abs(Number(shown?.slice(2)) - at)).toBeLessThanOrEqual(1);
    await page.mouse.up();
    // The sentence under the nib, from its beginning.
    await expect.poll(async () => Number(await slider.getAttribute('aria-valuenow'))).toBeLessThan(50);
    expect(Number(await slider.getAttribute('aria-valuenow'))).toBeGreaterThan(20);
    await context.close();
  });
});

describe('a broken screen', () => {
  test('says so within the page’s policy, and works again after a reload', async () => {
    const { page, context, faults } = await play();
    const sentence = page.locator('[data-current]');
    // The text comes a moment after the header. Until then there is nothing to step through.
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowRight');
        return sentence.count();
      })
      .toBe(1);
    await page.evaluate(breakSentences);
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    expect(await page.title()).toBe('Something went wrong');
    await expectAccessible(page);
    await button(page, 'Refresh').click();
    await nowPlaying(page).waitFor();
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.filter((fault) => !/An extension broke this page/.test(fault))).toEqual([]);
    await context.close();
  });
});
