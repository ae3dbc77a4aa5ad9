// Hears one utterance with what is available, and checks again after a failure.
import { Problem } from '#domain/problem.ts';
import { type Log, toCode } from '#server/log.ts';
import type { Heard, Speech, Utterance } from '#server/ports.ts';
import { hearByService } from './hear-by-service.ts';
import type { Means } from './open-speech.ts';
import type { Service } from './openai-compatible.ts';
import type { Pass } from './passes.ts';
import { type Ears, hearBoth } from './pocketsphinx.ts';
import { isSilent } from './silence.ts';

export const hearing =
  (means: Means): Speech['hear'] =>
  async (utterance, guess, signal) => {
    const { ears: found } = await means.programs();
    const ears = found && logged(found, means.log);
    const service = means.outages.hear.isDown() ? null : means.service;
    if (ears === null && service === null) throw await nothingHears(means);
    if (isSilent(utterance.samples)) return silence(service === null ? 'embedded' : 'service');
    try {
      return await heardBy(means, { service, ears }, { utterance, guess, signal });
    } catch (cause) {
      signal.throwIfAborted();
      means.log.warn('speech.not-heard', { kind: toCode(service === null ? 'embedded' : 'service') }, cause);
      await means.lookAgain();
      throw new Problem('speech.failed', { cause });
    }
  };

/** A failing service may recover, but a missing program will not. */
const nothingHears = async ({ service, lookAgain }: Means): Promise<Problem> => {
  const { ears } = await lookAgain();
  return new Problem(service === null && ears === null ? 'speech.no-ears' : 'speech.failed');
};

const silence = (engine: Heard['engine']): Heard => ({
  text: '',
  agreed: false,
  engine,
  grammar: '',
  general: '',
  own: null,
  ms: { grammar: 0, general: 0, own: null },
});

const heardBy = async (
  { outages, inTurn, log }: Means,
  { service, ears }: { service: Service | null; ears: Ears | null },
  wanted: { utterance: Utterance; guess: (text: string) => void; signal: AbortSignal },
): Promise<Heard> => {
  if (service === null && ears !== null)
    return inTurn(() => hearBoth(ears, wanted.utterance, wanted.guess, wanted.signal), wanted.signal);
  const failed = (): void => {
    outages.hear.failed();
    log.warn('speech.pass-failed', { kind: toCode('service') });
  };
  const outage = { ...outages.hear, failed };
  const own = ears && oneByOne(ears, inTurn);
  const heard = service === null ? null : await hearByService({ service, outage }, own, wanted);
  if (heard === null) throw new Error('nobody heard it');
  return heard;
};

/** Logs a failed pass, even if another one succeeds. */
const logged = (ears: Ears, log: Log): Ears => {
  const passOf =
    (name: 'grammar' | 'general' | 'own'): Pass =>
    async (utterance, signal) => {
      try {
        return await ears[name](utterance, signal);
      } catch (cause) {
        if (!signal.aborted) log.warn('speech.pass-failed', { kind: toCode(name) }, cause);
        throw cause;
      }
    };
  return { ...ears, grammar: passOf('grammar'), general: passOf('general'), own: passOf('own') };
};

/** Next to a service, passes run one at a time, so one person's guess does not wait for another's fallback. */
const oneByOne = (ears: Ears, inTurn: Means['inTurn']): Ears => ({
  ...ears,
  grammar: (utterance, signal) => inTurn(() => ears.grammar(utterance, signal), signal),
  general: (utterance, signal) => inTurn(() => ears.general(utterance, signal), signal),
});
