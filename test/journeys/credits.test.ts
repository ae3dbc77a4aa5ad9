// A person speaks until no credit is left, pays, and Flow goes on with what waited.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { payForAnswer } from '#api/credits.ts';
import { wire } from '#api/endpoint.ts';
import { credits } from '#domain/credits.ts';
import { newId } from '#server/id.ts';
import { expectAccessible } from '#test/support/browser.ts';
import { nowPlaying, say } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';
import { openMicrophone, startAloud } from '#test/voice/headset.ts';
import { launchWithMicrophone, type Microphone } from '#test/voice/microphone.ts';
import { untilVoice } from '#test/voice/page.ts';
import { missing, speechPrograms } from '#test/voice/programs.ts';
import { atSpeechLevel } from '#test/voice/sound.ts';
import { hearPeople, speakInto } from '#test/voice/speak-into.ts';
import { spoken } from '#test/voice/speech.ts';
import { tellTurns } from '#test/voice/turns.ts';

const lacking = missing(speechPrograms);

/** Each costs a credit, as a summary that the person asked for aloud. */
const spend = async (page: Page, count: number): Promise<void> => {
  for (let nth = 0; nth < count; nth++) {
    const answer = await page.request.post(payForAnswer.path, {
      data: { id: newId(new Date()), reason: 'summary' },
      headers: { [wire.header]: wire.version, 'x-flow': '1', origin: new URL(page.url()).origin },
    });
    expect(answer.status()).toBe(200);
  }
};

const left = (page: Page, count: number) =>
  page.getByRole('link', { name: `${count} ${count === 1 ? 'credit' : 'credits'} left` });

describe.skipIf(lacking !== null)(`credits${lacking === null ? '' : ` (${lacking})`}`, () => {
  let flow: RunningFlow;
  let microphone: Microphone;
  beforeAll(async () => {
    [flow, microphone] = await Promise.all([startAloud({ FLOW_CREDITS: 'counted' }), launchWithMicrophone()]);
  });
  afterAll(async () => {
    await microphone?.end();
    await flow?.end();
  });

  const come = async () => {
    const context = await microphone.browser.newContext({
      baseURL: flow.url,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      serviceWorkers: 'block',
      viewport: { width: 1440, height: 900 },
    });
    context.setDefaultTimeout(25_000);
    await context.addCookies(inject('settled').cookies);
    await hearPeople(context);
    const faults: string[] = [];
    context.on('weberror', (error) => faults.push(error.error().message));
    const page = await context.newPage();
    const turns = tellTurns(page);
    await page.goto('/email-player');
    await nowPlaying(page).waitFor();
    return { page, context, faults, turns };
  };

  const speak = async (page: Page, words: string): Promise<void> => {
    await untilVoice(page, ['listening'], 60_000);
    await speakInto(page, atSpeechLevel(spoken(words, 'rms'), -26));
  };

  test('a spoken request costs a credit, and without one the dialog says what to do', async () => {
    const { page, context, faults, turns } = await come();
    await left(page, credits.free).waitFor();
    await spend(page, credits.free - 1);
    await left(page, 1).waitFor();
    await openMicrophone(page);
    await speak(page, 'summarize this email');
    await left(page, 0).waitFor();
    await say(page, 'reply yes that works');
    await page
      .getByRole('form', { name: /draft$/ })
      .getByText('Send it?')
      .waitFor();
    await speak(page, 'read it back');
    await untilVoice(page, ['speaking'], 20_000);
    await speak(page, 'send it');
    await page.waitForTimeout(9000);
    await page.screenshot({ path: '/tmp/pr/after.png' });
    process.stdout.write(JSON.stringify(turns.turns) + '\n');
    await page.getByRole('dialog', { name: 'You’re out of credits' }).waitFor();
    for (const colorScheme of ['light', 'dark'] as const)
      for (const [name, viewport] of Object.entries({
        desktop: { width: 1440, height: 900 },
        mobile: { width: 390, height: 844 },
      })) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(viewport);
        await page.waitForTimeout(800);
        await page.screenshot({ path: `/tmp/pr/dialog-${colorScheme}-${name}.png` });
      }
    await expectAccessible(page);
    expect(faults).toEqual([]);
    await context.close();
  });
});
