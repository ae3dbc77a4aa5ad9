// `npm run understand:spoken [-- --seen] [--every=4]`: two voices speak the independent sentences, and the embedded recogniser hears them,
// with and without its pass for free wording. Then other people's speech. It prints only figures.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { GrammarName } from '#domain/speech.ts';
import { loadIntentModel } from '#language/classifier/loaded-intent-model.ts';
import { type Rating, rateParsed, readSentences, type Sentence, tally } from '#language/evaluation/independent.ts';
import { situationNamed } from '#language/evaluation/independent-states.ts';
import type { Situation } from '#language/intents/situation.ts';

import { loadTaskModel } from '#language/unsupported/loaded-task-model.ts';
import { findSphinx } from '#server/adapters/speech/find-pocketsphinx.ts';
import { hearBoth, openRecogniser, type Recogniser } from '#server/adapters/speech/pocketsphinx.ts';

import { moment } from '#test/support/judging.ts';
import type { Transcript } from '#web/audio/stt/recogniser.ts';
import { judge } from '#web/conversation/voice/judge.ts';
import { missingPrograms, spoken, type Voice } from '../spoken.ts';
import { spokenNames } from '../spoken-phrases.ts';
import { unrelated } from '../unrelated-sentences.ts';
import { intentModelFile, weightsFile } from './corpus.ts';

const every = Number(process.argv.find((word) => word.startsWith('--every='))?.slice(8) ?? 1);
const folder = process.env['FLOW_BENCH_SPEECH'] ?? mkdtempSync(path.join(os.tmpdir(), 'flow-speech-'));
const sphinx = await findSphinx(process.env['PATH'] ?? '');
const silent = new AbortController().signal;
/** Flow asks again after a yes in free wording: 'Send it?'. */
const consents: ReadonlySet<string> = new Set(['send', 'yes', 'answer:yes', 'answer:bare-yes']);

loadIntentModel(readFileSync(intentModelFile));
loadTaskModel(readFileSync(weightsFile));
if (sphinx === null || missingPrograms().length > 0)
  console.log('  passed over: pocketsphinx, flite or sox is missing');
else {
  const recogniser = openRecogniser(sphinx, null);
  await measure(recogniser);
  await recogniser.close();
}
if (process.env['FLOW_BENCH_SPEECH'] === undefined) rmSync(folder, { recursive: true, force: true });

async function measure(recogniser: Recogniser) {
  // Make the language model before the first utterance.
  await patiently(() => recogniser.own({ samples: new Int16Array(16_000), grammar: 'inbox', names: [] }, silent));
  for (const voice of ['rms', 'slt'] as const) {
    const ratings: Record<'asItIs' | 'without', Rating[]> = { asItIs: [], without: [] };
    for (const sentence of sentences()) {
      const samples = spoken(folder, sentence.words, voice);
      const heard = await heardBy(recogniser, samples, grammarFor(sentence.state));
      ratings.asItIs.push(ratingOf(heard, samples, sentence));
      ratings.without.push(ratingOf({ ...heard, own: null }, samples, sentence));
    }
    print(`${voice}, as it is`, ratings.asItIs);
    print(`${voice}, without own words`, ratings.without);
  }
  for (const voice of ['rms', 'slt'] as const) await measureNobody(recogniser, voice);
}

async function measureNobody(recogniser: Recogniser, voice: Voice) {
  const kinds: string[] = [];
  for (const words of unrelated) {
    const samples = spoken(folder, words, voice);
    kinds.push(judged(await heardBy(recogniser, samples, 'inbox'), samples, situationNamed('mail')).kind);
  }
  const [asked, done] = [
    ['ask', 'again'],
    ['obey', 'stop'],
  ].map((of) => kinds.filter((kind) => of.includes(kind)).length);
  console.log(`${voice}, to nobody: ${kinds.length}, asked about ${asked}, done ${done}`);
}

function sentences(): Sentence[] {
  const name = process.argv.includes('--seen') ? 'paraphrases.tsv' : 'executive.tsv';
  const file = path.resolve(intentModelFile, '..', '..', 'evaluation', name);
  return readSentences(readFileSync(file, 'utf8'))
    .filter(({ group }) => group !== 'unseen')
    .filter((_, at) => at % every === 0);
}

function grammarFor(state: string): GrammarName {
  const { drafting, question, confirming } = situationNamed(state);
  if (confirming !== undefined) return 'bulk';
  if (question !== null) return 'question';
  if (drafting?.asks) return 'recipients';
  if (drafting?.step === 'writing') return 'dictation';
  return drafting?.step === 'ready' ? 'draft' : 'inbox';
}

async function heardBy(recogniser: Recogniser, samples: Int16Array, grammar: GrammarName): Promise<Transcript> {
  return patiently(() => hearBoth(recogniser, { samples, grammar, names: spokenNames }, () => {}, silent));
}

/** A busy machine may delay the recogniser, so try again. */
function patiently<T>(work: () => Promise<T>): Promise<T> {
  return Array.from({ length: 5 }).reduce<Promise<T>>((done) => done.catch(work), work());
}

function judged(transcript: Transcript, samples: Int16Array, situation: Situation) {
  const seconds = samples.length / 16_000 - 0.6;
  return judge(transcript, moment({ situation, spoken: [], seconds, ...asking(situation) }));
}

function ratingOf(transcript: Transcript, samples: Int16Array, sentence: Sentence): Rating {
  const decision = judged(transcript, samples, situationNamed(sentence.state));
  switch (decision.kind) {
    case 'obey':
    case 'stop':
      return rateParsed(sentence, decision.intent).rating;
    case 'ask':
      return asked(rateParsed(sentence, decision.intent).rating);
    case 'again':
      return decision.unsure === 'unsure' && consents.has(sentence.id) ? 'soft' : otherwise(sentence);
    default:
      return otherwise(sentence);
  }
}

function otherwise({ id }: Sentence): Rating {
  return id === 'none' ? 'right' : 'missed';
}

/** A question about the right intent is nearly right. A wrong question does no harm yet. */
function asked(rating: Rating): Rating {
  if (rating === 'right') return 'soft';
  return rating === 'grave' ? 'wrong' : rating;
}

/** The answer follows Flow's own spoken question in time. */
function asking({ question, confirming, drafting }: Situation) {
  const asks = question !== null || confirming !== undefined || drafting?.step === 'ready';
  const asked = 'Shall I do that now, as you said?';
  return asks ? { asked, answered: [asked], spoken: [{ text: asked, from: 1000, to: 4000 }], began: 5000 } : {};
}

function print(name: string, ratings: readonly Rating[]) {
  const counts = tally(ratings.map((rating) => ({ rating })));
  const share = (100 * (counts.right + counts.soft)) / ratings.length;
  const cells = [ratings.length, ...Object.values(counts)].map((count) => String(count).padStart(7)).join('');
  console.log(`${name.padEnd(24)}${cells}${share.toFixed(1).padStart(10)} %`);
}
