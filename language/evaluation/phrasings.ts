// Every phrasing of Flow's vocabulary with its expected intent, and unsupported requests in other words with their details.
import { parseAfterSend } from '#language/after-send.ts';
import type { Situation } from '#language/intents/situation.ts';
import { understand } from '#language/understand.ts';
import { situationNamed } from './independent-states.ts';
import { shortFor } from './score.ts';

export type Phrasing = { state: string; expected: string; words: string };

/** Lines of `state TAB expected TAB phrasing / phrasing`. */
export const readPhrasings = (text: string): Phrasing[] =>
  linesOf(text).flatMap((line) => {
    const [state = '', expected = '', phrasings = ''] = line.split('\t');
    return phrasings.split(' / ').map((words) => ({ state, expected, words }));
  });

export const outcomeOf = ({ state, words }: Phrasing): string => {
  const situation = situationIn(state);
  return parseAfterSend(words, situation) ? 'after-send' : shortFor(understand(words, situation));
};

/** `composing`: as `composed`, and still written. */
const situationIn = (state: string): Situation => {
  if (state !== 'composing') return situationNamed(state);
  const { drafting, ...composed } = situationNamed('composed');
  return drafting ? { ...composed, drafting: { ...drafting, step: 'writing' } } : composed;
};

export type Wanting = { why: string; words: string; named: readonly string[] };

/** Lines of `kind TAB sentence [TAB slot=value; slot=value]`. */
export const readWantings = (text: string): Wanting[] =>
  linesOf(text).map((line) => {
    const [why = '', words = '', slots = ''] = line.split('\t');
    return { why, words, named: slots === '' ? [] : slots.split('; ') };
  });

export const faultIn = ({ why, words, named }: Wanting): string | null => {
  const intent = understand(words, situationNamed('mail'));
  if (intent.kind !== 'refused' || intent.why !== why) return shortFor(intent);
  const slots = Object.entries(intent.asked ?? {}).map(([slot, value]) => `${slot}=${String(value)}`);
  const missing = named.filter((one) => !slots.includes(one));
  return missing.length === 0 ? null : `${missing.join('; ')}, but ${slots.join('; ')}`;
};

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');
