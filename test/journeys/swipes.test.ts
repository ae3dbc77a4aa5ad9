// Swipes on the rows of the queue, by a finger on a phone.
import type { Locator, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import { nowPlaying, subject } from '#test/support/chromium.ts';
import { fingerOn } from '#test/support/finger.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const openQueue = async (options = {}) => {
  const visit = await browser.play(flow, { ...phone, ...options });
  const { page } = visit;
  await page.getByRole('button', { name: /^Open the queue/ }).tap();
  const sheet = page.getByRole('dialog', { name: 'Queue' });
  const rows = sheet.getByRole('listitem');
  await rows.nth(2).waitFor();
  // The swipes load after the first mail.
  await sheet.getByRole('status').waitFor({ state: 'attached' });
  return { ...visit, sheet, rows, finger: await fingerOn(page) };
};

const hint = (row: Locator): Locator => row.locator('[data-swipe]');
const threadOf = (row: Locator): Promise<string | null> => row.getAttribute('data-thread');
const row = (page: Page, thread: string | null): Locator => page.locator(`dialog [data-thread="${thread}"]`);

describe('a swipe on a row of the queue', () => {
  test('to the right archives, and the sheet offers to undo it', async () => {
    const { page, context, faults, sheet, rows, finger } = await openQueue();
    const thread = await threadOf(rows.nth(1));
    const name = await rows.nth(1).locator('b span').textContent();
    await finger.down(row(page, thread), -80);
    await finger.to(60);
    expect(await hint(row(page, thread)).textContent()).toBe('Archive');
    await finger.to(140);
    await finger.up();
    await row(page, thread).waitFor({ state: 'detached' });
    await expectAccessible(page);
    await sheet.getByRole('status').getByText(`Archived ${name}`).waitFor();
    await sheet.getByRole('button', { name: 'Undo' }).tap();
    // Undo brings a mail to the front, as it does by key.
    await expect.poll(() => nowPlaying(page).textContent()).toContain(name);
    expect(await row(page, thread).count()).toBe(0);
    expect(await sheet.isVisible()).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('to the left asks until when, and the key undoes the snooze', async () => {
    const { page, context, faults, sheet, rows, finger } = await openQueue();
    const thread = await threadOf(rows.nth(1));
    const from = await rows.nth(1).locator('b span').textContent();
    await finger.down(row(page, thread), 80);
    await finger.to(-140);
    expect(await hint(row(page, thread)).textContent()).toBe('Snooze');
    await finger.up();
    await sheet.waitFor({ state: 'detached' });
    const choices = page.getByRole('dialog', { name: 'Snooze until' });
    expect(await choices.textContent()).toContain(`${from}: `);
    await choices.getByRole('button', { name: /^Tomorrow/ }).tap();
    await page.getByRole('button', { name: /^Open the queue/ }).tap();
    await rows.nth(1).waitFor();
    expect(await row(page, thread).count()).toBe(0);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.keyboard.press('z');
    await expect.poll(() => nowPlaying(page).textContent()).toContain(from);
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each([
    { path: 'comes back', moves: [[140], [10]], seen: 'Archive' },
    { path: 'ends early', moves: [[70]], seen: 'Archive' },
    { path: 'changes its side and ends early', moves: [[140], [-30]], seen: 'Snooze' },
  ] as const)('does nothing if it $path', async ({ moves, seen }) => {
    const { page, context, sheet, rows, finger } = await openQueue();
    const [playing, thread] = [await subject(page), await threadOf(rows.nth(1))];
    await finger.down(row(page, thread), -60);
    for (const [x] of moves) await finger.to(x);
    expect(await hint(row(page, thread)).textContent()).toBe(seen);
    await finger.up();
    await hint(row(page, thread)).waitFor({ state: 'detached' });
    expect(await threadOf(rows.nth(1))).toBe(thread);
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(await sheet.isVisible()).toBe(true);
    expect(await subject(page)).toBe(playing);
    await context.close();
  });

  test('gives way to scrolling, and a tap still opens the mail', async () => {
    const { page, context, sheet, rows, finger } = await openQueue();
    const list = sheet.getByRole('list');
    await finger.down(rows.nth(3));
    await finger.to(20, -160);
    await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(60);
    await finger.to(200, -160);
    expect(await sheet.locator('[data-swipe]').count()).toBe(0);
    await finger.up();
    const playing = await subject(page);
    const seen = sheet.getByRole('listitem').nth(5);
    await seen.tap();
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => subject(page)).not.toBe(playing);
    await context.close();
  });

  test('is not for a mouse', async () => {
    const { page, context } = await browser.play(flow);
    const first = page.getByRole('complementary', { name: 'Up next' }).getByRole('listitem').first();
    const thread = await threadOf(first);
    const box = await first.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 30);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 240, (box?.y ?? 0) + 30, { steps: 5 });
    expect(await page.locator('[data-swipe]').count()).toBe(0);
    await page.mouse.move(200, 400);
    await page.mouse.up();
    expect(await threadOf(first)).toBe(thread);
    await context.close();
  });
});
