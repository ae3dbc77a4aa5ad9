// Search by key, touch and sentence: read and act on results, and return to the unchanged inbox.
import type { Page, Response } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import { nowPlaying, say, subject, wholeScreen } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const alex = 'alex@northwind.example';
const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const field = (page: Page) => page.getByRole('searchbox', { name: 'You asked' });
const rows = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option');
const chosen = (page: Page) => page.getByRole('option', { selected: true });

/** Repeats until the synced mail is there too. */
const search = async (page: Page, words: string): Promise<void> => {
  await page.keyboard.press('/');
  await expect
    .poll(async () => {
      const answer = page.waitForResponse('**/api/search?*');
      await field(page).fill('');
      await field(page).fill(words);
      await answer;
      await page.getByRole('status').filter({ hasText: 'email' }).waitFor();
      return rows(page).count();
    })
    .toBeGreaterThan(0);
};

describe('search', () => {
  test('by keys finds, opens and acts on mail, and returns to the same place in the inbox', async () => {
    const { page, context, faults } = await browser.play(flow);
    await page.keyboard.press('j');
    const place = await subject(page);

    await search(page, 'mail from priya');
    expect(await page.getByText('from priya').count()).toBeGreaterThan(0);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('listbox');
    const first = await chosen(page).innerText();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => chosen(page).innerText()).not.toBe(first);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await nowPlaying(page).waitFor();
    expect(await nowPlaying(page).innerText()).toContain('Priya');
    const subjectBefore = await subject(page);

    const before = await flow.labelsOf(alex);
    const starred = async () => (await flow.labelsOf(alex)).filter((one) => one.labelIds.includes('STARRED')).length;
    const stars = before.filter((one) => one.labelIds.includes('STARRED')).length;
    await page.keyboard.press('Shift+S');
    await expect.poll(starred).not.toBe(stars);
    expect(await subject(page)).toBe(subjectBefore);
    await page.keyboard.press('z');
    await expect.poll(starred).toBe(stars);

    await page.keyboard.press('Escape');
    await rows(page).first().waitFor();
    await page.keyboard.press('Escape');
    await nowPlaying(page).waitFor();
    expect(await subject(page)).toBe(place);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('by sentence lists, narrows and opens results, and a sentence leads back', async () => {
    const { page, context } = await browser.play(flow);
    const place = await subject(page);
    await say(page, 'find emails about the board');
    await rows(page).nth(1).waitFor();
    await page
      .getByText(/^Flow .*The newest:/)
      .first()
      .waitFor();
    const all = await rows(page).count();
    await say(page, 'only from Priya');
    await expect.poll(() => rows(page).count()).toBeLessThan(all);
    await say(page, 'find emails about the board');
    // More mail about it may have arrived.
    await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(all);
    const second = await rows(page).nth(1).locator('b').nth(1).innerText();
    await say(page, 'open the second one');
    await expect.poll(() => subject(page)).toBe(second);
    await say(page, 'back to the results');
    await rows(page).first().waitFor();
    await say(page, 'back to my inbox');
    await expect.poll(() => subject(page)).toBe(place);
    // Queries never reach the log.
    expect(flow.lines.filter((line) => /priya|the board/i.test(line))).toEqual([]);
    await context.close();
  });

  test('finds a label by name, typed and spoken, and says when there is none', async () => {
    const { page, context } = await browser.play(flow);
    const answers: Response[] = [];
    page.on('response', (answer) => answer.url().includes('/api/search?') && answers.push(answer));
    await search(page, 'label:board');
    await page.getByRole('button', { name: 'Without: in Board' }).waitFor();
    // Local results come first, then the server's.
    const { results } = z.object({ results: z.array(z.unknown()) }).parse(await answers.at(-1)?.json());
    await expect.poll(() => rows(page).count()).toBe(results.length);
    await page.keyboard.press('Escape');
    await say(page, 'find emails labelled Travel');
    await page.getByRole('button', { name: 'Without: in Travel' }).waitFor();
    await rows(page).first().waitFor();
    await say(page, 'find emails labelled Board');
    await expect.poll(() => rows(page).count()).toBe(results.length);
    await say(page, 'find emails labelled Boat');
    await page
      .getByText(/You have no label “Boat”/)
      .first()
      .waitFor();
    await expectAccessible(page);
    await context.close();
  });

  test('opens mail outside the inbox, and shows and keeps changes to it', async () => {
    const { page, context } = await browser.play(flow);
    await search(page, 'in:sent -in:inbox');
    await rows(page).first().click();
    await nowPlaying(page).waitFor();
    const star = page.getByRole('button', { name: 'Star', exact: true });
    await star.click();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
    await expect
      .poll(async () =>
        (await flow.labelsOf(alex)).some((one) => one.labelIds.includes('SENT') && one.labelIds.includes('STARRED')),
      )
      .toBe(true);
    // The server has answered by now and reverts nothing.
    await page.keyboard.press('Escape');
    await rows(page).first().click();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
    await context.close();
  });

  test('without a server searches the device, and says where it found nothing', async () => {
    const { page, context } = await browser.play(flow);
    await wholeScreen(page);
    await context.setOffline(true);
    await page.keyboard.press('/');
    await page.keyboard.type('priya');
    await page.getByText('looked through the mail on this device').waitFor();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(0);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('xyzzy');
    await page.getByText('Nothing found for “xyzzy”').waitFor();
    await expectAccessible(page);
    await context.close();
  });

  test('works by touch on a phone', async () => {
    const { page, context } = await browser.play(flow, { viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.getByRole('button', { name: 'Search', exact: true }).first().tap();
    await page.getByRole('button', { name: '“invoices since September”' }).tap();
    await rows(page).first().waitFor();
    await expectAccessible(page);
    await rows(page).first().tap();
    await nowPlaying(page).waitFor();
    expect(await page.getByRole('button', { name: 'Pause (Space)' }).count()).toBe(1);
    await context.close();
  });
});

describe('unusual mail', () => {
  test('is complete: right to left, emoji only, with a hundred files', { timeout: 90_000 }, async () => {
    for (const raw of [arabic, emoji, manyFiles])
      await flow.control('deliver', { mailbox: alex, raw: Buffer.from(raw).toString('base64url') });
    const { page, context, faults } = await browser.play(flow, { colorScheme: 'dark', forcedColors: 'active' });
    const open = async (from: string, title: string): Promise<void> => {
      await search(page, `from:${from}`);
      await rows(page).filter({ hasText: title }).first().click();
      await expect.poll(() => subject(page)).toBe(title);
    };

    await open('leila@noor.example', 'مراجعة العقد');
    const heading = nowPlaying(page).getByRole('heading', { level: 1 });
    expect(await heading.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    const first = nowPlaying(page).getByRole('region').locator('p').first();
    // The words end at the right edge of their paragraph.
    expect(await first.evaluate(gapAtTheRight)).toBeLessThan(8);
    await expectAccessible(page);

    await open('party@emoji.example', '🎉🎂🥳');
    expect(await page.getByText('NaN').count()).toBe(0);
    expect(await page.getByRole('slider', { name: 'Position in this email' }).getAttribute('aria-valuenow')).toMatch(
      /^\d/,
    );

    await open('carla@files.example', 'All hundred contracts');
    const files = nowPlaying(page).getByRole('list', { name: 'Attachments' }).getByRole('listitem');
    expect(await files.count()).toBe(13);
    await page.getByRole('button', { name: '88 more' }).click();
    expect(await files.count()).toBe(101);
    await page.getByRole('button', { name: 'Fewer', expanded: true }).click();
    expect(await files.count()).toBe(13);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Pixels between the last word of an element and its right edge. */
const gapAtTheRight = (element: Element): number => {
  const words = document.createRange();
  words.selectNodeContents(element);
  return element.getBoundingClientRect().right - Math.max(...[...words.getClientRects()].map(({ right }) => right));
};

const mail = (from: string, subject: string, rest: string): string =>
  `From: ${from}\r\nTo: ${alex}\r\nSubject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=\r\nMIME-Version: 1.0\r\n${rest}`;
const text = (words: string): string => `Content-Type: text/plain; charset=utf-8\r\n\r\n${words}\r\n`;
const arabic = mail('Leila <leila@noor.example>', 'مراجعة العقد', text('مرحبا، هل يمكنك تأكيد NDA-2026 اليوم؟'));
const emoji = mail('Party <party@emoji.example>', '🎉🎂🥳', text('🎂🎉🥳🎈'));
const file = (nth: number): string =>
  `--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename="contract-${nth}.pdf"\r\n\r\nPDF\r\n`;
const manyFiles = mail(
  'Carla <carla@files.example>',
  'All hundred contracts',
  `Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n${text('Here they are.')}${Array.from({ length: 100 }, (_, nth) => file(nth)).join('')}--b--\r\n`,
);
