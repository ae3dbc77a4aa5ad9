// Speech that Flow must not obey: conversations, noise, a radio, and mail full of commands that returns from the loudspeaker. 'Stop' in the
// same room still works. Real VAD, real programs and real conversation, on the audio clock.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Thread } from '#domain/mail.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';
import { openSpeech } from '#server/adapters/speech/open-speech.ts';
import { openLog } from '#server/log.ts';
import type { Speech } from '#server/ports.ts';
import { randomOf } from '#test/chaos/random.ts';
import { threadWith } from '#test/support/thread.ts';
import { chatter } from './chatter.ts';
import { hostileLetter } from './hostile-mail.ts';
import { type NoiseKind, noise } from './noise.ts';
import { missing, speechPrograms } from './programs.ts';
import { atSpeechLevel } from './sound.ts';
import { type Speaker, speakers, spoken } from './speech.ts';
import { clockOfStage } from './stage.ts';
import { openTalk, type Talk } from './talk.ts';

const lacking = missing(speechPrograms);
const seed = Number(process.env['FLOW_TEST_SEED'] ?? 1);
const near = -26;
/** Hours of sound take as long as the machine needs to process them. */
const patience = 3_600_000;

const speakerOf = (nth: number): Speaker => speakers[nth % speakers.length] ?? 'rms';

describe.skipIf(lacking !== null)(`speech that is not for Flow${lacking === null ? '' : ` (${lacking})`}`, () => {
  let speech: Speech;
  let talk: Talk | null = null;
  beforeAll(() => {
    speech = openSpeech({ off: false, path: process.env['PATH'] ?? '', service: null }, openLog('silent'));
  });
  afterAll(() => speech.close());
  beforeEach(() => {
    vi.useFakeTimers({ toFake: [...clockOfStage] });
  });
  afterEach(() => {
    talk?.end();
    talk = null;
    vi.clearAllTimers();
    vi.useRealTimers();
  });
  const begin = async (setting: { threads?: readonly Thread[]; echo?: number | null; ground?: Float32Array }) => {
    talk = await openTalk({ speech, echo: null, threads: [letter('quiet', quietLetter)], ...setting });
    await talk.stage.pass(1.5);
    return talk;
  };

  test('does nothing: conversations', { timeout: patience }, async () => {
    const { stage, acts, taken, touch } = await begin({});
    for (const [nth, sentence] of chatter.entries()) {
      touch();
      const said = spoken(sentence, speakerOf(nth));
      stage.near(atSpeechLevel(said, near));
      await stage.pass(said.length / 16_000 + 1.5);
    }
    tell(`${chatter.length} sentences`, taken);
    expect(taken.length).toBeGreaterThan(45);
    expect(acts()).toEqual([]);
    expect(beyond(0, taken)).toEqual([]);
  });

  // A continuous radio occasionally contains words that only make Flow repeat itself or speak slower.
  test.each<[NoiseKind, number, { steers: number }]>([
    ['pink', -38, { steers: 0 }],
    ['brown', -30, { steers: 0 }],
    ['office', -38, { steers: 0 }],
    ['babble', -34, { steers: 0 }],
    ['radio', -36, { steers: 3 }],
  ])('does nothing: two minutes of %s', { timeout: patience }, async (kind, dbfs, { steers }) => {
    const { stage, acts, taken, touch } = await begin({ ground: noise(kind, 121.5, dbfs, randomOf(seed)) });
    for (let minute = 0; minute < 2; minute += 1) {
      touch();
      await stage.pass(60);
    }
    tell(`two minutes of ${kind}`, taken);
    expect(acts()).toEqual([]);
    expect(beyond(steers, taken)).toEqual([]);
  });

  test.each([-6, -20, -40])(
    'does nothing: commands in mail, back in the microphone at %s dB',
    { timeout: patience },
    async (echo) => {
      const random = randomOf(seed + echo);
      const threads = Array.from({ length: echo === -6 ? 68 : 66 }, (_, nth) =>
        letter(`hostile-${nth}`, hostileLetter(random)),
      );
      const { stage, acts, taken, touch, assistant } = await begin({ threads, echo });
      for (const { id } of threads) {
        touch();
        assistant.player.send({ kind: 'go', threadId: id });
        assistant.player.send({ kind: 'play' });
        await stage.pass(15, () => assistant.player.state.current().atEnd);
      }
      tell(`${threads.length} hostile mails at ${echo} dB`, taken);
      expect(acts()).toEqual([]);
      expect(beyond(1, taken)).toEqual([]);
    },
  );

  test('stops at one word in the middle of such mail', { timeout: patience }, async () => {
    const random = randomOf(seed + 1);
    const threads = Array.from({ length: 200 }, (_, nth) => letter(`stopped-${nth}`, hostileLetter(random)));
    const { stage, acts, touch, assistant } = await begin({ threads, echo: -40 });
    const { player } = assistant;
    let stopped = 0;
    for (const [nth, { id }] of threads.entries()) {
      touch();
      player.send({ kind: 'go', threadId: id });
      player.send({ kind: 'play' });
      await stage.pass(random.between(15, 50) / 10, () => player.state.current().atEnd);
      const said = spoken('stop', speakerOf(nth));
      stage.near(atSpeechLevel(said, near));
      await stage.pass(said.length / 16_000 + 2, () => !player.state.current().playing);
      if (!player.state.current().playing) stopped += 1;
      await stage.pass(1);
    }
    process.stdout.write(`  'stop' stopped ${stopped} of 200\n`);
    expect(stopped).toBeGreaterThanOrEqual(198);
    expect(acts()).toEqual([]);
  });
});

const quietLetter = [
  'The plan for the spring is in the sheet.',
  'It needs two more weeks.',
  'Let us look at it together.',
];

const letter = (id: string, sentences: readonly string[]): Thread =>
  threadWith(id, { from: { name: 'Maya Lind', email: 'maya@northwind.example' }, subject: 'A few words', sentences });

/** Harmless actions above the allowed number. Going silent is always safe and does not count. */
const beyond = (most: number, taken: Talk['taken']): string[] =>
  taken
    .flatMap(({ decision }) => (decision.kind === 'obey' && !isSilencing(decision.intent) ? [decision.words] : []))
    .slice(most);

const isSilencing = (of: ParsedUtterance): boolean =>
  of.kind === 'control' && (of.control.kind === 'pause' || of.control.kind === 'stop');

/** Prints how turns ended, and the harmless actions. */
const tell = (what: string, taken: Talk['taken']): void => {
  const counts = new Map<string, number>();
  for (const { decision } of taken) {
    const name = decision.kind === 'nothing' ? decision.why : decision.kind;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const harmless = taken.filter(
    ({ decision }) => decision.kind === 'obey' || decision.kind === 'stop' || decision.kind === 'ask',
  );
  const words = harmless.map(
    ({ decision, hurried }) =>
      `${decision.kind}${hurried ? ' at once' : ''} '${'words' in decision ? decision.words : ''}'`,
  );
  process.stdout.write(
    `  ${what}: ${taken.length} turns; ${[...counts].map(([name, times]) => `${times} ${name}`).join(', ')}${words.length > 0 ? `; ${words.join(', ')}` : ''}\n`,
  );
};
