// What a person means who takes words back in the middle of a sentence: 'at eight, no wait, nine' is 'at nine'. The words behind the
// correction replace those before it that have the same part in the sentence.
import {
  bareNo,
  beginsMessage,
  beginsOrder,
  endsInTakingBack,
  goesOnAfterNo,
  mayTurn,
  meantLast,
  message,
  notThenBut,
  takesAllBack,
  turn,
} from '#language/en/compound/correction-words.ts';
import { normalize } from '#language/engine/normalize.ts';
import { parseWhen } from '#language/engine/slots/when.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';
import { asTyped, straight } from './apostrophes.ts';
import { isAct, replacedIn, type Turn } from './corrected-words.ts';

export type Correction =
  /** The sentence as the person means it. */
  | { kind: 'said'; words: string }
  | { kind: 'cancelled' }
  /** They took something back, and nobody knows what for. */
  | { kind: 'unclear' };

type Alone = (words: string) => ParsedUtterance;

export const correctionIn = (said: string, alone: Alone): Correction | null => {
  if (said.length > longest) return null;
  const correction = correctionOf(straight(said).replace(meantLast, ', I mean $1'), alone);
  return correction?.kind === 'said' ? { ...correction, words: asTyped(correction.words, said) } : correction;
};

const correctionOf = (heard: string, alone: Alone): Correction | null => {
  if (message.test(heard)) return inMessage(heard, alone);
  const positive = withoutDenial(heard);
  if (positive !== null) return { kind: 'said', words: positive };
  if (endsInTakingBack.test(heard)) return { kind: 'cancelled' };
  return mayTurn.test(heard) ? inRequest(turnsIn(heard), alone) : null;
};

/** 'Not till tomorrow but till Thursday'. */
const withoutDenial = (heard: string): string | null => {
  const denied = notThenBut.exec(heard);
  const time = denied?.groups?.['time'];
  if (!denied || time === undefined || parseWhen(normalize(time).split(' ')) === null) return null;
  return heard.slice(0, denied.index) + heard.slice(denied.index + denied[0].length);
};

const inRequest = (turns: readonly Turn[], alone: Alone): Correction | null => {
  for (const one of turns) {
    if (takesAllBack.test(one.after)) return { kind: 'cancelled' };
    const words = replacedIn(one, alone);
    if (words !== null) return { kind: 'said', words };
  }
  return turns.some((one) => isHalf(one, alone)) ? { kind: 'unclear' } : null;
};

const isHalf = ({ before, after, sure }: Turn, alone: Alone): boolean =>
  sure && isAct(alone(before)) && !isAct(alone(after));

/** A message may hold any of these words, so only another order takes it back. */
const inMessage = (heard: string, alone: Alone): Correction | null => {
  if (!mayTurn.test(heard)) return null;
  const words = turnsIn(heard)
    .map((one) => replacedIn(one, alone))
    .find((one) => one !== null);
  return words == null ? null : { kind: 'said', words };
};

const longest = 200;

/** Last first. A 'no' without a comma counts if there is nothing else. */
const turnsIn = (heard: string): Turn[] => {
  const turns = Array.from(heard.matchAll(turn));
  const sure = turns.length > 0;
  return (sure ? turns : Array.from(heard.matchAll(bareNo)))
    .map(({ 0: said, index }) => ({
      before: heard.slice(0, index).trim(),
      after: heard.slice(index + said.length).trim(),
      sure,
    }))
    .filter(
      ({ before, after }) =>
        before !== '' &&
        after !== '' &&
        !goesOnAfterNo.test(after) &&
        (!beginsMessage.test(before) || beginsOrder.test(after)),
    )
    .toReversed();
};
