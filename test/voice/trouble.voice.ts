// Voice in trouble: no programs on the host, a refused microphone, a network lost in mid-sentence, a page closed in mid-sentence. The
// person gets a message, nothing is half done, and the rest keeps working.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { voiceReplies } from '#language/en/app/voice-replies.ts';
import { openBrowser } from '#test/support/browser.ts';
import { subject } from '#test/support/chromium.ts';
import { openMicrophone, putOnHeadset, startAloud } from './headset.ts';
import { changesBetween, readMailbox } from './mailbox.ts';
import { untilVoice, voiceState } from './page.ts';
import { missing, speechPrograms, studioPrograms } from './programs.ts';
import { atSpeechLevel } from './sound.ts';
import { spoken } from './speech.ts';

const lacking = missing([...speechPrograms, ...studioPrograms]);

describe('a host without speech programs', () => {
  const browser = openBrowser();

  test('names what to install, and understands typed words', async () => {
    const nothing = mkdtempSync(path.join(os.tmpdir(), 'flow-no-programs-'));
    const flow = await startAloud({ PATH: nothing });
    onTestFinished(() => flow.end());
    const { page } = await browser.play(flow);
    await page.getByRole('button', { name: /^Talk/ }).click();
    await page
      .getByText(/pocketsphinx/)
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: /^Flow’s own/ }).count()).toBe(0);
    await page.getByRole('button', { name: /^No microphone/ }).click();
    await goesOnByHand(page);
    rmSync(nothing, { recursive: true });
  });
});

describe.skipIf(lacking !== null)(`a refused microphone${lacking === null ? '' : ` (${lacking})`}`, () => {
  // The device exists, and the headless browser refuses the prompt.
  const browser = openBrowser({ more: ['--use-fake-device-for-media-stream'] });

  test('names the fix and keeps keys working, and opens once allowed', async () => {
    const flow = await startAloud();
    onTestFinished(() => flow.end());
    const { page, context } = await browser.play(flow);
    await context.grantPermissions([]);
    await page.getByRole('button', { name: /^Talk/ }).click();
    await page.getByRole('button', { name: /^Flow’s own/ }).click();
    await page.getByText('Flow can’t hear you').first().waitFor();
    expect(await voiceState(page)).toBe('denied');
    await page.keyboard.press('Escape');
    await goesOnByHand(page);
    expect(await page.getByRole('button', { name: /^Microphone: try again/ }).count()).toBe(1);
    await context.grantPermissions(['microphone']);
    await untilVoice(page, listens);
  });
});

describe.skipIf(lacking !== null)(`an interrupted turn${lacking === null ? '' : ` (${lacking})`}`, () => {
  test.each<[what: string, BreakOff]>([
    [
      'the network',
      {
        breakOff: (page) => page.context().setOffline(true),
        message: voiceReplies.noServer,
        goOn: (page) => page.context().setOffline(false),
      },
    ],
    [
      'a tab out of sight',
      { breakOff: (page) => see(page, false), message: voiceReplies.hidden, goOn: (page) => see(page, true) },
    ],
    [
      'the microphone’s button',
      {
        breakOff: (page) => page.getByRole('button', { name: /^Stop listening/ }).click(),
        message: null,
        goOn: (page) => page.getByRole('button', { name: /^Talk/ }).click(),
      },
    ],
    ['a sign-out elsewhere', { breakOff: (page) => page.context().clearCookies(), message: 'Log In', goOn: null }],
  ])('by %s leaves nothing half done, and says so', async (_, { breakOff, message, goOn }) => {
    const flow = await startAloud();
    onTestFinished(() => flow.end());
    const headset = await putOnHeadset(flow, inject('settled').cookies);
    onTestFinished(() => headset.end());
    const { page, studio } = headset;
    await openMicrophone(page);
    const before = await readMailbox(flow);
    const words = atSpeechLevel(spoken('archive this email', 'rms'), -26);
    const saying = studio.say(words);
    await untilVoice(page, ['hearing']);
    await breakOff(page);
    await saying;
    if (message !== null) await page.getByText(message).first().waitFor();
    await page.waitForTimeout(4000);
    expect(changesBetween(before, await readMailbox(flow), { reading: false })).toEqual([]);
    if (goOn !== null) {
      await goOn(page);
      await untilVoice(page, listens);
      const mail = await subject(page);
      await studio.say(words);
      await expect.poll(() => subject(page)).not.toBe(mail);
      await expect
        .poll(async () => changesBetween(before, await readMailbox(flow), { reading: false }))
        .toEqual([expect.stringMatching(/ -INBOX$/)]);
    }
  });
});

type BreakOff = {
  breakOff: (page: Page) => Promise<unknown>;
  /** The message, or null if the person needs none. */
  message: string | null;
  /** Null if it cannot continue. */
  goOn: ((page: Page) => Promise<unknown>) | null;
};

const listens = ['listening', 'speaking'] as const;

/** Simulates tab visibility, which a headless browser does not change. */
const see = (page: Page, visible: boolean): Promise<void> =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => state === 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    visible ? 'visible' : 'hidden',
  );

const goesOnByHand = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  const mail = await subject(page);
  await page.keyboard.press('e');
  await expect.poll(() => subject(page)).not.toBe(mail);
};
