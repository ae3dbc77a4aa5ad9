// `npm run understand:spoken-calendar`: three voices say sixty sentences about the calendar, the embedded recogniser hears them, and Flow
// must do what the same words typed would do. It prints figures, each miss, and how long the answer takes.
import { readFileSync } from 'node:fs';
import { env } from 'node:process';
import { loadIntentModel } from '#language/classifier/loaded-intent-model.ts';
import { requestLine } from '#language/evaluation/calendar.ts';
import { readSentences, type Sentence } from '#language/evaluation/independent.ts';
import { situationNamed } from '#language/evaluation/independent-states.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';
import { understand } from '#language/understand.ts';
import { loadTaskModel } from '#language/unsupported/loaded-task-model.ts';
import { findSphinx } from '#server/adapters/speech/find-pocketsphinx.ts';
import { hearBoth, openRecogniser } from '#server/adapters/speech/pocketsphinx.ts';
import { moment } from '#test/support/judging.ts';
import { type Speaker, speakers, spoken } from '#test/voice/speech.ts';
import { judge } from '#web/conversation/voice/judge.ts';
import { couldNotMeasure, report } from '../figures.ts';
import { intentModelFile, weightsFile } from './corpus.ts';

const count = 60;
const situation = situationNamed('spoken');
const silent = new AbortController().signal;
const sphinx = (await findSphinx(env['PATH'] ?? '')) ?? couldNotMeasure('pocketsphinx is missing');
loadIntentModel(readFileSync(intentModelFile));
loadTaskModel(readFileSync(weightsFile));
const recogniser = openRecogniser(sphinx, null);
// The first utterance waits for the language model.
await recogniser.own({ samples: new Int16Array(16_000), grammar: 'inbox', names: [] }, silent).catch(() => null);

const changes: ReadonlySet<string> = new Set(['event', 'command', 'several', 'bulk', 'draft']);

type Outcome = { result: 'right' | 'asked' | 'missed' | 'wrong change' | 'wrong answer'; ms: number };

const outcomes: Outcome[] = [];
for (const speaker of speakers) for (const sentence of sentences()) outcomes.push(await outcomeOf(sentence, speaker));
await recogniser.close();

const share = (...results: Outcome['result'][]) =>
  outcomes.filter(({ result }) => results.includes(result)).length / outcomes.length;
for (const result of ['right', 'asked', 'missed', 'wrong answer', 'wrong change'] as const)
  console.log(`  ${result.padEnd(14)}${(100 * share(result)).toFixed(1)} %`);
const times = outcomes.map(({ ms }) => ms).toSorted((one, other) => one - other);
console.log(`  heard and understood in ${at(0.5)} ms (p50), ${at(0.95)} ms (p95), of ${times.length}`);
const kept = [
  report({ name: 'right', value: 100 * share('right', 'asked'), unit: '%', budget: 95, better: 'more' }),
  report({ name: 'wrong changes', value: 100 * share('wrong change'), unit: '%', budget: 0, better: 'less' }),
];
process.exitCode = kept.every(Boolean) ? 0 : 1;

/** Spread over all kinds of requests. */
function sentences(): Sentence[] {
  const file = new URL('../../language/evaluation/calendar.tsv', import.meta.url);
  const all = readSentences(readFileSync(file, 'utf8')).filter(({ id }) => id !== 'none');
  return Array.from({ length: count }, (_, nth) => all[Math.floor((nth * all.length) / count)]).filter(
    (one) => one !== undefined,
  );
}

async function outcomeOf({ words }: Sentence, speaker: Speaker): Promise<Outcome> {
  const samples = Int16Array.from(spoken(words, speaker), (sample) => Math.round(sample * 32_767));
  const began = performance.now();
  const transcript = await hearBoth(
    recogniser,
    { samples, grammar: 'inbox', names: ['Priya', 'Tom'] },
    () => {},
    silent,
  );
  const decision = judge(transcript, moment({ situation, spoken: [], seconds: samples.length / 16_000 }));
  const ms = Math.round(performance.now() - began);
  const meant = lineOf(understand(words, situation));
  const result = resultOf(decision, meant);
  if (result !== 'right')
    console.log(
      `  ${speaker} ${result}: “${words}” heard “${'words' in decision ? decision.words : ''}” (${decision.kind}) ${transcript.agreed} g=${transcript.grammar} n=${transcript.general}`,
    );
  return { result, ms };
}

function resultOf(decision: ReturnType<typeof judge>, meant: string): Outcome['result'] {
  if (decision.kind !== 'obey' && decision.kind !== 'ask' && decision.kind !== 'stop') return 'missed';
  const same = lineOf(decision.intent) === meant;
  if (decision.kind === 'ask') return same ? 'asked' : 'missed';
  if (same) return 'right';
  return changes.has(decision.intent.kind) ? 'wrong change' : 'wrong answer';
}

/** `standup` and `stand up` find the same event. */
function spelled(line: string): string {
  return line.replaceAll('stand up', 'standup');
}

function lineOf(intent: ParsedUtterance): string {
  return spelled(requestLine(intent.kind === 'unsure' ? intent.meant : intent, situation));
}

function at(share: number): number {
  return times[Math.floor(share * (times.length - 1))] ?? 0;
}
