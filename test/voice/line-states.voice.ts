// Pictures of the page in every voice state, in both themes, on desktop and phone, for comparison with the mockups. A
// file is the microphone, so each state lasts until the test has its pictures.
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { launchChromium, nowPlaying, say } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';
import { listening } from '#test/support/listening.ts';
import { openMicrophone, startAloud } from './headset.ts';
import { launchWithMicrophone, type Microphone } from './microphone.ts';
import { untilVoice, voiceState } from './page.ts';
import { missing, speechPrograms } from './programs.ts';
import { atSpeechLevel, joined, silence } from './sound.ts';
import { spoken } from './speech.ts';

const lacking = missing(speechPrograms);
const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-looks-'));
const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const hear = '**/v1/audio/transcriptions';

describe.skipIf(lacking !== null)(`the line${lacking === null ? '' : ` (${lacking})`}`, () => {
  let flow: RunningFlow;
  let microphone: Microphone;
  /** A language model that does not answer for a while. */
  const model = createServer(() => {});
  beforeAll(async () => {
    const url = `http://127.0.0.1:${await listening(model)}/v1`;
    [flow, microphone] = await Promise.all([
      startAloud({ FLOW_MODEL_URL: url, FLOW_MODEL: 'slow' }),
      launchWithMicrophone(),
    ]);
  });
  afterAll(async () => {
    await microphone?.end();
    await flow?.end();
    model.closeAllConnections();
    model.close();
    process.stdout.write(`  pictures: ${folder}\n`);
  });

  test('during a conversation', async () => {
    const page = await come(flow, microphone.browser);
    await take(page, 'off', 'off');
    microphone.hears(atSpeechLevel(joined(silence(3), ...Array.from({ length: 4 }, () => spoken(chat, 'rms'))), -26));
    const release = await held(page, hear);
    await openMicrophone(page);
    await take(page, 'listening', 'listening');
    await untilVoice(page, ['hearing']);
    await take(page, 'hearing', 'hearing');
    await untilVoice(page, ['thinking']);
    await take(page, 'thinking', 'thinking');
    release();
    await page.keyboard.press('Space');
    await untilVoice(page, ['speaking']);
    await take(page, 'speaking', 'speaking');
    expect(await page.title()).toMatch(/^Listening/);
  });

  test('without speech', async () => {
    const page = await come(flow, microphone.browser);
    microphone.hears(silence(1));
    await openMicrophone(page);
    await page.getByRole('button', { name: /^Stop listening/ }).click();
    await untilVoice(page, ['off']);
    await take(page, 'paused', 'off');
    await say(page, 'private mode');
    await page.getByText('Private: what is in the mail stays on the screen.').waitFor();
    await take(page, 'private', 'off');
    await page.context().setOffline(true);
    await page.locator('[data-trouble="offline"]').waitFor();
    await take(page, 'offline', 'off');
    expect(await page.locator('[data-trouble="offline"]').count()).toBe(1);
  });

  test('while a language model is asked', async () => {
    const page = await come(flow, microphone.browser);
    microphone.hears(atSpeechLevel(spoken(chat, 'rms'), -26));
    await openMicrophone(page);
    await page.getByText('One moment.').first().waitFor();
    await take(page, 'asked');
    expect(await page.getByText('One moment.').count()).toBeGreaterThan(0);
  });

  test.each<[state: string, Trouble]>([
    ['denied', { more: ['--use-fake-device-for-media-stream'] }],
    ['missing', { more: ['--use-fake-ui-for-media-stream'] }],
    ['broken', { breaks: (page) => page.route(/hearing\.worker/, (route) => route.abort()) }],
    [
      'deaf',
      { breaks: (page) => page.route(hear, (route) => route.fulfill(noRecogniser)), words: 'archive this email' },
    ],
  ])('during microphone trouble: %s', async (state, { more, breaks, words }) => {
    const browser = more ? await launchChromium({ more }) : microphone.browser;
    if (more) onTestFinished(() => browser.close());
    const page = await come(flow, browser);
    if (state === 'denied') await page.context().grantPermissions([]);
    await breaks?.(page);
    if (words !== undefined) microphone.hears(atSpeechLevel(spoken(words, 'rms'), -26));
    await page.getByRole('button', { name: /^Talk/ }).click();
    await page.getByRole('button', { name: /^Flow’s own/ }).click();
    await untilVoice(page, [state]);
    await take(page, state, state);
    expect(await page.getByRole('region', { name: titles[state] ?? '' }).count()).toBe(1);
  });
});

type Trouble = { more?: string[]; breaks?: (page: Page) => Promise<unknown>; words?: string };

const titles: Readonly<Record<string, string>> = {
  denied: 'Flow can’t hear you',
  missing: 'No microphone here',
  broken: 'Flow’s ears stopped',
  deaf: 'Flow has nothing to hear with',
};
const noRecogniser = { status: 503, contentType: 'application/json', body: JSON.stringify({ code: 'speech.no-ears' }) };
const chat = 'tell the moon about the third sandwich of the king';

const come = async (flow: RunningFlow, browser: Browser): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: flow.url,
    viewport: sizes.desk,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  onTestFinished(() => context.close());
  await context.addCookies(inject('settled').cookies);
  const page = await context.newPage();
  await page.goto('/email-player');
  await nowPlaying(page).waitFor();
  await page.getByRole('button', { name: /^Talk/ }).waitFor();
  return page;
};

/** Holds requests to this address until released. */
const held = async (page: Page, address: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue().catch(() => {});
  });
  return resolve;
};

/** Takes a picture, and asserts that nothing is wider than the window and that the voice state did not change. */
const take = async (page: Page, name: string, voice?: string): Promise<void> => {
  if (voice !== undefined) expect(await voiceState(page), name).toBe(voice);
  for (const [size, viewport] of Object.entries(sizes))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: path.join(folder, `${name}-${colorScheme}-${size}.png`) });
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide, `${name} ${size}`).toBeLessThanOrEqual(0);
    }
  await page.setViewportSize(sizes.desk);
  // Between two sentences there is silence.
  if (voice !== undefined) await untilVoice(page, [voice], 2000);
};
