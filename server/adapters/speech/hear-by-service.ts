// Hears one utterance. The service's text decides, after a first guess by the host's grammar. The host's own passes replace a late, failed
// or inventing service.
import { setTimeout as after } from 'node:timers/promises';
import { sampleRate } from '#domain/speech.ts';
import { meansSomethingIn } from '#language/grammar/said-here.ts';
import type { Outage } from '#server/adapters/outage.ts';
import type { Heard, Utterance } from '#server/ports.ts';
import { isInvented } from './invented.ts';
import type { Service } from './openai-compatible.ts';
import { inTime, isLost, type Ran, type Recogniser, timed, together, unheard, unsaid } from './pocketsphinx.ts';

type HearingRequest = { utterance: Utterance; guess: (text: string) => void; signal: AbortSignal };

/** Null if the service is late and nothing else can hear. */
export const hearByService = async (
  { service, outage }: { service: Service; outage: Outage },
  recogniser: Recogniser | null,
  request: HearingRequest,
): Promise<Heard | null> => {
  const { utterance, signal } = request;
  // Prepare before the timeout starts.
  await recogniser?.prepare(utterance).catch(() => {});
  const answered = new AbortController();
  const patience = patienceFor(utterance);
  const grammar =
    recogniser === null
      ? nothing
      : timed(recogniser.grammar, utterance, signal, (text) => text !== '' && request.guess(text));
  const own = begunOnce(() =>
    recogniser === null ? nothing : timed(recogniser.general, utterance, AbortSignal.any([signal, answered.signal])),
  );
  const served = timed(service.hear, utterance, AbortSignal.any([signal, AbortSignal.timeout(patience)]));
  const isSoon = await Promise.race([served.then(({ said }) => said !== null), after(patience / 2, false)]);
  if (!isSoon) void own();
  const general = await served;
  signal.throwIfAborted();
  const instead: Instead = { recogniser, utterance, grammar, own };
  if (general.said === null) {
    outage.failed();
    return fellBack(instead);
  }
  outage.worked();
  if (isInvented(general.said.text, secondsOf(utterance))) return overheard(instead);
  answered.abort();
  return judged(recogniser, utterance, await grammar, general);
};

const nothing: Promise<Ran> = Promise.resolve(unheard);

const begunOnce = (begin: () => Promise<Ran>): (() => Promise<Ran>) => {
  let begun: Promise<Ran> | null = null;
  return () => {
    begun ??= begin();
    return begun;
  };
};

const secondsOf = ({ samples }: Utterance): number => samples.length / sampleRate;

/** Milliseconds: one second for a command, more for long speech. */
const patienceFor = (utterance: Utterance): number => 1000 + 250 * Math.max(0, secondsOf(utterance) - 4);

/** The host's own passes. `own` starts the general pass if it has not begun. */
type Instead = { recogniser: Recogniser | null; utterance: Utterance; grammar: Promise<Ran>; own: () => Promise<Ran> };

const fellBack = async (instead: Instead): Promise<Heard | null> => {
  const { grammar, general } = await both(instead);
  if (instead.recogniser === null || isLost(grammar, general)) return null;
  const agreed = await instead.recogniser.isOne(grammar.said ?? unsaid, general.said ?? unsaid);
  return together('embedded', { grammar, general }, agreed);
};

/**
 * A large model invents text for noise and for short words alike. If both host passes heard the same phrase, somebody spoke, so ask.
 * Everything else is noise.
 */
const overheard = async (instead: Instead): Promise<Heard> => {
  const { recogniser, grammar: guess } = instead;
  const grammar = await guess;
  const silence = together('service', { grammar, general: { said: unsaid, ms: null } }, false);
  if (recogniser === null || grammar.said === null || grammar.said.text === '') return silence;
  const { general } = await both(instead);
  const isOne = await recogniser.isOne(grammar.said, general.said ?? unsaid);
  return isOne ? { ...together('embedded', { grammar, general }, false), text: grammar.said.text } : silence;
};

const both = async ({ utterance, grammar: guess, own }: Instead): Promise<{ grammar: Ran; general: Ran }> => {
  const second = own();
  const grammar = await guess;
  return { grammar, general: await inTime(second, grammar, utterance) };
};

/** The service writes capitals and punctuation, and knows more phrases than the grammar. */
const judged = async (
  recogniser: Recogniser | null,
  { grammar: name, names }: Utterance,
  grammar: Ran,
  general: Ran,
): Promise<Heard> => {
  const text = general.said?.text ?? '';
  const isOne =
    recogniser !== null && (await recogniser.isOne(grammar.said ?? unsaid, { text: plain(text), path: null }));
  if (isOne) return together('service', { grammar, general }, true);
  return {
    ...together('service', { grammar, general }, false),
    agreed: text !== '' && meansSomethingIn(name, text, names),
  };
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
