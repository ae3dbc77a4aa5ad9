// The ways to hear an utterance. By the grammar: one of the sentences that Flow knows, nearly at once, and whatever else is said
// becomes one of them too; so it is believed alone for nothing that changes mail. In general: any words, by the language model that comes
// with the recogniser. In own words: what people say to Flow without its phrases, and whatever else is said becomes something like it.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GrammarName } from '#domain/speech.ts';
import type { Utterance } from '#server/ports.ts';
import { commonWords } from './common-words.ts';
import { dictionaryOf } from './dictionary.ts';
import type { GrammarFiles } from './grammar-files.ts';
import { type Listener, type Said, startListener } from './listener.ts';
import { openListeners } from './listeners.ts';
import { type OwnWords, openOwnWords } from './own-words.ts';
import type { Pronunciations } from './pronunciations.ts';
import type { Sphinx } from './sphinx-files.ts';

/** What was said. Throws where it could not be found out. */
export type Pass = (utterance: Utterance, signal: AbortSignal) => Promise<Said>;

export type Passes = {
  grammar: Pass;
  general: Pass;
  own: Pass;
  warm: (grammar: GrammarName) => void;
  close: () => Promise<void>;
};

/** Some grammars and the two others; each keeps its models in memory, tens of megabytes that are shared for the most part. */
const staying = { most: 6, restMs: 10 * 60_000 };

export const openPasses = (sphinx: Sphinx, filesFor: GrammarFiles, pronounce: Pronunciations): Passes => {
  const listeners = openListeners(staying);
  const byGrammar = (grammar: GrammarName, given: readonly string[]): Promise<Listener> => {
    // Of the next mail's people most are the same, in another order.
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
    warm: (grammar) => {
      inGeneral().catch(() => {});
      inOwnWords().catch(() => {});
      filesFor(grammar, []).catch(() => {});
    },
    close: listeners.close,
  };
};

/** Nobody waits until its language model is made. */
const givenUp = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('nobody waits for it')), { once: true });
  });

/** With a language model it tells its scores in finer units. */
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

/** Words beyond these take as long again to tell from the others, and are hardly ever said. */
const mostWords = 25_000;

/** Every second frame, and fewer ways at once: twice as fast, and measured to hear as well. */
const quick = ['-ds', '2', '-maxhmmpf', '5000'] as const;

/** What people say to Flow tells more of the next word than of all that can be said: it counts for so much more beside the sound. */
const fewer = ['-lw', '8', '-fwdflatlw', '10', '-bestpathlw', '11'] as const;

/** Among so many words a second search takes long and finds no more; among the few of the own words it does. */
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
