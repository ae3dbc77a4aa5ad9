// Ten mails handled hands-free, one word each. The same decisions by keyboard leave the same trace at the provider. Takes pictures of each
// voice state on the way.
import type { Page } from '@playwright/test';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import type { VoiceTurn } from '#domain/voice-turn.ts';
import { openBrowser } from '#test/support/browser.ts';
import { subject } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';
import { quietMailbox, soon } from './attempt.ts';
import { type Headset, openMicrophone, putOnHeadset, startAloud } from './headset.ts';
import { untilVoice } from './page.ts';
import { takePictures } from './pictures.ts';
import { missing, speechPrograms, studioPrograms } from './programs.ts';
import { atSpeechLevel } from './sound.ts';
import { type Speaker, spoken } from './speech.ts';
import { traceOf } from './trace.ts';

const lacking = missing([...speechPrograms, ...studioPrograms]);

type Decision = {
  say: string;
  speaker: Speaker;
  means: string;
  keys: readonly string[];
  goesOn: boolean;
};

/** The spoken words, and the keys that mean the same. */
const decisions: readonly Decision[] = [
  { say: 'archive this', speaker: 'rms', means: 'archive', keys: ['e'], goesOn: true },
  { say: 'next', speaker: 'slt', means: 'next', keys: ['j'], goesOn: true },
  { say: 'star this', speaker: 'awb', means: 'star', keys: ['Shift+S'], goesOn: false },
  { say: 'archive this email', speaker: 'rms', means: 'archive', keys: ['e'], goesOn: true },
  { say: 'trash it', speaker: 'slt', means: 'trash', keys: ['#'], goesOn: true },
  { say: 'mark it as done', speaker: 'awb', means: 'archive', keys: ['e'], goesOn: true },
  { say: 'report spam', speaker: 'rms', means: 'spam', keys: ['!'], goesOn: true },
  { say: 'skip this one', speaker: 'slt', means: 'next', keys: ['j'], goesOn: true },
  { say: 'mute this conversation', speaker: 'awb', means: 'mute', keys: ['m'], goesOn: true },
  { say: 'delete this email', speaker: 'rms', means: 'trash', keys: ['#'], goesOn: true },
];

/** At most this many of ten need a repetition, an answer or a step back. */
const mostRepairs = 2;

describe.skipIf(lacking !== null)(`ten decisions${lacking === null ? '' : ` (${lacking})`}`, () => {
  const browser = openBrowser();

  test('leave the same trace by voice as by keyboard', async () => {
    // One after the other, because recognition needs the whole machine.
    const byVoice = await startAloud();
    onTestFinished(() => byVoice.end());
    const spokenTrace = await triageByVoice(byVoice);
    const byKeys = await startAloud();
    onTestFinished(() => byKeys.end());
    const { page } = await browser.play(byKeys);
    for (const { keys, goesOn } of decisions) {
      const before = await subject(page);
      await pressAll(page, keys);
      await expect.poll(() => isDone(page, goesOn, before)).toBe(true);
      // Speech is slower than Google. Keys are faster, so wait to keep the order.
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
  // Nobody decides before sender and subject. Speaking later interrupts a word.
  await untilVoice(page, ['speaking']);
  await page.waitForTimeout(4500);
  let repairs = 0;
  for (const decision of decisions) {
    await untilVoice(page, ['speaking', 'listening']);
    await page.waitForTimeout(800);
    repairs += await decideAloud(headset, decision);
  }
  process.stdout.write(`  ${repairs} of ten had to be mended by another word\n`);
  expect(repairs).toBeLessThanOrEqual(mostRepairs);
  await quietMailbox(flow);
  await pictures.end();
  expect(pictures.seen()).toEqual(expect.arrayContaining(['off', 'listening', 'hearing', 'speaking']));
  process.stdout.write(`  pictures of ${pictures.seen().join(', ')}: ${pictures.folder}\n`);
  const trace = await traceOf(flow);
  return trace;
};

/**
 * Acts like a person: answers questions, goes back after a misunderstanding, and repeats unheard words. The trace shows wrong actions.
 * Returns the number of repairs.
 */
const decideAloud = async (headset: Headset, { say, speaker, means, goesOn }: Decision): Promise<number> => {
  const { page } = headset;
  const before = await subject(page);
  const done = async () =>
    (await soon(7000, async () => ((await isDone(page, goesOn, before)) ? true : null))) === true;
  for (let mended = 0; mended <= mostRepairs; mended += 1) {
    const turn = await hearsOf(headset, say, speaker);
    if (turn?.outcome === 'asked' && (await hearsOf(headset, 'yes', speaker))?.outcome === 'done' && (await done()))
      return mended + 1;
    if (turn?.understoodAs === means && (await done())) return mended;
    if (turn?.understoodAs === 'next') await hearsOf(headset, 'go back', speaker);
  }
  const turns = headset.reports.turns.map(
    ({ heard, understoodAs, outcome }) => `'${heard}' (${understoodAs}, ${outcome})`,
  );
  throw new Error(`${say} was not done; heard: ${turns.join(', ')}`);
};

/** The turn's record. Null if it heard nothing. */
const hearsOf = async (
  { page, studio, reports }: Headset,
  words: string,
  speaker: Speaker,
): Promise<VoiceTurn | null> => {
  const turns = reports.turns.length;
  await untilVoice(page, ['speaking', 'listening']);
  await studio.say(atSpeechLevel(spoken(words, speaker), -26));
  return soon(7000, () => Promise.resolve(reports.turns[turns] ?? null));
};

/** The next mail is there, or the announced effect shows. */
const isDone = async (page: Page, goesOn: boolean, before: string): Promise<boolean> =>
  goesOn ? (await subject(page)) !== before : (await page.getByText('Starred').count()) > 0;

const pressAll = async (page: Page, keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
