// One utterance heard by what there is. With a service its text decides; the host's own grammar guesses first beside it, and the host's
// own passes take its place where it is late or fails.
import { setTimeout as after } from 'node:timers/promises';
import { sampleRate } from '#domain/speech.ts';
import { meansSomethingIn } from '#language/grammar/said-here.ts';
import type { Heard, Utterance } from '#server/ports.ts';
import type { Service } from './openai-compatible.ts';
import { type Ears, type Ran, timed, together, unheard, unsaid } from './sphinx.ts';

type Wanted = { utterance: Utterance; guess: (text: string) => void; signal: AbortSignal };

/** Null where the service said nothing in time, and there is nobody else. */
export const hearByService = async (service: Service, ears: Ears | null, wanted: Wanted): Promise<Heard | null> => {
  const { utterance, signal } = wanted;
  // Before anybody's patience is measured.
  await ears?.prepare(utterance).catch(() => {});
  const answered = new AbortController();
  const patience = patienceFor(utterance);
  const grammar =
    ears === null ? nothing : timed(ears.grammar, utterance, signal, (text) => text !== '' && wanted.guess(text));
  const served = timed(service.hear, utterance, AbortSignal.any([signal, AbortSignal.timeout(patience)]));
  const isSoon = await Promise.race([served.then(({ said }) => said !== null), after(patience / 2, false)]);
  const own =
    isSoon || ears === null ? nothing : timed(ears.general, utterance, AbortSignal.any([signal, answered.signal]));
  const general = await served;
  signal.throwIfAborted();
  if (general.said === null) return fellBack(ears, await grammar, await own);
  answered.abort();
  return judged(ears, utterance, await grammar, general);
};

const nothing: Promise<Ran> = Promise.resolve(unheard);

/** Milliseconds: a second for a command, and more for what took long to say. */
const patienceFor = ({ samples }: Utterance): number => 1000 + 250 * Math.max(0, samples.length / sampleRate - 4);

const fellBack = async (ears: Ears | null, grammar: Ran, general: Ran): Promise<Heard | null> => {
  if (ears === null || (grammar.said === null && general.said === null)) return null;
  const agreed = await ears.isOne(grammar.said ?? unsaid, general.said ?? unsaid);
  return together('embedded', { grammar, general }, agreed);
};

/** It writes with capitals and stops, and knows more phrases than the grammar listens for. */
const judged = async (
  ears: Ears | null,
  { grammar: name, names }: Utterance,
  grammar: Ran,
  general: Ran,
): Promise<Heard> => {
  const text = general.said?.text ?? '';
  const isOne = ears !== null && (await ears.isOne(grammar.said ?? unsaid, { text: plain(text), path: null }));
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
