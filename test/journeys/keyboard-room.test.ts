// The on-screen keyboard of a phone: what is typed stays in view above it, and the controls come back after it.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, startSettled } from '#test/support/browser.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const keyboard = 280;

/** Chromium has no on-screen keyboard here, so the visible height is told as a phone tells it. */
const coverByKeyboard = (page: Page, covered: number): Promise<void> =>
  page.evaluate((pixels) => {
    const view = visualViewport;
    if (view === null) return;
    Object.defineProperty(view, 'height', { configurable: true, get: () => innerHeight - pixels });
    view.dispatchEvent(new Event('resize'));
  }, covered);

const bottomOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY);

describe.each([
  { width: 360, height: 640 },
  { width: 390, height: 844 },
])('the on-screen keyboard at $width by $height', (viewport) => {
  test('leaves the draft in view, and gives way to the controls again', async () => {
    const { page, context, faults } = await browser.play(flow, { viewport, hasTouch: true });
    const controls = page.getByRole('toolbar', { name: 'Player' });
    await page
      .getByRole('button', { name: /^Reply/ })
      .first()
      .tap();
    const text = page.getByRole('form', { name: /draft$/ }).locator('textarea');
    await text.tap();
    await coverByKeyboard(page, keyboard);
    await controls.waitFor({ state: 'hidden' });
    expect(await bottomOf(page)).toBeLessThanOrEqual(viewport.height - keyboard);
    await page.keyboard.type('Yes');
    expect(await text.inputValue()).toBe('Yes');
    await coverByKeyboard(page, 0);
    await controls.waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('leaves typed words and their button in view', async () => {
    const { page, context } = await browser.play(flow, { viewport, hasTouch: true });
    await page.getByRole('button', { name: 'Type what you would say' }).tap();
    await page.getByRole('textbox', { name: 'You', exact: true }).fill('archive this');
    await coverByKeyboard(page, keyboard);
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await expect
      .poll(async () => {
        const box = await send.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      })
      .toBeLessThanOrEqual(viewport.height - keyboard);
    expect(await bottomOf(page)).toBeLessThanOrEqual(viewport.height - keyboard);
    await context.close();
  });
});
