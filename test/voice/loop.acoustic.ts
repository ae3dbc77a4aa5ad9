// Flow on a loudspeaker with a microphone in the same room: it does not react to itself, and still hears a person's 'stop'. Without its
// defences it interrupts itself, which shows that the echo is real.
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { RunningFlow } from '#test/support/flow.ts';
import { soon } from './attempt.ts';
import { type Headset, openMicrophone, putOnHeadset, startAloud } from './headset.ts';
import { voiceState } from './page.ts';
import { missing, speechPrograms, studioPrograms } from './programs.ts';
import { atSpeechLevel, decibels, rms } from './sound.ts';
import { spoken } from './speech.ts';

const lacking = missing([...speechPrograms, ...studioPrograms]);
/** Gain from the loudspeaker to the microphone, in dB. */
const echo = -6;

describe.skipIf(lacking !== null)(`a loudspeaker in the room${lacking === null ? '' : ` (${lacking})`}`, () => {
  let flow: RunningFlow;
  beforeAll(async () => {
    flow = await startAloud();
  });
  afterAll(() => flow?.end());

  /** How often Flow's own speech counted as a person, within these ms. */
  const interruptions = async ({ page, studio }: Headset, ms: number): Promise<number> => {
    const began = performance.now();
    await page.keyboard.press('Space');
    let [times, hears] = [0, false];
    await soon(ms, async () => {
      const now = (await voiceState(page)) === 'hearing';
      if (now && !hears) times += 1;
      hears = now;
      return null;
    });
    const level = decibels(rms(studio.microphone.between(began)));
    process.stdout.write(`  ${times} interruptions in ${ms / 1000} s; the microphone heard ${level.toFixed(0)} dB\n`);
    expect(level).toBeGreaterThan(-45);
    return times;
  };

  test('interrupts itself without echo cancellation', async () => {
    const headset = await putOnHeadset(flow, inject('settled').cookies, { echo, cancels: false });
    await openMicrophone(headset.page);
    expect(await interruptions(headset, 15_000)).toBeGreaterThan(0);
    await headset.end();
  });

  describe('with all defences', () => {
    let headset: Headset;
    beforeEach(async () => {
      headset = await putOnHeadset(flow, inject('settled').cookies, { echo });
      await openMicrophone(headset.page);
      return () => headset.end();
    });

    test('keeps reading without reacting to itself', async () => {
      expect(await interruptions(headset, 18_000)).toBe(0);
    });

    test('goes silent when a person says stop', async () => {
      const { page, studio } = headset;
      await page.keyboard.press('Space');
      await soon(10_000, async () => (studio.loudspeaker.silentSince() === null ? true : null));
      await page.waitForTimeout(4000);
      const { began } = await studio.say(atSpeechLevel(spoken('stop', 'awb'), -16));
      // It is silent between sentences too, but for a shorter time.
      const silent = await soon(8000, async () => {
        const since = studio.loudspeaker.silentSince();
        return since !== null && performance.now() - since > 1200 ? since : null;
      });
      process.stdout.write(`  silent ${Math.round((silent ?? 0) - began)} ms after the person began to say stop\n`);
      expect(silent).not.toBeNull();
      await expect.poll(() => page.getByRole('button', { name: 'Play (Space)' }).count()).toBe(1);
    });
  });
});
