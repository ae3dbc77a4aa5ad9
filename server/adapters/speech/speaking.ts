// Speaks with a service that answers in time, or with the best working program.
import { Readable } from 'node:stream';
import { Problem } from '#domain/problem.ts';
import type { Outage } from '#server/adapters/outage.ts';
import { type Log, toCode } from '#server/log.ts';
import type { Speaking, Speech, Spoken } from '#server/ports.ts';
import type { Means } from './open-speech.ts';
import { bounds } from './synthesiser.ts';

export const speaking =
  (means: Means): Speech['speak'] =>
  async (words, signal) => {
    const rungs = await rungsOf(means);
    for (const rung of rungs) {
      const ms = patience[rung.kind][rung === rungs.at(-1) ? 'last' : 'first'];
      const said = await byRung(means.log, rung, { words, signal, ms });
      if (said !== null) return said;
    }
    await means.lookAgain();
    throw new Problem('speech.no-voice');
  };

/** `name` is for the log. */
type Rung = {
  kind: 'service' | 'program';
  name: string;
  outage: Outage;
  speak: (words: Speaking, signal: AbortSignal) => Promise<Spoken>;
};

/** Best first. A program that failed lately goes last, so no sentence waits for it. */
const rungsOf = async ({ service, outages, programs }: Means): Promise<readonly Rung[]> => {
  const synthesisers = (await programs()).synthesisers.map(({ name, speak }): Rung => {
    const spoken: Rung['speak'] = async (words, signal) => {
      const { rate, bytes } = await speak(words, signal);
      return { rate, samples: Readable.from([bytes]) };
    };
    return { kind: 'program', name, outage: outages[name], speak: spoken };
  });
  const inOrder = synthesisers.toSorted((one, other) => Number(one.outage.isDown()) - Number(other.outage.isDown()));
  const speak = service?.speak ?? null;
  if (speak === null || outages.speak.isDown()) return inOrder;
  return [{ kind: 'service', name: 'service', outage: outages.speak, speak }, ...inOrder];
};

/**
 * Milliseconds until the first sound. The page waits 900 if the browser has a voice, and 3,000 if not. A program must replace a late
 * service within the first limit, and another program within the second.
 */
const patience = {
  service: { first: 550, last: 2500 },
  program: { first: 2000, last: bounds.timeout },
} as const;

/** A listener who leaves later than this waited in vain. Leaving earlier says nothing about the voice. */
const keptWaiting = 800;

const byRung = async (
  log: Log,
  { name, outage, speak }: Rung,
  { words, signal, ms }: { words: Speaking; signal: AbortSignal; ms: number },
): Promise<Spoken | null> => {
  const began = performance.now();
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ms);
  try {
    const said = await speak(words, AbortSignal.any([signal, late.signal]));
    outage.worked();
    return said;
  } catch (error) {
    if (!signal.aborted || performance.now() - began >= keptWaiting) {
      outage.failed();
      log.warn('speech.not-spoken', { kind: toCode(name) }, error);
    }
    signal.throwIfAborted();
    return null;
  } finally {
    clearTimeout(timer);
  }
};
