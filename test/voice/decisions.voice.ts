// Ten mails are cleared without a hand: Flow reads, the person says one word, Flow goes on. The same ten decisions by keyboard leave the
// same trace at the provider. Pictures are taken of each state of the line on the way.
import type { Page } from '@playwright/test';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openBrowser } from '#test/support/browser.ts';
import { subject } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';
import { quietMailbox, soon } from './attempt.ts';
import { openMicrophone, putOnHeadset, startAloud } from './headset.ts';
import { untilVoice } from './page.ts';
import { takePictures } from './pictures.ts';
import { missing, speechPrograms, studioPrograms } from './programs.ts';
import { atSpeechLevel } from './sound.ts';
import { type Speaker, spoken } from './speech.ts';
import { traceOf } from './trace.ts';

const lacking = missing([...speechPrograms, ...studioPrograms]);

/** What is said, and the keys that mean the same. */
const decisions: readonly { say: string; speaker: Speaker; keys: readonly string[]; goesOn: boolean }[] = [
  { say: 'archive this', speaker: 'rms', keys: ['e'], goesOn: true },
  { say: 'next', speaker: 'slt', keys: ['j'], goesOn: true },
  { say: 'star this', speaker: 'awb', keys: ['Shift+S'], goesOn: false },
  { say: 'archive this email', speaker: 'rms', keys: ['e'], goesOn: true },
  { say: 'trash it', speaker: 'slt', keys: ['#'], goesOn: true },
  { say: 'mark it as done', speaker: 'awb', keys: ['e'], goesOn: true },
  { say: 'report spam', speaker: 'rms', keys: ['!'], goesOn: true },
  { say: 'skip this one', speaker: 'slt', keys: ['j'], goesOn: true },
  { say: 'mute this conversation', speaker: 'awb', keys: ['m'], goesOn: true },
  { say: 'delete this email', speaker: 'rms', keys: ['#'], goesOn: true },
];

describe.skipIf(lacking !== null)(`ten decisions${lacking === null ? '' : ` (${lacking})`}`, () => {
  const browser = openBrowser();

  it('leave the same trace by voice as by keyboard', async () => {
    const [byVoice, byKeys] = [await startAloud(), await startAloud()];
    onTestFinished(() => Promise.all([byVoice.end(), byKeys.end()]).then(() => {}));
    const spokenTrace = await triageByVoice(byVoice);
    const { page } = await browser.play(byKeys);
    for (const { keys, goesOn } of decisions) {
      await decide(page, goesOn, () => pressAll(page, keys));
      // Whoever speaks is no quicker than Google; keys are, and then what they changed comes there in an order of its own.
      await quietMailbox(byKeys);
    }
    expect(spokenTrace.length).toBeGreaterThan(5);
    expect(await traceOf(byKeys)).toEqual(spokenTrace);
  });
});

const triageByVoice = async (flow: RunningFlow): Promise<string[]> => {
  const headset = await putOnHeadset(flow, inject('settled').cookies);
  onTestFinished(headset.end);
  const { page, studio } = headset;
  const pictures = takePictures(page, 'by-voice');
  await openMicrophone(page);
  await page.waitForTimeout(800);
  await studio.say(atSpeechLevel(spoken('read my email', 'rms'), -26));
  // Who writes, and about what: sooner nobody decides. What comes after it is decided in the middle of a word.
  await untilVoice(page, ['speaking']);
  await page.waitForTimeout(4500);
  for (const { say, speaker, goesOn } of decisions) {
    await untilVoice(page, ['speaking', 'listening']);
    await page.waitForTimeout(800);
    await decide(page, goesOn, async () => void (await studio.say(atSpeechLevel(spoken(say, speaker), -26))), say);
  }
  await quietMailbox(flow);
  await pictures.end();
  expect(pictures.seen()).toEqual(expect.arrayContaining(['off', 'listening', 'hearing', 'speaking']));
  process.stdout.write(`  pictures of ${pictures.seen().join(', ')}: ${pictures.folder}\n`);
  const trace = await traceOf(flow);
  return trace;
};

/**
 * Done once the next mail is there, or what was said of this one shows. Whoever is not heard says it once more; what was heard wrongly
 * shows in the trace.
 */
const decide = async (page: Page, goesOn: boolean, act: () => Promise<void>, what = 'a key'): Promise<void> => {
  const before = await subject(page);
  const isDone = async (): Promise<boolean> =>
    goesOn ? (await subject(page)) !== before : (await page.getByText('Starred').count()) > 0;
  for (let times = 0; times < 2; times += 1) {
    await act();
    if ((await soon(7000, async () => ((await isDone()) ? true : null))) === true) return;
  }
  throw new Error(`${what} was not done`);
};

const pressAll = async (page: Page, keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
