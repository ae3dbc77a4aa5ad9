// A sample of `npm run test:voice`: a real Chromium uses a file as its microphone, real programs hear and speak, and the provider shows the
// effect. Each file is another command.
import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { getActivity } from '#api/activity.ts';
import { nowPlaying, say, wholeScreen } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';
import { noteSound, soundOf } from '#test/support/sound-of-page.ts';
import { openMicrophone, startAloud } from '#test/voice/headset.ts';
import { changesBetween, readMailbox } from '#test/voice/mailbox.ts';
import { launchWithMicrophone, type Microphone } from '#test/voice/microphone.ts';
import { untilVoice } from '#test/voice/page.ts';
import { missing, speechPrograms } from '#test/voice/programs.ts';
import { atSpeechLevel, silence } from '#test/voice/sound.ts';
import { type Speaker, spoken } from '#test/voice/speech.ts';
import { type TurnReports, tellTurns } from '#test/voice/turns.ts';
import { type Witness, watchPrograms } from '#test/voice/witness.ts';

const lacking = missing(speechPrograms);
/** The VAD worker and its weights. The browser does not report the small worklet. */
const ears = /\/(hearing\.worker|silero)/;
const understands = /\/(weights|wishes)-.*\.bin$/;
/** A command not understood in time is repeated: the recogniser starts while much else is running. */
const onBusyMachine = 1;

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

  const comeToSpeak = async (): Promise<{ page: Page; turns: TurnReports; faults: string[] }> => {
    const context = await microphone.browser.newContext({
      baseURL: flow.url,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      serviceWorkers: 'block',
    });
    await context.addCookies(inject('settled').cookies);
    const faults: string[] = [];
    context.on('weberror', (error) => faults.push(error.error().message));
    const page = await context.newPage();
    const turns = tellTurns(page);
    await page.goto('/email-player');
    await nowPlaying(page).waitFor();
    await noteSound(page);
    return { page, turns, faults };
  };

  test.each<[words: string, speaker: Speaker, labels: string[], audit: string]>([
    ['archive this email', 'rms', ['-INBOX'], 'email_archived'],
    ['star this email', 'slt', ['+STARRED'], 'email_starred'],
  ])('runs the spoken command: %s', { retry: onBusyMachine }, async (words, speaker, labels, audit) => {
    const { page, turns, faults } = await comeToSpeak();
    const before = await readMailbox(flow);
    const runs = witness.runs();
    microphone.hears(atSpeechLevel(spoken(words, speaker), -26));
    await openMicrophone(page);
    const changed = async () =>
      changesBetween(before, await readMailbox(flow), { reading: false }).map((line) => line.replace(/^\S+ /, ''));
    await expect.poll(changed).toEqual(labels);
    const activity = await page.request.get(`${getActivity.path}?limit=1`);
    expect(getActivity.response.parse(await activity.json()).activity[0]?.actionType).toBe(audit);
    const loudest = async () => Math.max(0, ...(await soundOf(page)).moments.map(({ peak }) => peak));
    await expect.poll(loudest).toBeGreaterThan(0.02);
    await expect
      .poll(() => turns.turns.map(({ outcome, agreed }) => ({ outcome, agreed })))
      .toEqual([{ outcome: 'done', agreed: true }]);
    expect(witness.runs()['pocketsphinx_batch']).toBeGreaterThan(runs['pocketsphinx_batch'] ?? 0);
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
    expect([...before].filter((file) => ears.test(file))).toEqual([]);
    microphone.hears(silence(1));
    await openMicrophone(page);
    await expect.poll(() => [...brought.keys()].filter((file) => ears.test(file)).length).toBe(2);
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
