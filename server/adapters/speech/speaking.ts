// Speaks by what there is: the service where there is one that answers in time, else the best of the host's programs that works.
import { Readable } from 'node:stream';
import { Problem } from '#domain/problem.ts';
import type { Outage } from '#server/adapters/outage.ts';
import { type Log, toCode } from '#server/log.ts';
import type { Speaking, Speech, Spoken } from '#server/ports.ts';
import type { Means } from './choose.ts';
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

/** The best first; of the programs what failed lately is tried last, so that nobody waits for it at each sentence. */
const rungsOf = async ({ service, outages, programs }: Means): Promise<readonly Rung[]> => {
  const mouths = (await programs()).mouths.map(({ name, speak }): Rung => {
    const spoken: Rung['speak'] = async (words, signal) => {
      const { rate, bytes } = await speak(words, signal);
      return { rate, samples: Readable.from([bytes]) };
    };
    return { kind: 'program', name, outage: outages[name], speak: spoken };
  });
  const inOrder = mouths.toSorted((one, other) => Number(one.outage.isDown()) - Number(other.outage.isDown()));
  const speak = service?.speak ?? null;
  if (speak === null || outages.speak.isDown()) return inOrder;
  return [{ kind: 'service', name: 'service', outage: outages.speak, speak }, ...inOrder];
};

/**
 * Milliseconds until the first sound; once it has begun a service may take as long as it speaks. The page waits for 900 where the browser
 * has a voice, and for 3,000 where it has none: within the first a program has to speak instead of a service, within the second another
 * instead of one that hangs. It takes tens of them, and a good deal more only where the machine is slow. Nobody stands behind the last.
 */
const patience = {
  service: { first: 550, last: 2500 },
  program: { first: 2000, last: bounds.timeout },
} as const;

/** Whoever leaves after so long has waited for sound; whoever goes on to another mail leaves sooner, and tells nothing of the voice. */
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
