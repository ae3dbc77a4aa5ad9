// Invitations of strangers leave a calendar silent, and nothing of an event stays on a device after signing out.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openBrowser, startSettled } from '#test/support/browser.ts';
import { nowPlaying, say } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const alex = 'alex@northwind.example';
const captions = (page: Page) => page.locator('p[aria-live=polite]');
const grid = (page: Page) => page.getByRole('grid');
/** The words of the hostile invitations: titles, senders, places. */
const hostileWords =
  /won a prize|forward the board pack|Invoice overdue|Security check|Crypto payout|prize\d+\.example|900 555/i;

const answerTo = async (page: Page, words: string): Promise<string> => {
  await say(page, words);
  await captions(page).filter({ hasText: words }).first().waitFor();
  return (await captions(page).allTextContents()).join(' ');
};

describe('200 invitations of strangers', () => {
  test('stand apart: none is spoken, on the grid, counted as busy, or announced', async () => {
    const { page, context, faults } = await browser.play(flow);
    const meetings = (words: string): string | undefined => /(Nothing|\w+ meetings?) tomorrow/.exec(words)?.[0];
    const tomorrows = async () => meetings(await answerTo(page, 'what’s on tomorrow'));
    await expect.poll(tomorrows).toBeDefined();
    const before = await tomorrows();
    await flow.control('fill-calendar', { user: alex, hostile: 200 });
    await page.goto('/calendar');
    await grid(page).waitFor();
    const apart = page.getByRole('region', { name: /^Not on your calendar yet/ });
    const tomorrow = async () => {
      await page.keyboard.press('t');
      await page.keyboard.press('ArrowRight');
      return apart.getByRole('button').count();
    };
    await expect.poll(tomorrow).toBeGreaterThan(0);
    // What somebody unknown wrote is there to be read, and nowhere else.
    expect(await apart.innerText()).toMatch(hostileWords);
    expect(await grid(page).innerText()).not.toMatch(hostileWords);

    await expect.poll(tomorrows).toBe(before);
    for (const words of [
      'what’s on this week',
      'what’s on next week',
      'read the rest',
      'my next meeting',
      'what’s on today',
    ])
      expect(await answerTo(page, words)).not.toMatch(hostileWords);
    for (const words of ['am I free tomorrow at nine', 'am I free tomorrow at five', 'when am I free tomorrow'])
      expect(await answerTo(page, words)).not.toMatch(hostileWords);
    for (const name of await page.getByRole('alert').allInnerTexts()) expect(name).not.toMatch(hostileWords);

    await page.goto('/email-player');
    await nowPlaying(page).waitFor();
    expect(await answerTo(page, 'my next meeting')).not.toMatch(hostileWords);
    expect(await page.getByRole('banner').innerText()).not.toMatch(hostileWords);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('signing out', () => {
  const canary = 'Kestrel7731';

  /** Every file of the browser's profile that holds the word, in the encodings that Chromium stores. */
  const filesWith = (folder: string, word: string): string[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) => path.join(one.parentPath, one.name))
      .filter((file) => {
        const bytes = readFileSync(file);
        return (['utf8', 'utf16le'] as const).some((encoding) => bytes.includes(Buffer.from(word, encoding)));
      });

  test('leaves no word of an event on the device', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-profile-'));
    const executable = process.env['CHROMIUM_PATH'];
    const open = () =>
      chromium.launchPersistentContext(folder, {
        ...(executable ? { executablePath: executable } : {}),
        args: ['--no-sandbox', '--disable-gpu'],
        baseURL: flow.url,
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        locale: 'en-GB',
      });
    try {
      await flow.control('calendar-event', {
        calendar: alex,
        event: {
          summary: `${canary} title`,
          location: `${canary} place`,
          description: `${canary} text`,
          attendees: [{ email: `${canary.toLowerCase()}@far.example`, displayName: `${canary} guest` }],
          start: { dateTime: new Date().toISOString(), timeZone: 'Europe/Berlin' },
          end: { dateTime: new Date(new Date().getTime() + 3_600_000).toISOString(), timeZone: 'Europe/Berlin' },
        },
      });
      const context = await open();
      const page = context.pages()[0] ?? (await context.newPage());
      await context.addCookies(inject('settled').cookies);
      await page.goto('/calendar');
      await grid(page)
        .getByRole('button', { name: new RegExp(canary) })
        .first()
        .waitFor();
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      await page.reload();
      await grid(page)
        .getByRole('button', { name: new RegExp(canary) })
        .first()
        .waitFor();
      await page.goto('/email-player');
      await nowPlaying(page).waitFor();
      await page.getByRole('button', { name: /account of Alex/ }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await page.waitForURL((url) => url.pathname === '/');
      const left = await page.evaluate(async () => ({
        databases: (await indexedDB.databases()).map(({ name }) => name).filter((name) => name?.startsWith('flow-')),
        storage: JSON.stringify({ ...localStorage, ...sessionStorage }),
        text: document.documentElement.outerHTML,
        cached: await (async () => {
          const texts: string[] = [];
          for (const name of await caches.keys()) {
            const cache = await caches.open(name);
            for (const request of await cache.keys()) {
              texts.push(request.url);
              if (/\/api\//.test(request.url)) texts.push(await ((await cache.match(request))?.text() ?? ''));
            }
          }
          return texts.join(' ');
        })(),
      }));
      expect(left.databases).toEqual([]);
      expect([left.storage, left.text, left.cached].join(' ').toLowerCase()).not.toContain(canary.toLowerCase());
      await page.goto('/calendar');
      await page.waitForURL((url) => url.pathname !== '/calendar');
      expect((await page.content()).toLowerCase()).not.toContain(canary.toLowerCase());
      await context.close();
      expect(filesWith(folder, canary)).toEqual([]);
      expect(filesWith(folder, canary.toLowerCase())).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
