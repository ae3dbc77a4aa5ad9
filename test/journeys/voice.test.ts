// A sample of `npm run test:voice`: a real Chromium uses a file as its microphone, real programs hear and speak, and the provider shows the
// effect. Each file is another command.
import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { getActivity } from '#api/activity.ts';
import { nowPlaying, pressSequence, say, subject, wholeScreen } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';
import { sampled } from '#test/support/sampled.ts';
import { noteSound, soundOf } from '#test/support/sound-of-page.ts';
import { openMicrophone, startAloud } from '#test/voice/headset.ts';
import { changesBetween, readMailbox } from '#test/voice/mailbox.ts';
import { launchWithMicrophone, type Microphone } from '#test/voice/microphone.ts';
import { untilVoice } from '#test/voice/page.ts';
import { missing, speechPrograms } from '#test/voice/programs.ts';
import { atSpeechLevel, silence } from '#test/voice/sound.ts';
import { hearPeople, speakInto } from '#test/voice/speak-into.ts';
import { type Speaker, spoken } from '#test/voice/speech.ts';
import { type TurnReports, tellTurns } from '#test/voice/turns.ts';
import { type Witness, watchPrograms } from '#test/voice/witness.ts';

const rows = (page: Page) => page.getByRole('list', { name: /^Your last/ }).getByRole('listitem');

/** Milliseconds. Flow itself gives up earlier, and says so. */
const understood = 60_000;
const lacking = missing(speechPrograms);
/** The VAD worker and its weights. The browser does not report the small worklet. */
const listener = /\/(hearing\.worker|silero)/;
const understands = /\/(weights|intents)-.*\.bin$/;

