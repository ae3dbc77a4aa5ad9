// A recogniser of what people say to Flow in their own words: a language model of three words each, made of the sentences from which the
// model of wishes learns. To measure with; Flow itself has no such pass yet (decision 023).
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Listener, startListener } from '#server/adapters/speech/listener.ts';
import type { Sphinx } from '#server/adapters/speech/sphinx-files.ts';
import { wishesFile } from './corpus.ts';

/** It has heard none of the sentences by which Flow is measured. */
export const listenForOwnWords = (sphinx: Sphinx): Promise<Listener> =>
  startListener(sphinx.program, async (folder) => {
    const sounds = soundsIn(readFileSync(sphinx.dictionary, 'utf8'));
    const sentences = sentencesSaid().filter((words) => words.every((word) => sounds.has(word)));
    const said = new Set(sentences.flat());
    const at = { words: path.join(folder, 'own.arpa'), dictionary: path.join(folder, 'own.dict') };
    await writeFile(at.words, arpaOf(sentences));
    await writeFile(at.dictionary, [...said].flatMap((word) => sounds.get(word) ?? []).join('\n'));
    const quick = ['-ds', '2', '-maxhmmpf', '5000', '-fwdflat', 'no'];
    return ['-hmm', sphinx.acoustics, '-lm', at.words, '-dict', at.dictionary, ...quick];
  });

const sentencesSaid = (): string[][] =>
  readFileSync(path.resolve(wishesFile, '..', 'train', 'wishes.tsv'), 'utf8')
    .split('\n')
    .map((line) => line.split('\t')[2] ?? '')
    .map((said) => said.toLowerCase().match(/[a-z']+/g) ?? [])
    .filter((words) => words.length > 0);

/** Of each word its lines in the dictionary. */
const soundsIn = (dictionary: string): Map<string, string[]> =>
  Map.groupBy(dictionary.split('\n'), (line) => (line.split(' ')[0] ?? '').replace(/\(\d+\)$/, ''));

type Counts = Map<string, number>;

/** What follows a run of words is as likely as it was there, else as it is after one word less (Witten and Bell). */
const arpaOf = (sentences: readonly (readonly string[])[]): string => {
  const runs = [1, 2, 3].map((length): Counts => countsOf(sentences, length));
  const chances: Counts[] = [];
  const rests: Counts[] = [];
  runs.forEach((counts, at) => {
    const { chance, rest } = chancesOf(counts, chances[at - 1]);
    chances.push(chance);
    rests.push(rest);
  });
  const head = runs.map((_, at) => `ngram ${at + 1}=${chances[at]?.size ?? 0}`);
  const parts = chances.map((chance, at) => {
    const lines = [...chance].map(([run, by]) => `${log(by)} ${run} ${log(rests[at + 1]?.get(run) ?? 1)}`);
    return `\\${at + 1}-grams:\n${lines.map((line) => (at === 2 ? line.replace(/ \S+$/, '') : line)).join('\n')}\n`;
  });
  return `\\data\\\n${head.join('\n')}\n\n${parts.join('\n')}\n\\end\\\n`;
};

const countsOf = (sentences: readonly (readonly string[])[], length: number): Counts => {
  const counts: Counts = new Map();
  for (const words of sentences) {
    const all = ['<s>', ...words, '</s>'];
    for (let at = 0; at + length <= all.length; at += 1) {
      const run = all.slice(at, at + length).join(' ');
      counts.set(run, (counts.get(run) ?? 0) + 1);
    }
  }
  return counts;
};

/** `rest`: by what the chance after one word less is to be taken, for each run that something follows. */
const chancesOf = (counts: Counts, shorter: Counts | undefined): { chance: Counts; rest: Counts } => {
  const followed = new Map<string, { times: number; kinds: number }>();
  for (const [run, times] of counts) {
    const { times: before, kinds } = followed.get(headOf(run)) ?? { times: 0, kinds: 0 };
    followed.set(headOf(run), { times: before + times, kinds: kinds + 1 });
  }
  const chance: Counts = new Map();
  const told = new Map<string, { own: number; less: number }>();
  for (const [run, times] of counts) {
    const { times: all, kinds } = followed.get(headOf(run)) ?? { times: 1, kinds: 1 };
    const less = shorter?.get(tailOf(run)) ?? 1 / counts.size;
    const own = (times + kinds * less) / (all + kinds);
    chance.set(run, own);
    const sums = told.get(headOf(run)) ?? { own: 0, less: 0 };
    told.set(headOf(run), { own: sums.own + own, less: sums.less + less });
  }
  const rest: Counts = new Map(
    [...told].map(([head, { own, less }]) => [head, Math.max(1e-6, 1 - own) / Math.max(1e-6, 1 - less)]),
  );
  return { chance, rest };
};

const headOf = (run: string): string => run.split(' ').slice(0, -1).join(' ');
const tailOf = (run: string): string => run.split(' ').slice(1).join(' ');
const log = (chance: number): string => Math.log10(chance).toFixed(4);
