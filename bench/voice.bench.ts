// The delay from a person's last sound to Flow's first: endpointing on the audio clock, then recognition, understanding
// and synthesis on this machine. Also the time until Flow ducks and goes silent. Runs against the running program, like
// a browser.
import { setTimeout as sleep } from 'node:timers/promises';
import { speech, transcriptions } from '#api/voice.ts';
import { states } from '#language/evaluation/score.ts';
import type { Situation } from '#language/intents/situation.ts';
import { understand } from '#language/understand.ts';
import { startFlow } from '#test/support/flow.ts';
import { type Visitor, visitor } from '#test/support/visitor.ts';
import { missing, speechPrograms } from '#test/voice/programs.ts';
import { atSpeechLevel, joined, rate, silence } from '#test/voice/sound.ts';
import { speakers, spoken } from '#test/voice/speech.ts';
import { vadOn } from '#test/voice/vad.ts';
import type { Recogniser } from '#web/audio/stt/recogniser.ts';
import { createServerRecogniser } from '#web/audio/stt/server-recogniser.ts';
import { needs, percentile, report } from './figures.ts';

const controls = ['next', 'stop', 'pause', 'go back', 'skip this one', 'faster', 'slow down', 'hold on a second'];
const changes = [
  'archive this email',
  'star this',
  'delete this email',
  'snooze until tomorrow morning',
  'mark it as done',
  'trash it',
];
/** Repetitions by each voice. */
const times = 2;
/** The player's own delay before the first audible sample: its guard and the loudspeaker's buffer. */
const scheduled = 20 + 32;
const lead = 2;
/** Time between two commands, in ms. */
const leastBetween = 1_100;

/** Flow reads a mail. */
const situation: Situation = { ...states.mail, lastActedOn: null, now: new Date() };

needs(missing(speechPrograms));
await measure();

async function measure(): Promise<void> {
  const flow = await startFlow({ FLOW_SPEECH: 'on' });
  const [steering, changing] = await spokenTo(flow.url).finally(() => flow.end());
  const heard = steering.concat(changing).filter(({ right }) => right).length;
  console.log(
    `  ${heard} of ${steering.length + changing.length} heard right; parts at p50: ${parts('controls', steering)}; ${parts('changes', changing)}`,
  );
  const kept = [
    ...of(
      'controls: end of speech to first audio',
      steering.map(({ hurried }) => hurried),
      450,
      900,
    ),
    ...of(
      'what changes mail: end of speech to first audio',
      changing.map(({ whole }) => whole),
      650,
      1200,
    ),
    ...listener(),
  ];
  process.exitCode = kept.every(Boolean) ? 0 : 1;
}

async function spokenTo(origin: string): Promise<[Turn[], Turn[]]> {
  const person = await signedUp(origin);
  const recogniser = createServerRecogniser((path, form, signal) => post(person, origin, path, form, signal));
  const speaks = (text: string): Promise<number> => firstSound(person, origin, text);
  // Warm-up: read the programs from the disk, and make the first call.
  await timesOf(['next'], recogniser, speaks);
  return [await timesOf(controls, recogniser, speaks), await timesOf(changes, recogniser, speaks)];
}

type Turn = {
  right: boolean;
  guess: number;
  grammar: number;
  both: number;
  parsing: number;
  voice: number;
  hurried: number;
  whole: number;
};

async function timesOf(
  phrases: readonly string[],
  recogniser: Recogniser,
  speaks: (text: string) => Promise<number>,
): Promise<Turn[]> {
  const turns: Turn[] = [];
  for (let time = 0; time < times; time += 1)
    for (const speaker of speakers)
      for (const phrase of phrases) {
        // Stay below the server's limit of commands a minute.
        const [done] = await Promise.all([
          turn(phrase, atSpeechLevel(spoken(phrase, speaker), -26), recogniser, speaks),
          sleep(leastBetween),
        ]);
        turns.push(done);
      }
  return turns;
}

