// Runs each pass to its end before Flow weighs them, so the load of the machine does not change what is heard.
import type { GrammarName } from '#domain/speech.ts';
import type { Pass } from '#server/adapters/speech/passes.ts';
import { hearBoth, type Recogniser } from '#server/adapters/speech/pocketsphinx.ts';
import type { Hear } from './outcome.ts';

export const unhurried =
  (recogniser: Recogniser, grammar: GrammarName, names: readonly string[]): Hear =>
  async (sound) => {
    const samples = Int16Array.from(sound, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767));
    const utterance = { samples, grammar, names: [...names] };
    const finished = async (pass: Pass): Promise<Pass> => {
      const said = await patiently(() => pass(utterance, silent));
      return () => Promise.resolve(said);
    };
    const passes = {
      grammar: await finished(recogniser.grammar),
      general: await finished(recogniser.general),
      own: await finished(recogniser.own),
    };
    return hearBoth({ ...recogniser, ...passes }, utterance, () => {}, silent);
  };

const silent = new AbortController().signal;

/** On a busy machine Flow takes a slow recogniser for a hung one and ends it, so try again. */
const patiently = <T>(work: () => Promise<T>): Promise<T> =>
  Array.from({ length: 20 }).reduce<Promise<T>>((done) => done.catch(work), work());