describe.skipIf(lacking !== null)(`the voice${lacking === null ? '' : ` (${lacking})`}`, () => {
  let flow: RunningFlow;
  let witness: Witness;
  let microphone: Microphone;
  beforeAll(async () => {
    witness = watchPrograms(speechPrograms);
    [flow, microphone] = await Promise.all([startAloud(witness.environment), launchWithMicrophone()]);
  });
  afterAll(async () => {
    await microphone?.end();
    await flow?.end();
    witness?.end();
  });

  // A closed page must not hear the next test.
  afterEach(() => Promise.all(microphone.browser.contexts().map((context) => context.close())));

  const tell = (page: Page, words: string, speaker: Speaker): Promise<void> =>
    speakInto(page, atSpeechLevel(spoken(words, speaker), -26));

  const comeToSpeak = async (): Promise<{ page: Page; turns: TurnReports; faults: string[] }> => {
    const context = await microphone.browser.newContext({
      baseURL: flow.url,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      serviceWorkers: 'block',
    });
    await context.addCookies(inject('settled').cookies);
    await hearPeople(context);
    const faults: string[] = [];
    context.on('weberror', (error) => faults.push(error.error().message));
    const page = await context.newPage();
    const turns = tellTurns(page);
    await page.goto('/email-player');
    await nowPlaying(page).waitFor();
    await noteSound(page);
    return { page, turns, faults };
  };

  const commands: [words: string, speaker: Speaker, labels: string[], audit: string][] = [
    ['archive this email', 'rms', ['-INBOX'], 'email_archived'],
    ['star this email', 'slt', ['+STARRED'], 'email_starred'],
  ];
  test.each(sampled(commands, 1))('runs the spoken command: %s', async (words, speaker, labels, audit) => {
    const { page, turns, faults } = await comeToSpeak();
    const before = await readMailbox(flow);
    const recordings = witness.heard();
    await openMicrophone(page);
    await tell(page, words, speaker);
    const changed = async () =>
      changesBetween(before, await readMailbox(flow), { reading: false }).map((line) => line.replace(/^\S+ /, ''));
    await expect.poll(changed, { timeout: understood }).toEqual(labels);
    const activity = await page.request.get(`${getActivity.path}?limit=1`);
    expect(getActivity.response.parse(await activity.json()).activity[0]?.actionType).toBe(audit);
    const loudest = async () => Math.max(0, ...(await soundOf(page)).moments.map(({ peak }) => peak));
    await expect.poll(loudest).toBeGreaterThan(0.02);
    await expect
      .poll(() => turns.turns.map(({ outcome, agreed }) => ({ outcome, agreed })))
      .toEqual([{ outcome: 'done', agreed: true }]);
    expect(witness.heard()).toBeGreaterThan(recordings);
    expect([turns.elsewhere, faults]).toEqual([[], []]);
  });

  test('loads when the microphone is pressed, not earlier, and is small', async () => {
    const context = await microphone.browser.newContext({ baseURL: flow.url, serviceWorkers: 'block' });
    await context.addCookies(inject('settled').cookies);
    const page = await context.newPage();
    const brought = new Map<string, number>();
    page.on('requestfinished', async (request) => {
      const file = new URL(request.url()).pathname;
      // Understanding also serves typed words.
      if (file.startsWith('/assets/') && !understands.test(file))
        brought.set(file, (await request.sizes()).responseBodySize);
    });
    await page.goto('/email-player');
    await nowPlaying(page).waitFor();
    await wholeScreen(page);
    const before = new Set(brought.keys());
    expect([...before].filter((file) => listener.test(file))).toEqual([]);
    microphone.hears(silence(1));
    await openMicrophone(page);
    await expect.poll(() => [...brought.keys()].filter((file) => listener.test(file)).length).toBe(2);
    await expect.poll(() => page.workers().length).toBeGreaterThan(0);
    const bytes = [...brought].reduce((sum, [file, size]) => sum + (before.has(file) ? 0 : size), 0);
    expect(bytes).toBeLessThan(800_000);
  });

  test('closes by words, and says how to open it again', async () => {
    const { page, faults } = await comeToSpeak();
    microphone.hears(silence(1));
    await openMicrophone(page);
    await say(page, 'turn off the microphone');
    await page.getByText('The microphone is off. Press Talk').first().waitFor();
    await untilVoice(page, ['off']);
    await openMicrophone(page);
    expect(faults).toEqual([]);
  });

  test('a person opens their history by voice, asks, undoes and goes back, while Flow reads on', async () => {
    const { page, turns, faults } = await comeToSpeak();
    const archived: string[] = [];
    for (let nth = 0; nth < 2; nth += 1) {
      const before = await subject(page);
      archived.unshift(before);
      await page.keyboard.press('e');
      await expect.poll(() => subject(page)).not.toBe(before);
    }
    await openMicrophone(page);
    const [listening] = page.workers();
    const outcomes = (): string[] => turns.turns.map(({ state, outcome, heard }) => `${state}: ${heard}, ${outcome}`);
    const answers = page.locator('p[aria-live=polite]');
    const undone = rows(page).filter({ hasText: 'undone' });

    await tell(page, 'open my history', 'rms');
    await page.getByRole('heading', { name: 'Recent Activity' }).waitFor({ timeout: understood });
    await expect
      .poll(() =>
        rows(page)
          .filter({ hasText: archived[1] ?? '' })
          .count(),
      )
      .toBeGreaterThan(0);
    await pressSequence(page, 'Space');
    const readsOn = page.getByRole('button', { name: 'Pause (Space)' });
    await readsOn.waitFor();

    await untilVoice(page, ['listening', 'speaking']);
    await tell(page, 'what did i archive today', 'rms');
    await expect.poll(() => answers.innerText(), { timeout: understood }).toMatch(/You archived \d today: /);
    await untilVoice(page, ['listening', 'speaking']);
    await tell(page, 'undo the second one', 'rms');
    await expect.poll(() => undone.count(), { timeout: understood }).toBe(1);
    expect(await undone.innerText()).toContain(archived[1]);
    await untilVoice(page, ['listening', 'speaking']);
    await tell(page, 'back to my mail', 'rms');
    await nowPlaying(page).waitFor({ timeout: understood });

    await readsOn.waitFor();
    expect(page.workers()).toEqual([listening]);
    await expect
      .poll(outcomes)
      .toEqual([
        'inbox: open my history, done',
        'history: what did i archive today, done',
        'history: undo the second [number], done',
        'history: back to my mail, done',
      ]);
    expect(faults).toEqual([]);
  });

  test('listens on while screens change, and ends with the session', async () => {
    const { page, faults } = await comeToSpeak();
    microphone.hears(silence(1));
    await openMicrophone(page);
    await expect.poll(() => page.workers().length).toBe(1);
    const [listening] = page.workers();
    for (let visit = 0; visit < 2; visit += 1) {
      await page.keyboard.press('h');
      await page.waitForURL('**/history');
      await page.getByRole('heading', { name: 'Recent Activity' }).waitFor();
      await page.goBack();
      await nowPlaying(page).waitFor();
      expect(page.workers()).toEqual([listening]);
    }
    // The last test: it ends the session of this file.
    await page.getByRole('button', { name: /account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Log In' }).waitFor();
    await expect.poll(() => page.workers().length).toBe(0);
    expect(faults).toEqual([]);
  });
});
