// The recogniser's passes. The grammar pass is fast, but hears one of Flow's sentences in everything, so it never changes mail alone. The
// general pass hears any words. The own-words pass hears how people ask Flow without its phrases.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GrammarName } from '#domain/speech.ts';
import type { Utterance } from '#server/ports.ts';
import { commonWords } from './common-words.ts';
import { dictionaryOf } from './dictionary.ts';
import type { Sphinx } from './find-pocketsphinx.ts';
import type { GrammarFiles } from './grammar-files.ts';
import { type Listener, type Said, startListener } from './listener.ts';
import { openListeners } from './listeners.ts';
import { type OwnWords, openOwnWords } from './own-words.ts';
import type { Pronunciations } from './pronunciations.ts';

/** Throws if the recogniser fails. */
export type Pass = (utterance: Utterance, signal: AbortSignal) => Promise<Said>;

export type Passes = {
  grammar: Pass;
  general: Pass;
  own: Pass;
  /** Starts what hears every state, and this one. The first turn would wait for their models. */
  warm: (state: Pick<Utterance, 'grammar' | 'names'> | null) => void;
  close: () => Promise<void>;
};

/** A few grammars and the two other models. Each uses tens of megabytes, mostly shared. */
const staying = { most: 6, restMs: 10 * 60_000 };

export const openPasses = (sphinx: Sphinx, filesFor: GrammarFiles, pronounce: Pronunciations): Passes => {
  const listeners = openListeners(staying);
  const byGrammar = (grammar: GrammarName, given: readonly string[]): Promise<Listener> => {
    // The next mail has mostly the same people, in another order.
    const names = given.toSorted();
    return listeners.of(JSON.stringify([grammar, names]), () =>
      startListener(sphinx.program, (folder) => grammarArgs(sphinx, filesFor, { grammar, names }, folder)),
    );
  };
  const inGeneral = (): Promise<Listener> =>
    listeners.of('general', () => startListener(sphinx.program, (folder) => generalArgs(sphinx, pronounce, folder)));
  const ownWords = openOwnWords(pronounce);
  const inOwnWords = (): Promise<Listener> =>
    listeners.of('own', () => startListener(sphinx.program, (folder) => ownArgs(sphinx, ownWords, folder)));
  return {
    grammar: async ({ grammar, names, samples }, signal) => (await byGrammar(grammar, names)).hear(samples, signal),
    general: async ({ samples }, signal) => inSameUnits(await (await inGeneral()).hear(samples, signal)),
    own: async ({ samples }, signal) => {
      const listener = await Promise.race([inOwnWords(), givenUp(signal)]);
      return inSameUnits(await listener.hear(samples, signal));
    },
    warm: (state) => {
      const ofState = state === null ? [] : [byGrammar(state.grammar, state.names)];
      for (const start of [...ofState, inGeneral(), inOwnWords()]) start.catch(() => {});
    },
    close: listeners.close,
  };
};

/** Rejects when cancelled, so nobody waits for the model. */
const givenUp = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('nobody waits for it')), { once: true });
  });

/** A language model reports scores in finer units. */
const inSameUnits = ({ text, path }: Said): Said => ({ text, path: path && { ...path, score: path.score / 1024 } });

const grammarArgs = async (
  { acoustics }: Sphinx,
  filesFor: GrammarFiles,
  { grammar, names }: Pick<Utterance, 'grammar' | 'names'>,
  folder: string,
): Promise<string[]> => {
  const { fsg, dictionary } = await filesFor(grammar, names);
  const at = { fsg: path.join(folder, 'said.fsg'), dictionary: path.join(folder, 'said.dict') };
  await Promise.all([writeFile(at.fsg, fsg), writeFile(at.dictionary, dictionary)]);
  return ['-hmm', acoustics, '-fsg', at.fsg, '-dict', at.dictionary, '-fsgusefiller', 'yes'];
};

/** More words take twice as long, and people rarely say them. */
const mostWords = 25_000;

/** Skipping frames doubles the speed. Measured: accuracy stays the same. */
const quick = ['-ds', '2', '-maxhmmpf', '5000'] as const;

/** Own words predict the next word well, so the language weighs more than the sound. */
const fewer = ['-lw', '8', '-fwdflatlw', '10', '-bestpathlw', '11'] as const;

/** With many words a second search is slow and finds nothing more. */
const once = ['-fwdflat', 'no'] as const;

const generalArgs = async (sphinx: Sphinx, pronounce: Pronunciations, folder: string): Promise<string[]> => {
  const words = await commonWords(sphinx.words, mostWords);
  const dictionary = words === null ? sphinx.dictionary : path.join(folder, 'common.dict');
  if (words !== null) await writeFile(dictionary, dictionaryOf(words, await pronounce(words, 'known')));
  return ['-hmm', sphinx.acoustics, '-lm', sphinx.words, '-dict', dictionary, ...quick, ...once];
};

const ownArgs = async (sphinx: Sphinx, ownWords: () => Promise<OwnWords>, folder: string): Promise<string[]> => {
  const { model, dictionary } = await ownWords();
  const at = { model: path.join(folder, 'own.arpa'), dictionary: path.join(folder, 'own.dict') };
  await Promise.all([writeFile(at.model, model), writeFile(at.dictionary, dictionary)]);
  return ['-hmm', sphinx.acoustics, '-lm', at.model, '-dict', at.dictionary, ...quick, ...fewer];
};
