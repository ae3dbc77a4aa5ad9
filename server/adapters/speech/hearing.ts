// Hears one utterance with what is available, and checks again after a failure.
import { Problem } from '#domain/problem.ts';
import { type Log, toCode } from '#server/log.ts';
import type { Heard, Speech, Utterance } from '#server/ports.ts';
import { hearByService } from './hear-by-service.ts';
import type { Means } from './open-speech.ts';
import type { Service } from './openai-compatible.ts';
import type { Pass } from './passes.ts';
import { hearBoth, type Recogniser } from './pocketsphinx.ts';
import { isSilent } from './silence.ts';

export const hearing =
  (means: Means): Speech['hear'] =>
  async (utterance, guess, signal) => {
    const { recogniser: program } = await means.programs();
    const recogniser = program && logged(program, means.log);
    const service = means.outages.hear.isDown() ? null : means.service;
    if (recogniser === null && service === null) throw await nothingHears(means);
    if (isSilent(utterance.samples)) return silence(service === null ? 'embedded' : 'service');
    try {
      return await heardBy(means, { service, recogniser }, { utterance, guess, signal });
    } catch (cause) {
      signal.throwIfAborted();
      means.log.warn('speech.not-heard', { kind: toCode(service === null ? 'embedded' : 'service') }, cause);
      await means.lookAgain();
      throw new Problem('speech.failed', { cause });
    }
  };

/** A failing service may recover, but a missing program will not. */
const nothingHears = async ({ service, lookAgain }: Means): Promise<Problem> => {
  const { recogniser } = await lookAgain();
  return new Problem(service === null && recogniser === null ? 'speech.no-ears' : 'speech.failed');
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
  { service, recogniser }: { service: Service | null; recogniser: Recogniser | null },
  request: { utterance: Utterance; guess: (text: string) => void; signal: AbortSignal },
): Promise<Heard> => {
  if (service === null && recogniser !== null)
    return inTurn(() => hearBoth(recogniser, request.utterance, request.guess, request.signal), request.signal);
  const failed = (): void => {
    outages.hear.failed();
    log.warn('speech.pass-failed', { kind: toCode('service') });
  };
  const outage = { ...outages.hear, failed };
  const own = recogniser && oneByOne(recogniser, inTurn);
  const heard = service === null ? null : await hearByService({ service, outage }, own, request);
  if (heard === null) throw new Error('nobody heard it');
  return heard;
};

/** Logs a failed pass, even if another one succeeds. */
const logged = (recogniser: Recogniser, log: Log): Recogniser => {
  const passOf =
    (name: 'grammar' | 'general' | 'own'): Pass =>
    async (utterance, signal) => {
      try {
        return await recogniser[name](utterance, signal);
      } catch (cause) {
        if (!signal.aborted) log.warn('speech.pass-failed', { kind: toCode(name) }, cause);
        throw cause;
      }
    };
  return { ...recogniser, grammar: passOf('grammar'), general: passOf('general'), own: passOf('own') };
};

/** Next to a service, passes run one at a time, so one person's guess does not wait for another's fallback. */
const oneByOne = (recogniser: Recogniser, inTurn: Means['inTurn']): Recogniser => ({
  ...recogniser,
  grammar: (utterance, signal) => inTurn(() => recogniser.grammar(utterance, signal), signal),
  general: (utterance, signal) => inTurn(() => recogniser.general(utterance, signal), signal),
});
