// Senders as the person knows them: a contact's role shows only for that contact, and the activity shows everything done with them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import { nowPlaying, openTyping, subject } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const alex = 'alex@northwind.example';
const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const deliver = async (from: string, about: string): Promise<void> => {
  const raw = [
    `From: ${from}`,
    `To: Alex Moreau <${alex}>`,
    `Subject: ${about}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Could you look at this today?',
    '',
  ].join('\r\n');
  await flow.control('deliver', { mailbox: alex, raw: Buffer.from(raw).toString('base64url') });
};

describe('people', () => {
  test('show their role only with their own address, and an impersonator by address', async () => {
    await deliver('Maya Lindqvist <maya@northwind.example>', 'From Maya herself');
    await deliver('Maya Lindqvist <maya@northwind-mail.example>', 'From nobody known');
    const { page, context, faults } = await browser.play(flow);
    const go = async (about: string): Promise<void> => {
      // It may still be on its way. New mail enters below the current one.
      await expect
        .poll(
          async () => {
            if ((await subject(page)) !== about) await page.keyboard.press('j');
            return subject(page);
          },
          { interval: 10 },
        )
        .toBe(about);
    };
    await go('From Maya herself');
    await nowPlaying(page).getByText('CFO, Northwind.').waitFor();
    await go('From nobody known');
    await nowPlaying(page).getByText('maya@northwind-mail.example').first().waitFor();
    expect(await nowPlaying(page).getByText('CFO').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('the activity finds actions beyond the first page, back to the session’s start', async () => {
    const { page, context, faults } = await browser.play(flow);
    // Each is a command of its own, and none changes the reading.
    for (let pressed = 0; pressed < 34; pressed += 1) await page.keyboard.press('Shift+S');
    const written = async () => {
      const answer = await page.request.get('/api/activity?limit=100');
      return z.object({ activity: z.array(z.unknown()) }).parse(await answer.json()).activity.length;
    };
    await expect.poll(written).toBeGreaterThan(34);
    await page.goto('/history');
    const rows = page.getByRole('main').getByRole('listitem');
    // The session ends when its page closes, and the report may come after the first thirty.
    await expect.poll(async () => [30, 31].includes(await rows.count())).toBe(true);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => rows.count()).toBeGreaterThan(34);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('LI');
    await page.getByText('session started').waitFor();
    await page.getByText(/triage, \d+ emails/).waitFor();
    await expectAccessible(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a blocked sender shows a notice, and the settings list, unblock and block them', async () => {
    await deliver('Rob Hale <rob@cold-offers.example>', 'A cold offer');
    const { page, context, faults } = await browser.play(flow);
    const say = async (words: string): Promise<void> => {
      await openTyping(page);
      await page.getByRole('textbox', { name: 'You', exact: true }).fill(words);
      await page.keyboard.press('Enter');
      await page.getByRole('textbox', { name: 'You', exact: true }).waitFor({ state: 'detached' });
    };
    const heard = (words: RegExp) => expect.poll(() => page.getByText(words).count()).toBeGreaterThan(0);
    // His mail may still be on its way, and Flow cannot block an unknown sender.
    await expect
      .poll(
        async () => {
          await say('block Rob Hale');
          return page.getByText(/Rob is blocked already|Blocked Rob/).count();
        },
        { timeout: 60_000, interval: 1000 },
      )
      .toBeGreaterThan(0);
    await say('who have I blocked?');
    await heard(/You have blocked Rob/);
    await say('open the send settings');
    const list = page.getByRole('region', { name: 'Blocked senders' });
    await list.getByRole('button', { name: 'Let through Rob' }).click();
    await heard(/Rob can write to you again/);
    await expectAccessible(page);
    // The same focused button undoes it.
    await page.keyboard.press('Enter');
    await heard(/Rob is blocked again/);
    await page.keyboard.press('Enter');
    await heard(/Rob can write to you again/);
    await page.keyboard.press('Escape');
    await say('who have I blocked?');
    await heard(/You have blocked nobody/);
    expect(faults).toEqual([]);
    await context.close();
  });
});
