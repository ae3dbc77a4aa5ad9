// The bad days of a voice: no programs on the host, a microphone that is refused, a network that goes in the middle of a sentence, a page
// that is closed on one. The person is told in words, nothing is half done, and what is left goes on.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { describe, expect, inject, it } from 'vitest';
import { openBrowser } from '#test/support/browser.ts';
import { subject } from '#test/support/chromium.ts';
import { openMicrophone, putOnHeadset, startAloud } from './headset.ts';
import { changesBetween, look } from './mailbox.ts';
import { untilVoice } from './page.ts';
import { missing, speechPrograms, studioPrograms } from './programs.ts';
import { atSpeechLevel } from './sound.ts';
import { spoken } from './speech.ts';

const lacking = missing([...speechPrograms, ...studioPrograms]);

describe('a host without the programs of speech', () => {
  const browser = openBrowser();

  it('says what to install, and hears what is typed', async () => {
    const nothing = mkdtempSync(path.join(os.tmpdir(), 'flow-no-programs-'));
    const flow = await startAloud({ PATH: nothing });
    const { page, context } = await browser.play(flow);
    await page.getByRole('button', { name: /^Talk/ }).click();
    await page
      .getByText(/pocketsphinx/)
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: /^Flow’s own/ }).count()).toBe(0);
    await page.getByRole('button', { name: /^No microphone/ }).click();
    await goesOnByHand(page);
    await context.close();
    await flow.end();
    rmSync(nothing, { recursive: true });
  });

  it.skipIf(lacking !== null)(
    'is not what a refused microphone is: that says how to allow it, and keys go on',
    async () => {
      const flow = await startAloud();
      // Nobody there to press Allow.
      const { page, context } = await browser.play(flow);
      await page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      });
      await page.reload();
      await page.getByRole('button', { name: /^Talk/ }).click();
      const own = page.getByRole('button', { name: /^Flow’s own/ });
      await own.click();
      await page.getByText('Flow can’t hear you').first().waitFor();
      expect(await page.getByRole('button', { name: /^Microphone: try again/ }).count()).toBe(1);
      await goesOnByHand(page);
      await context.close();
      await flow.end();
    },
  );
});

describe.skipIf(lacking !== null)(`a turn that is broken off${lacking === null ? '' : ` (${lacking})`}`, () => {
  it.each<[what: string, breakOff: (context: BrowserContext) => Promise<unknown>, told: RegExp | null]>([
    ['by the network', (context) => context.setOffline(true), /Without the server|offline|can’t be reached/i],
    ['by a sign-out elsewhere', (context) => context.clearCookies(), null],
  ])('%s does nothing by halves', async (_, breakOff, told) => {
    const flow = await startAloud();
    const headset = await putOnHeadset(flow, inject('settled').cookies);
    const { page, studio } = headset;
    await openMicrophone(page);
    const before = await look(flow);
    const words = atSpeechLevel(spoken('archive this email', 'rms'), -26);
    const saying = studio.say(words);
    await untilVoice(page, ['hearing']);
    await breakOff(page.context());
    await saying;
    if (told !== null) {
      await page.getByText(told).first().waitFor();
      await page.context().setOffline(false);
      await untilVoice(page, ['listening', 'idle', 'speaking']);
      const mail = await subject(page);
      await studio.say(words);
      await expect.poll(() => subject(page)).not.toBe(mail);
    } else {
      await page.waitForTimeout(3000);
      expect(changesBetween(before, await look(flow), { reading: true })).toEqual([]);
    }
    await headset.end();
    await flow.end();
  });
});

const goesOnByHand = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  const mail = await subject(page);
  await page.keyboard.press('e');
  await expect.poll(() => subject(page)).not.toBe(mail);
};