async function turn(
  phrase: string,
  sound: Float32Array,
  recogniser: Recogniser,
  speaks: (text: string) => Promise<number>,
): Promise<Turn> {
  const events = vadOn(joined(silence(lead), sound, silence(1.5)));
  // The guess that the turn is over: no more words come.
  const maybe = events.findLast((event) => event.kind === 'maybe');
  if (maybe?.kind !== 'maybe') throw new Error(`nothing was heard of '${phrase}'`);
  const guess = (maybe.at - lead) * 1000 - (sound.length / rate) * 1000;
  const began = performance.now();
  let grammar = Number.NaN;
  const hypothesis = (): void => {
    grammar = performance.now() - began;
  };
  const { text } = await recogniser.transcribe(
    maybe.samples,
    { grammar: 'inbox', names: [] },
    { hypothesis },
    AbortSignal.timeout(20_000),
  );
  const both = performance.now() - began;
  const before = performance.now();
  const intent = understand(text, situation);
  const parsing = performance.now() - before;
  const voice = await speaks('Archived. Maya Lind, about the budget.');
  const after = parsing + voice + scheduled;
  return {
    right: intent.kind !== 'fallback',
    guess,
    grammar,
    both,
    parsing,
    voice,
    hurried: guess + (Number.isNaN(grammar) ? both : grammar) + after,
    whole: guess + both + after,
  };
}

/**
 * On the audio clock: the time from the first sound until Flow ducks and goes silent, and until it decides that the
 * turn has ended.
 */
function listener(): boolean[] {
  const sounds = [...controls, ...changes].flatMap((phrase) =>
    speakers.map((speaker) => atSpeechLevel(spoken(phrase, speaker), -26)),
  );
  const [soft, silent, decided]: number[][] = [[], [], []];
  for (const sound of sounds) {
    const whileFlowSpeaks = vadOn(joined(silence(lead), sound, silence(1)), { speaking: true });
    const at = (kind: string): number =>
      ((whileFlowSpeaks.find((event) => event.kind === kind)?.at ?? Number.POSITIVE_INFINITY) - lead) * 1000;
    soft?.push(at('started'));
    silent?.push(at('speech'));
    const ended = vadOn(joined(silence(lead), sound, silence(1))).findLast((event) => event.kind === 'ended');
    decided?.push(((ended?.at ?? Number.POSITIVE_INFINITY) - lead) * 1000 - (sound.length / rate) * 1000);
  }
  return [
    p95('speech begins to Flow is soft', soft ?? [], 300),
    p95('speech begins to Flow is silent', silent ?? [], 600),
    p95('end of speech to its end is decided', decided ?? [], 480 + 60),
  ];
}

function of(name: string, ms: readonly number[], middle: number, most: number): boolean[] {
  return [
    report({ name: `${name}, p50`, value: percentile(ms, 0.5, name), unit: 'ms', budget: middle, better: 'less' }),
    p95(name, ms, most),
  ];
}

function p95(name: string, ms: readonly number[], budget: number): boolean {
  return report({ name: `${name}, p95`, value: percentile(ms, 0.95, name), unit: 'ms', budget, better: 'less' });
}

function parts(name: string, turns: readonly Turn[]): string {
  const middle = (part: 'guess' | 'grammar' | 'both' | 'parsing' | 'voice'): string =>
    `${part} ${Math.round(
      percentile(
        turns.map((turn) => turn[part]).filter((ms) => !Number.isNaN(ms)),
        0.5,
        `${name} ${part}`,
      ),
    )}`;
  return `${name} ${middle('guess')}, ${middle('grammar')}, ${middle('both')}, ${middle('parsing')}, ${middle('voice')} ms`;
}

/** Until the first samples of it are here. */
async function firstSound(person: Visitor, origin: string, input: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${origin}${speech}`, {
    method: 'POST',
    headers: { ...headersOf(person, origin), 'content-type': 'application/json' },
    body: JSON.stringify({ input, voice: 'flow', speed: 1, response_format: 'pcm' }),
  });
  if (!answer.ok || answer.body === null) throw new Error(`the voice answered ${answer.status}`);
  const reader = answer.body.getReader();
  await reader.read();
  const took = performance.now() - began;
  await reader.cancel();
  return took;
}

async function post(
  person: Visitor,
  origin: string,
  path: string,
  form: FormData,
  signal: AbortSignal,
): Promise<Response> {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: headersOf(person, origin),
    body: form,
    signal,
  });
  if (!answer.ok) throw new Error(`${transcriptions} answered ${answer.status}`);
  return answer;
}

function headersOf({ cookies }: Visitor, origin: string): Record<string, string> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { cookie, origin, 'sec-fetch-site': 'same-origin', 'x-flow': '1' };
}

async function signedUp(origin: string): Promise<Visitor> {
  const browser = visitor({ request: (address, init) => fetch(address, { ...init, redirect: 'manual' }) }, origin);
  const answer = await browser.signIn('sign-up', { email: 'alex@northwind.example' });
  if (answer.status !== 302) throw new Error(`the sign-up was answered ${answer.status}`);
  return browser;
}
