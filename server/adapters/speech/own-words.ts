// A language model of how people speak to Flow in their own words, made of the intent model's training sentences. Made on first use, in a
// worker thread.
import { readFile } from 'node:fs/promises';
import { boundedThread } from '#server/bounded-thread.ts';
import { dictionaryOf } from './dictionary.ts';
import type { Pronunciations } from './pronunciations.ts';

export type OwnWords = { model: string; dictionary: string };

export const openOwnWords = (pronounce: Pronunciations): (() => Promise<OwnWords>) => {
  let making: Promise<OwnWords> | null = null;
  return () => {
    making ??= made(pronounce);
    making.catch(() => (making = null));
    return making;
  };
};

const written = new URL(import.meta.resolve('#language/training/intents.tsv'));

/** Leaves out sentences with an unpronounceable word. */
const made = async (pronounce: Pronunciations): Promise<OwnWords> => {
  const sentences = sentencesIn(await readFile(written, 'utf8'));
  const words = [...new Set(sentences.flat())];
  const sounds = await pronounce(words);
  const said = sentences.filter((sentence) => sentence.every((word) => sounds.has(word)));
  // The recogniser refuses an empty model at every utterance, and nobody would notice.
  if (said.length === 0) throw new Error('no sentence can be pronounced');
  const model = await modelOf(said.map((sentence) => sentence.join(' ')));
  return { model, dictionary: dictionaryOf([...new Set(said.flat())], sounds) };
};

/** The third column, in lower case. */
const sentencesIn = (text: string): string[][] =>
  text
    .split('\n')
    .map((line) => [...((line.split('\t')[2] ?? '').toLowerCase().match(/[a-z']+/g) ?? [])])
    .filter((words) => words.length > 0);

const modelOf = async (sentences: readonly string[]): Promise<string> => {
  const thread = boundedThread<readonly string[], string>(new URL('./own-words-worker.ts', import.meta.url), limits);
  try {
    const model = await thread.ask(sentences);
    if (model === null || model === 'stuck') throw new Error('the language model could not be made');
    return model;
  } finally {
    await thread.close();
  }
};

/** Takes about one second. */
const limits = { milliseconds: 20_000, mostMilliseconds: 60_000, oldMegabytes: 256, youngMegabytes: 64 };
