// One spoken command and its results: recognition, changes at the provider, audit log, and Flow's spoken answer.
import type { Page } from '@playwright/test';
import { getActivity } from '#api/activity.ts';
import type { VoiceTurn } from '#domain/voice-turn.ts';
import { subject } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';
import type { Headset } from './headset.ts';
import { type Hushed, hushedIn } from './hushed.ts';
import { changesBetween, type MailboxLabels, readMailbox } from './mailbox.ts';
import { untilVoice } from './page.ts';
import { atSpeechLevel, decibels, rms } from './sound.ts';
import { type Speaker, spoken } from './speech.ts';
import type { Studio } from './studio.ts';
import type { Becomes, Trial } from './trials.ts';

export type Attempt = {
  said: string;
  speaker: Speaker;
  right: boolean;
  wrong: string[];
  turn: VoiceTurn | null;
  /** From the person's last sound to Flow's first, as heard in the room. Null if Flow was not silent between. */
  answeredMs: number | null;
  /** The delay until Flow ducked. Null if it was not speaking. */
  hushed: Hushed | null;
  /** Loudness of Flow's answer, in dBFS. */
  answer: number;
};

export const attempt = async (headset: Headset, trial: Trial, speaker: Speaker): Promise<Attempt> => {
  const { flow, page, studio, reports } = headset;
  await untilVoice(page, ready);
  const made = await prepare(headset, trial.before ?? []);
  const [before, player] = [await readMailbox(flow), await playerOf(page)];
  const turns = reports.turns.length;
  const { began, ended } = await studio.say(atSpeechLevel(spoken(trial.say, speaker), near));
  const turn = await soon(8000, () => Promise.resolve(reports.turns[turns] ?? null));
  const done =
    (await soon(8000, async () => ((await isDone(headset, trial, { before, player })) ? true : null))) ?? false;
  // Unrequested effects appear within this time.
  await page.waitForTimeout(700);
  const changed = changesBetween(before, await readMailbox(flow), { reading: false });
  return {
    said: trial.say,
    speaker,
    right: done,
    wrong: unasked(changed, expectedLabels(trial, made)),
    turn,
    answeredMs: answered(studio, ended),
    hushed: hushedIn(studio.loudspeaker.between(began - 1000, began), studio.loudspeaker.between(began, ended + 1000)),
    answer: decibels(rms(studio.loudspeaker.between(ended))),
  };
};

/** Loudness of a headset speaker, in dBFS. */
const near = -26;

const ready = ['listening', 'speaking', 'paused'] as const;

type Before = { before: MailboxLabels; player: Player };

/** Waits for the effect of the keys at the provider, so it does not count for the command. Returns it. */
const prepare = async ({ flow, page }: Headset, keys: readonly string[]): Promise<string[]> => {
  const unprepared = await readMailbox(flow);
  for (const key of keys) {
    const before = await readMailbox(flow);
    await page.keyboard.press(key);
    const changed = async () => changesBetween(before, await readMailbox(flow), { reading: false }).length > 0;
    if (changing.has(key)) await soon(20_000, async () => ((await changed()) ? true : null));
  }
  if (keys.length > 0) await quietMailbox(flow);
  return changesBetween(unprepared, await readMailbox(flow), { reading: false });
};

/** An undo reverses the labels. */
const expectedLabels = (trial: Trial, made: readonly string[]): readonly string[] => {
  if ('leaves' in trial) return trial.leaves;
  if (trial.becomes !== 'as-before') return [];
  return made
    .map((line) => line.replace(/^.* /, ''))
    .map((label) => `${label[0] === '+' ? '-' : '+'}${label.slice(1)}`);
};

const changing: ReadonlySet<string> = new Set(['e', '#', 'Shift+S']);

const isDone = async ({ flow, page }: Headset, trial: Trial, { before, player }: Before): Promise<boolean> => {
  if ('becomes' in trial)
    return became[trial.becomes](player, await playerOf(page), { before, now: await readMailbox(flow) });
  const changed = changesBetween(before, await readMailbox(flow), { reading: false });
  if (unasked(changed, trial.leaves).length > 0 || changed.length !== trial.leaves.length) return false;
  return (await lastAct(page)) === trial.audit;
};

/** Every other change than these labels of one thread. */
const unasked = (changed: readonly string[], expected: readonly string[]): string[] => {
  const [thread] = changed[0]?.split(' ') ?? [];
  return changed.filter((line) => !expected.some((label) => line === `${thread} ${label}`));
};

const lastAct = async (page: Page): Promise<string | null> => {
  const answer = await page.request.get(`${getActivity.path}?limit=1`);
  return getActivity.response.parse(await answer.json()).activity[0]?.actionType ?? null;
};

type Player = { subject: string; playing: boolean; speed: number };

const playerOf = async (page: Page): Promise<Player> => ({
  subject: await subject(page),
  playing: (await page.getByRole('button', { name: 'Pause (Space)' }).count()) === 1,
  speed: Number.parseFloat(await page.getByRole('button', { name: /^Speed/ }).innerText()),
});

const became: Record<
  Becomes,
  (was: Player, is: Player, mail: { before: MailboxLabels; now: MailboxLabels }) => boolean
> = {
  next: (was, is) => is.subject !== was.subject,
  previous: (was, is) => is.subject !== was.subject,
  paused: (_, is) => !is.playing,
  playing: (_, is) => is.playing,
  faster: (was, is) => is.speed > was.speed,
  slower: (was, is) => is.speed < was.speed,
  'as-before': (was, is, { before, now }) =>
    is.subject !== was.subject &&
    changesBetween(before, now, { reading: false }).every((line) => /\+INBOX|-TRASH/.test(line)),
};

/** Restores the state for the next command. */
export const restore = async ({ flow, page }: Headset, trial: Trial, { right }: Attempt): Promise<void> => {
  if (!right) await page.keyboard.press('Escape');
  const backwards = 'leaves' in trial ? (right ? ['z'] : []) : after[trial.becomes];
  for (const key of backwards) await page.keyboard.press(key);
  if ('leaves' in trial && trial.before) await page.keyboard.press('z');
  await quietMailbox(flow);
};

const after: Record<Becomes, readonly string[]> = {
  next: ['k'],
  previous: [],
  paused: [' '],
  playing: [],
  faster: ['['],
  slower: [']'],
  'as-before': [],
};

/** Waits until all commands have reached the provider. */
export const quietMailbox = async (flow: RunningFlow): Promise<void> => {
  for (let before = await readMailbox(flow), same = 0; same < 3; ) {
    await new Promise((resolve) => setTimeout(resolve, 400));
    const now = await readMailbox(flow);
    same = changesBetween(before, now, { reading: true }).length === 0 ? same + 1 : 0;
    before = now;
  }
};

/** Null if the loudspeaker was not silent when the person stopped: then the sound is not the answer. */
const answered = (studio: Studio, ended: number): number | null => {
  const around = studio.loudspeaker.between(ended - 40, ended + 20);
  if (decibels(rms(around)) > -60) return null;
  const at = studio.loudspeaker.soundAfter(ended);
  return at === null ? null : at - ended;
};

/** Repeats until there is an answer. Null after the time. */
export const soon = async <T>(ms: number, ask: () => Promise<T | null>): Promise<T | null> => {
  const until = performance.now() + ms;
  for (;;) {
    const answer = await ask();
    if (answer !== null || performance.now() > until) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
