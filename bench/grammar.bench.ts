// The accuracy of the embedded recogniser: four voices speak each phrase, and the grammar of its state hears it. Also the unrelated
// sentences that both passes agree on, and the word errors in dictated text.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { GrammarName } from '#domain/speech.ts';
import { shortFor } from '#language/evaluation/score.ts';
import { grammarOf } from '#language/grammar/grammar.ts';
import { understand } from '#language/understand.ts';
import { findSphinx } from '#server/adapters/speech/find-pocketsphinx.ts';
import { hearBoth, openRecogniser, type Recogniser } from '#server/adapters/speech/pocketsphinx.ts';
import { couldNotMeasure, needs, percentile, report } from './figures.ts';
import { missingPrograms, spoken, type Voice, voices } from './spoken.ts';
import { type Said, spokenNames, spokenPhrases } from './spoken-phrases.ts';
import { dictatedText, unrelated } from './unrelated-sentences.ts';

/** The states to measure. Without arguments, all of them. */
const chosen = process.argv.slice(2);
const names = GrammarName.options.filter((name) => chosen.length === 0 || chosen.includes(name));
/** A folder that keeps the speech between runs. Without it the bench uses a temporary folder. */
const kept = process.env['FLOW_BENCH_SPEECH'];
const folder = kept ?? mkdtempSync(path.join(os.tmpdir(), 'flow-speech-'));
const missing = missingPrograms();
const sphinx = await findSphinx(process.env['PATH'] ?? '');
const silent = new AbortController().signal;
/** The general pass takes its time. */
const twoVoices: ReadonlySet<Voice> = new Set(['slt', 'rms']);

needs(missing.length > 0 ? `install ${missing.join(', ')}` : null);
if (sphinx === null) needs('install pocketsphinx-en-us');
else {
  const recogniser = openRecogniser(sphinx, null);
  const figures = [...(await understood(recogniser)), ...(await strangers(recogniser)), await dictation(recogniser)];
  process.exitCode = figures.every(Boolean) ? 0 : 1;
  await recogniser.close();
}
if (kept === undefined) rmSync(folder, { recursive: true, force: true });

async function understood(recogniser: Recogniser): Promise<boolean[]> {
  const figures: boolean[] = [];
  for (const name of names) {
    const results: Result[] = [];
    for (const said of spokenPhrases.filter(({ grammar }) => grammar === name))
      for (const voice of voices) results.push(await resultOf(recogniser, said, voice));
    figures.push(...stateFigures(name, results));
  }
  return figures;
}

type Result = { voice: Voice; right: boolean; agreed: boolean; ms: number };

/** The grammar pass for every voice, and the general pass for two of them. */
async function resultOf(recogniser: Recogniser, said: Said, voice: Voice): Promise<Result> {
  const utterance = { samples: spoken(folder, said.phrase, voice), grammar: said.grammar, names: spokenNames };
  const begun = performance.now();
  const heard = await patiently(() => recogniser.grammar(utterance, silent));
  const ms = performance.now() - begun;
  const right = means(said, heard.text) === means(said, said.phrase);
  if (!right) console.log(`    ${voice}: "${said.phrase}" is heard as "${heard.text}"`);
  if (!right || !twoVoices.has(voice)) return { voice, right, agreed: right, ms };
  const general = await patiently(() => recogniser.general(utterance, silent));
  const agreed = await recogniser.isOne(heard, general);
  if (!agreed) console.log(`    ${voice}: "${said.phrase}" is "${general.text}" in general`);
  return { voice, right, agreed, ms };
}

/** A busy machine may delay the recogniser, so try again. */
function patiently<T>(work: () => Promise<T>): Promise<T> {
  return Array.from({ length: 5 }).reduce<Promise<T>>((done) => done.catch(work), work());
}

function means({ situation }: Said, words: string): string {
  return shortFor(understand(words, situation));
}

function stateFigures(name: GrammarName, results: readonly Result[]): boolean[] {
  const { fsg, words } = grammarOf(name, []);
  console.log(
    `  ${name}: ${words.length} words, ${fsg.split('\n').filter((line) => line.startsWith('T')).length} steps`,
  );
  const clear = results.filter(({ voice }) => voice !== 'kal16');
  const both = results.filter(({ voice, right }) => right && twoVoices.has(voice));
  const times = results.map(({ ms }) => ms);
  return [
    share(
      `${name}, understood (slt, rms, awb)`,
      clear.map(({ right }) => right),
      98,
    ),
    share(
      `${name}, understood (kal16)`,
      results.filter(({ voice }) => voice === 'kal16').map(({ right }) => right),
      90,
    ),
    share(
      `${name}, of these both passes agree (slt, rms)`,
      both.map(({ agreed }) => agreed),
      95,
    ),
    report({ name: `${name}, heard in`, value: percentile(times, 0.5, name), unit: 'ms', budget: 60, better: 'less' }),
  ];
}

function share(name: string, right: readonly boolean[], budget: number): boolean {
  if (right.length === 0) couldNotMeasure(`${name}: no phrase was spoken`);
  const value = (100 * right.filter(Boolean).length) / right.length;
  return report({ name, value, unit: '%', budget, better: 'more' });
}

/** Both passes must not agree on unrelated speech. */
async function strangers(recogniser: Recogniser): Promise<boolean[]> {
  const figures: boolean[] = [];
  for (const grammar of names) {
    let taken = 0;
    for (const sentence of unrelated) {
      const utterance = { samples: spoken(folder, sentence, 'rms'), grammar, names: spokenNames };
      const heard = await patiently(() => hearBoth(recogniser, utterance, () => {}, silent));
      if (!heard.agreed) continue;
      taken += 1;
      console.log(`    "${sentence}" is "${heard.grammar}" and "${heard.general}"`);
    }
    const name = `${grammar}, taken for a phrase of ${unrelated.length} sentences`;
    figures.push(report({ name, value: taken, unit: 'sentences', budget: 0, better: 'less' }));
  }
  return figures;
}

async function dictation(recogniser: Recogniser): Promise<boolean> {
  let wrong = 0;
  let words = 0;
  for (const text of dictatedText)
    for (const voice of twoVoices) {
      const samples = spoken(folder, text, voice);
      const { text: heard } = await patiently(() =>
        recogniser.general({ samples, grammar: 'dictation', names: [] }, silent),
      );
      wrong += wordErrors(text, heard);
      words += text.split(' ').length;
    }
  return report({
    name: 'dictated text, words wrong',
    value: (100 * wrong) / words,
    unit: '%',
    budget: 25,
    better: 'less',
  });
}

/** The number of words to insert, delete or replace. */
function wordErrors(said: string, heard: string): number {
  const [from, to] = [said.split(' '), heard.split(' ').filter((word) => word !== '')];
  let row = to.map((_, at) => at + 1);
  from.forEach((word, nth) => {
    let corner = nth;
    row = row.reduce<number[]>((next, above, at) => {
      const left = next[at - 1] ?? nth + 1;
      const same = corner + (to[at] === word ? 0 : 1);
      corner = above;
      return [...next, Math.min(above + 1, left + 1, same)];
    }, []);
  });
  return row.at(-1) ?? from.length;
}
