// Speaks by what there is: the service where there is one that answers in time, else the best of the host's programs that works.
import { Readable } from 'node:stream';
import { Problem } from '#domain/problem.ts';
import { toCode } from '#server/log.ts';
import type { Speaking, Speech, Spoken } from '#server/ports.ts';
import type { Means } from './choose.ts';
import type { Synthesiser } from './synthesiser.ts';

export const speaking =
  (means: Means): Speech['speak'] =>
  async (words, signal) => {
    const served = await byService(means, words, signal);
    if (served !== null) return served;
    for (const mouth of (await means.programs()).mouths) {
      const said = await byProgram(means, mouth, words, signal);
      if (said !== null) return said;
    }
    await means.lookAgain();
    throw new Problem('speech.no-voice');
  };

/** Milliseconds for a service's first sound: late is as good as never, but once it has begun it may take as long as it speaks. */
const firstSound = 1000;

const byService = async (
  { service, outages, log }: Means,
  words: Speaking,
  signal: AbortSignal,
): Promise<Spoken | null> => {
  const speak = service?.speak ?? null;
  if (speak === null || outages.speak.isDown()) return null;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), firstSound);
  try {
    const said = await speak(words, AbortSignal.any([signal, late.signal]));
    outages.speak.worked();
    return said;
  } catch (error) {
    signal.throwIfAborted();
    outages.speak.failed();
    log.warn('speech.not-spoken', { kind: toCode('service') }, error);
    return null;
  } finally {
    clearTimeout(timer);
  }
};

const byProgram = async (
  { log }: Means,
  mouth: Synthesiser,
  words: Speaking,
  signal: AbortSignal,
): Promise<Spoken | null> => {
  try {
    const { rate, bytes } = await mouth(words, signal);
    return { rate, samples: Readable.from([bytes]) };
  } catch (error) {
    signal.throwIfAborted();
    log.warn('speech.not-spoken', { kind: toCode('embedded') }, error);
    return null;
  }
};
