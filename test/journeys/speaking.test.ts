// Flow aloud: real programs speak, a real browser plays, and the test measures its output.
import type { Page, Request } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import * as z from 'zod';
import { openBrowser, startSettled } from '#test/support/browser.ts';
import { nowPlaying, pressSequence, subject } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';
import { longTest } from '#test/support/sampled.ts';
import { lastSound, noteSound, nowIn, soundOf } from '#test/support/sound-of-page.ts';
import { missing } from '#test/voice/programs.ts';

const lacking = missing(['flite']);

const alex = 'alex@northwind.example';
const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled({ FLOW_SPEECH: 'on' });
});
afterAll(() => flow.end());

const Asked = z.object({ input: z.string(), voice: z.enum(['flow', 'quote']), speed: z.number() });
const speech = '**/v1/audio/speech';
const askedBy = (request: Request) =>
  request.url().endsWith('/v1/audio/speech') ? [Asked.parse(request.postDataJSON())] : [];

/** Alex's player before any reading, with the requested and received speech. */
const listen = async () => {
  const visit = await browser.visit(flow);
  const { page, context } = visit;
  const asked: z.infer<typeof Asked>[] = [];
  const here: string[] = [];
  page.on('request', (request) => asked.push(...askedBy(request)));
  page.on('response', (answer) => here.push(...askedBy(answer.request()).map(({ input }) => input)));
  await context.addCookies(inject('settled').cookies);
  const hasVoice = page.waitForResponse((answer) => answer.url().includes('/api/voice'));
  await page.goto('/email-player');
  await nowPlaying(page).waitFor();
  await hasVoice;
  await noteSound(page);
  return { ...visit, asked, here };
};

/** The queue arrives by page, so the next mail may still change. */
const untilAllIsHere = async (page: Page): Promise<void> => {
  const places: (string | null)[] = [];
  const place = nowPlaying(page).getByText(/^\d+ of \d+$/);
  const isStill = async (): Promise<boolean> => {
    places.push(await place.textContent());
    return places.length > 10 && new Set(places.slice(-10)).size === 1;
  };
  await expect.poll(isStill, { interval: 150 }).toBe(true);
};

const loudest = async (page: Page, since = 0): Promise<number> =>
  Math.max(0, ...(await soundOf(page, since)).moments.map(({ peak }) => peak));
const untilHeard = (page: Page, since = 0) => expect.poll(() => loudest(page, since)).toBeGreaterThan(0.05);
const silentFor = async (page: Page): Promise<number> => (await nowIn(page)) - (await lastSound(page));

describe.skipIf(lacking !== null)(`Flow aloud${lacking === null ? '' : `, but ${lacking}`}`, () => {
  test('uses one voice for its own words and another for the mail’s, preloads the next sentence, and stops at once', async () => {
    const { page, context, asked, here, faults } = await listen();
    const text = () => nowPlaying(page).innerText();
    await untilAllIsHere(page);
    const title = await subject(page);
    await page.keyboard.press('j');
    await expect.poll(() => subject(page)).not.toBe(title);
    const next = await text();
    await page.keyboard.press('k');
    await expect.poll(() => subject(page)).toBe(title);
    await pressSequence(page, 'Space');
    await untilHeard(page);
    const ofTheMail = () => asked.find(({ voice }) => voice === 'quote')?.input.replace(/\.$/, '');
    await expect.poll(ofTheMail).toBeTruthy();
    expect(await text()).toContain(ofTheMail());
    expect(asked[0]).toMatchObject({ voice: 'flow', speed: 1 });
    const shown = () =>
      page.evaluate(() => [navigator.mediaSession.playbackState, navigator.mediaSession.metadata?.title]);
    await expect.poll(shown).toEqual(['playing', title]);

    // After its first words, the next mail plays without the server.
    const current = await text();
    const bare = (input: string): string => input.replace(/[.:]$/, '');
    const isNext = (input: string): boolean => next.includes(bare(input)) && !current.includes(bare(input));
    await expect.poll(() => here.some(isNext)).toBe(true);
    await page.route(speech, () => {});
    const pressed = await nowIn(page);
    await page.keyboard.press('j');
    await expect.poll(async () => (await soundOf(page, pressed)).starts.length).toBeGreaterThan(0);
    await untilHeard(page, pressed + 200);
    expect(await subject(page)).not.toBe(title);

    const hushed = await nowIn(page);
    await pressSequence(page, 'Space');
    await expect.poll(() => silentFor(page)).toBeGreaterThan(700);
    expect((await lastSound(page)) - hushed).toBeLessThan(500);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('continues at the same word after a speed change', async () => {
    const { page, context, asked } = await listen();
    await pressSequence(page, 'Space');
    await untilHeard(page);
    await page.keyboard.press(']');
    await expect.poll(() => asked.find(({ speed }) => speed === 1.25)?.input).toBeTruthy();
    const since = await nowIn(page);
    await untilHeard(page, since);
    await context.close();
  });

  test('continues silently when its voice breaks, says so once, and returns with the voice', async () => {
    const { page, context } = await listen();
    await pressSequence(page, 'Space');
    await untilHeard(page);
    await page.route(speech, (route) => route.abort());
    const message = page.getByText('Flow’s voice is not there right now.').first();
    await message.waitFor();
    await expect.poll(() => silentFor(page)).toBeGreaterThan(300);
    const since = await nowIn(page);
    const unit = page.getByRole('slider', { name: 'Position in this email' });
    const before = Number(await unit.getAttribute('aria-valuenow'));
    await expect.poll(async () => Number(await unit.getAttribute('aria-valuenow'))).toBeGreaterThan(before);
    await page.unroute(speech);
    await untilHeard(page, since);
    await context.close();
  });

  longTest('plays a tone for urgent mail while reading', async () => {
    const { page, context } = await listen();
    const question = 'Could you look at this today?\r\n';
    const arrives = async (about: string): Promise<void> => {
      const raw = ['From: Maya <maya@northwind.example>', `To: ${alex}`, `Subject: ${about}`, '', question].join(
        '\r\n',
      );
      await flow.control('deliver', { mailbox: alex, raw: Buffer.from(raw).toString('base64url') });
      await page.getByText(`New: Maya, ${about}.`).first().waitFor({ timeout: 60_000 });
    };
    const tones = async () => (await soundOf(page)).tones.length;
    await untilAllIsHere(page);
    await page.keyboard.press('j');
    await arrives('Numbers for noon');
    expect(await tones()).toBe(0);
    await pressSequence(page, 'Space');
    await untilHeard(page);
    await arrives('Numbers for one');
    await expect.poll(tones).toBe(2);
    await context.close();
  });
});
