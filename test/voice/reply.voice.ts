// A hands-free reply: dictated, read back, sent, stopped and sent again. It leaves once, as drafted.
import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import * as z from 'zod';
import { nowPlaying } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';
import { soon } from './attempt.ts';
import { type Headset, openMicrophone, putOnHeadset, startAloud } from './headset.ts';
import { alex } from './mailbox.ts';
import { voiceState } from './page.ts';
import { missing, speechPrograms, studioPrograms } from './programs.ts';
import { atSpeechLevel } from './sound.ts';
import { type Speaker, spoken } from './speech.ts';
import { wordErrors } from './word-errors.ts';

const lacking = missing([...speechPrograms, ...studioPrograms]);
const dictated = 'thank you for the news i will be at the office on monday morning';
/** The share of wrong words that the rough recogniser may make. */
const mostErrors = 0.4;

const Outbox = z.object({ sent: z.array(z.object({ raw: z.string(), threadId: z.string(), subject: z.string() })) });
const Subjects = z.object({
  messages: z.array(z.object({ threadId: z.string(), labelIds: z.array(z.string()), subject: z.string() })),
});

describe.skipIf(lacking !== null)(`a reply${lacking === null ? '' : ` (${lacking})`}`, () => {
  let flow: RunningFlow;
  let headset: Headset;
  beforeAll(async () => {
    flow = await startAloud();
    headset = await putOnHeadset(flow, inject('settled').cookies);
    await openMicrophone(headset.page);
  });
  afterAll(async () => {
    await headset?.end();
    await flow?.end();
  });
  const left = async () => Outbox.parse(await flow.control(`outbox?user=${alex}`)).sent;
  /** When the person last went silent. */
  let silentFrom = Number.NEGATIVE_INFINITY;
  const speak = async (words: string, speaker: Speaker = 'rms'): Promise<void> => {
    silentFrom = (await headset.studio.say(atSpeechLevel(spoken(words, speaker), -26))).ended;
  };
  /** Waits for Flow to finish, because a yes during its question sends nothing. */
  const say = async (words: string, speaker: Speaker = 'rms'): Promise<void> => {
    if (Number.isFinite(silentFrom)) await soon(4000, async () => headset.studio.loudspeaker.soundAfter(silentFrom));
    await soon(30_000, async () => ((await isSilent(headset)) ? true : null));
    await speak(words, speaker);
  };
  const sayUntil = async (words: string, isDone: () => Promise<boolean>, speaker: Speaker = 'rms'): Promise<void> => {
    for (let tries = 0; tries < 2 && !(await isDone()); tries += 1) {
      await say(words, speaker);
      const isAnswered = async () =>
        headset.studio.loudspeaker.soundAfter(silentFrom) !== null && (await isSilent(headset));
      await soon(9000, async () => ((await isDone()) || (await isAnswered()) ? true : null));
    }
    const heard = headset.reports.turns.map((turn) => `'${turn.heard}' (${turn.understoodAs}, ${turn.outcome})`);
    expect(await isDone(), `'${words}' was said; heard: ${heard.join(', ')}`).toBe(true);
  };

  test('goes through dictation, read-back and stop, and leaves once', async () => {
    const { page } = headset;
    await goToSomebodyKnown(flow, page);
    const card = page.getByRole('form', { name: /draft$/ });
    const text = card.getByLabel('Draft', { exact: true });
    await sayUntil('reply', () => card.isVisible());
    await say(dictated);
    await expect.poll(() => text.inputValue()).not.toBe('');
    const errors = wordErrors(dictated, await text.inputValue());
    process.stdout.write(
      `  dictated '${dictated}', written '${await text.inputValue()}': ${Math.round(errors * 100)} % of words wrong\n`,
    );
    expect(errors).toBeLessThanOrEqual(mostErrors);
    const written = await text.inputValue();

    const leaving = page.getByRole('region', { name: 'Sending' }).getByText(/in \d+ s/);
    await sayUntil('that is it', () => card.getByText('Send it?').isVisible());
    await sayUntil('send it', () => leaving.isVisible());
    await speak('hold');
    await expect.poll(() => text.inputValue()).toContain(written.split('\n')[0] ?? '');
    expect(await left()).toEqual([]);

    await sayUntil('read it back', async () => headset.reports.turns.at(-1)?.understoodAs === 'read-back', 'slt');
    const stood = linesOf(await text.inputValue());
    expect(stood.join(' ')).toContain(linesOf(written)[0]);
    await sayUntil('yes send it', () => leaving.isVisible());
    await expect.poll(async () => (await left()).length, { timeout: 40_000 }).toBe(1);
    const mail = await PostalMime.parse(Buffer.from((await left())[0]?.raw ?? '', 'base64url'));
    expect(linesOf(mail.text ?? '').slice(0, stood.length)).toEqual(stood);
    expect(headset.reports.elsewhere).toEqual([]);
    expect(headset.faults).toEqual([]);
  });
});

/** Without blank lines, and without formatting added on the way. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const goToSomebodyKnown = async (flow: RunningFlow, page: Page): Promise<void> => {
  const { messages } = Subjects.parse(await flow.control(`mailbox?email=${alex}&subjects=1`));
  const answered = new Set(
    messages.filter(({ labelIds }) => labelIds.includes('SENT')).map(({ threadId }) => threadId),
  );
  const known = messages.filter(({ threadId, labelIds }) => labelIds.includes('INBOX') && answered.has(threadId));
  const subjects = known.map(({ subject }) => subject.replace(/^((re|fwd?): *)+/i, ''));
  for (let tries = 0; tries < 60; tries += 1) {
    const here = await nowPlaying(page).getByRole('heading', { level: 1 }).innerText();
    if (subjects.some((one) => here.includes(one))) return;
    await page.keyboard.press('j');
  }
  throw new Error(`none of these is in the queue: ${subjects.join(', ')}`);
};

/** Flow listens and has finished speaking. */
const isSilent = async ({ page, studio }: Headset): Promise<boolean> => {
  const since = studio.loudspeaker.silentSince();
  return since !== null && performance.now() - since > 700 && (await voiceState(page)) === 'listening';
};
