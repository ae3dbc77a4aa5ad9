// One conversation over several screens: mail plays on while the person goes to their history by voice, undoes and
// searches there.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import { pressSequence, say, subject } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const heading = (page: Page) => page.getByRole('heading', { name: 'Recent Activity' });
const rows = (page: Page) => page.getByRole('list', { name: /^Your last/ }).getByRole('listitem');
const undoable = (page: Page) => rows(page).filter({ has: page.getByRole('button', { name: /^Undo/ }) });
const spoken = (page: Page) => page.locator('p[aria-live=polite]');
const pause = (page: Page) => page.getByRole('button', { name: 'Pause (Space)' });
const position = (page: Page) => page.getByRole('slider', { name: 'Position in this email' });

/** Plays, and archives two mails. Returns their subjects, in the order of the acts. */
const archiveTwo = async (page: Page): Promise<string[]> => {
  const subjects: string[] = [];
  for (let nth = 0; nth < 2; nth += 1) {
    const before = await subject(page);
    subjects.push(before);
    await page.keyboard.press('e');
    await expect.poll(() => subject(page)).not.toBe(before);
  }
  return subjects;
};

describe('scenes', () => {
  test('a person hears mail, undoes and searches their history by voice, and the reading never stops', async () => {
    const { page, context, faults } = await browser.play(flow);
    const [first = '', second = ''] = await archiveTwo(page);
    await pressSequence(page, 'Space');
    await pause(page).waitFor();
    const playing = await subject(page);
    await page.evaluate(() => document.querySelector('header')?.setAttribute('data-same', 'frame'));

    await say(page, 'go to my history');
    await heading(page).waitFor();
    expect(await page.locator('header[data-same]').count()).toBe(1);
    // It reads on, and says of which mail.
    await page.getByRole('button', { name: 'Pause (Space)' }).waitFor();
    await page
      .getByRole('link', { name: /^Back to/ })
      .filter({ hasText: playing })
      .waitFor();
    const at = await position(page).getAttribute('aria-valuenow');
    await expect.poll(() => position(page).getAttribute('aria-valuenow')).not.toBe(at);

    await expect.poll(() => rows(page).filter({ hasText: first }).count()).toBeGreaterThan(0);
    await expect.poll(() => rows(page).first().innerText()).toContain(second);
    await expectAccessible(page);

    await say(page, 'what did I archive today');
    await expect.poll(() => spoken(page).innerText()).toMatch(/You archived .*today: /);

    const [, older = ''] = await undoable(page).locator('b').allInnerTexts();
    await say(page, 'undo the second one');
    await expect.poll(() => rows(page).filter({ hasText: 'undone' }).count()).toBeGreaterThan(0);
    expect(await rows(page).filter({ hasText: 'undone' }).first().innerText()).toContain(older);

    await say(page, 'search for archived');
    await page.getByRole('searchbox', { name: 'Search your activity' }).waitFor();
    const others = async (): Promise<string[]> =>
      (await rows(page).allInnerTexts()).filter((row) => !row.toLowerCase().includes('archived'));
    await expect.poll(others).toEqual([]);
    expect(await rows(page).count()).toBeGreaterThan(0);
    await say(page, 'show everything');
    await expect.poll(() => page.getByRole('searchbox', { name: 'Search your activity' }).count()).toBe(0);

    await pause(page).waitFor();
    await say(page, 'back to my mail');
    await pause(page).waitFor();
    expect(await page.locator('header[data-same]').count()).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('keys and palette move through the history, undo in it and leave it', async () => {
    const { page, context, faults } = await browser.play(flow);
    const [first = ''] = await archiveTwo(page);
    await page.keyboard.press('h');
    await heading(page).waitFor();
    await expect.poll(() => rows(page).filter({ hasText: first }).count()).toBeGreaterThan(0);
    const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
    await page.keyboard.press('j');
    // The start of the session is a row too.
    for (let nth = 0; nth < 4 && !(await focused()).includes(first); nth += 1) await page.keyboard.press('ArrowDown');
    expect(await focused()).toContain(first);
    await page.keyboard.press('z');
    await expect.poll(() => rows(page).filter({ hasText: 'undone' }).count()).toBeGreaterThan(0);

    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Command palette' });
    await palette.getByRole('group', { name: 'On this screen' }).waitFor();
    await page.keyboard.type('search activity');
    await page.keyboard.press('Enter');
    const field = page.getByRole('searchbox', { name: 'Search your activity' });
    // The undo adds a row, which must leave the focus alone.
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });

    await pressSequence(page, 'g', 'i');
    await expect.poll(() => subject(page)).not.toBe('');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('commands on another screen apply to the playing mail, and a reply opens in the player', async () => {
    const { page, context, faults } = await browser.play(flow);
    const before = await subject(page);
    await page.keyboard.press('h');
    await heading(page).waitFor();
    await say(page, 'archive that');
    await expect.poll(() => rows(page).first().innerText()).toContain(before);
    await say(page, 'undo');
    await expect.poll(() => rows(page).first().innerText()).toContain('undone');
    await say(page, 'reply');
    await page
      .getByRole('form', { name: /reply|draft/i })
      .or(page.getByRole('textbox', { name: /message|reply/i }))
      .first()
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/email-player');
    expect(faults).toEqual([]);
    await context.close();
  });
});
