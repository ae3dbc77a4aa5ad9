// `npm run understand:spoken [-- --seen] [--every=4]`: what Flow does where the sentences written without sight of its phrases are spoken, by
// two voices, and heard by the embedded recogniser; as it is, and with a pass for people's own words beside it. Figures only.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { GrammarName } from '#domain/speech.ts';
import { judgeFound, readSentences, type Sentence, tally, type Verdict } from '#language/evaluation/independent.ts';
import { situationNamed } from '#language/evaluation/independent-states.ts';
import { bringTasks } from '#language/tasks/at-hand.ts';
import { bringWishes } from '#language/wishes/at-hand.ts';
import type { Listener } from '#server/adapters/speech/listener.ts';
import { type Ears, hearBoth, openEars } from '#server/adapters/speech/sphinx.ts';
import { findSphinx } from '#server/adapters/speech/sphinx-files.ts';
import { moment } from '#test/support/judging.ts';
import type { Transcript } from '#web/audio/stt/recogniser.ts';
import { judge } from '#web/conversation/voice/judge.ts';
import { missingPrograms, spoken } from '../spoken.ts';
import { spokenNames } from '../spoken-phrases.ts';
import { unrelated } from '../unrelated-sentences.ts';
import { weightsFile, wishesFile } from './corpus.ts';
import { listenForOwnWords } from './own-words.ts';

const every = Number(process.argv.find((word) => word.startsWith('--every='))?.slice(8) ?? 1);
const folder = process.env['FLOW_BENCH_SPEECH'] ?? mkdtempSync(path.join(os.tmpdir(), 'flow-speech-'));
const sphinx = await findSphinx(process.env['PATH'] ?? '');
const silent = new AbortController().signal;

bringWishes(readFileSync(wishesFile));
bringTasks(readFileSync(weightsFile));
if (sphinx === null || missingPrograms().length > 0)
  console.log('  passed over: pocketsphinx, flite or sox is missing');
else {
  const [ears, own] = [openEars(sphinx, null), await listenForOwnWords(sphinx)];
  await measure(ears, own);
  await Promise.all([ears.close(), own.end()]);
}
if (process.env['FLOW_BENCH_SPEECH'] === undefined) rmSync(folder, { recursive: true, force: true });

async function measure(ears: Ears, own: Listener) {
  for (const voice of ['rms', 'slt'] as const) {
    const found: Record<'asItIs' | 'ownWords', Verdict[]> = { asItIs: [], ownWords: [] };
    for (const sentence of sentences()) {
      const samples = spoken(folder, sentence.words, voice);
      const { asItIs, ownWords } = await heardBy(ears, own, samples, grammarFor(sentence.state));
      found.asItIs.push(verdictOf(asItIs, samples, sentence));
      found.ownWords.push(verdictOf(ownWords, samples, sentence));
    }
    print(`${voice}, as it is`, found.asItIs);
    print(`${voice}, own words`, found.ownWords);
  }
  const strangers: Verdict[] = [];
  for (const words of unrelated) {
    const samples = spoken(folder, words, 'rms');
    const { ownWords } = await heardBy(ears, own, samples, 'inbox');
    strangers.push(verdictOf(ownWords, samples, { group: '', id: 'none', state: 'mail', words, slot: '' }));
  }
  print('for nobody, own words', strangers);
}

function sentences(): Sentence[] {
  const name = process.argv.includes('--seen') ? 'paraphrases.tsv' : 'executive.tsv';
  const file = path.resolve(wishesFile, '..', '..', 'evaluation', name);
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

/** With a pass for own words: where it and the general one hear the same, that was said. */
async function heardBy(ears: Ears, own: Listener, samples: Int16Array, grammar: GrammarName) {
  const heard = await patiently(() => hearBoth(ears, { samples, grammar, names: spokenNames }, () => {}, silent));
  const asItIs: Transcript = { ...heard, engine: 'embedded' };
  if (heard.agreed) return { asItIs, ownWords: asItIs };
  const said = await patiently(() => own.hear(samples, silent));
  const isSaid = await ears.isOne({ ...said, path: null }, { text: heard.general ?? '', path: null });
  return { asItIs, ownWords: isSaid ? { ...asItIs, text: said.text, agreed: true } : asItIs };
}

/** On a machine that is busy elsewhere the recogniser is late now and then, and begun anew. */
function patiently<T>(work: () => Promise<T>): Promise<T> {
  return Array.from({ length: 5 }).reduce<Promise<T>>((done) => done.catch(work), work());
}

function verdictOf(transcript: Transcript, samples: Int16Array, sentence: Sentence): Verdict {
  const situation = situationNamed(sentence.state);
  const seconds = samples.length / 16_000 - 0.6;
  const verdict = judge(transcript, moment({ situation, spoken: [], seconds, ...asking(situation) }));
  switch (verdict.kind) {
    case 'obey':
    case 'stop':
      return judgeFound(sentence, verdict.understanding).verdict;
    case 'ask':
      return asked(judgeFound(sentence, verdict.understanding).verdict);
    default:
      return sentence.id === 'none' ? 'right' : 'missed';
  }
}

/** The right question is nearly right, and another one does nothing yet. */
function asked(verdict: Verdict): Verdict {
  if (verdict === 'right') return 'soft';
  return verdict === 'grave' ? 'wrong' : verdict;
}

/** Flow had asked, in its own voice, and was answered in time. */
function asking({ question, confirming, drafting }: ReturnType<typeof situationNamed>) {
  const asks = question !== null || confirming !== undefined || drafting?.step === 'ready';
  const asked = 'Shall I do that now, as you said?';
  return asks ? { asked, answered: [asked], spoken: [{ text: asked, from: 1000, to: 4000 }], began: 5000 } : {};
}

function print(name: string, verdicts: readonly Verdict[]) {
  const counts = tally(verdicts.map((verdict) => ({ verdict })));
  const share = (100 * (counts.right + counts.soft)) / verdicts.length;
  const cells = [verdicts.length, ...Object.values(counts)].map((count) => String(count).padStart(7)).join('');
  console.log(`${name.padEnd(24)}${cells}${share.toFixed(1).padStart(10)} %`);
}
