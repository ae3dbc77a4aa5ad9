// Reads what a person says to the times that a mail offers. It knows how many there are, never what the mail says. Pure.
import {
  asksTimes,
  counters,
  ordinalNames,
  refusesAll,
  takesNth,
  takesOnly,
  takesWhen,
} from '#language/en/calendar/offered-times-words.ts';
import { normalize } from '#language/engine/normalize.ts';
import { readSpan } from '#language/engine/slots/span.ts';
import type { SpokenSpan } from '#language/engine/slots/spoken-span.ts';

export type TimesRequest =
  /** From 0; -1 is the last. */
  | { does: 'take'; nth: number }
  /** The one on that day, or at that hour. */
  | { does: 'take-when'; span: SpokenSpan }
  /** The only one. */
  | { does: 'take-only' }
  /** None suits, and the person offers another. */
  | { does: 'counter'; span: SpokenSpan }
  | { does: 'refuse' }
  | { does: 'list' };

/** Null where the words are about something else. */
export const parseOfferedTimes = (heard: string): TimesRequest | null => {
  const plain = normalize(heard);
  if (plain.length > longest) return null;
  if (asksTimes.test(plain)) return { does: 'list' };
  const counter = spanIn(counters, plain);
  if (counter !== null) return { does: 'counter', span: counter };
  if (refusesAll.test(plain)) return { does: 'refuse' };
  const nth = nthIn(plain);
  if (nth !== null) return { does: 'take', nth };
  if (takesOnly.test(plain)) return { does: 'take-only' };
  const span = spanIn(takesWhen, plain);
  return span === null ? null : { does: 'take-when', span };
};

const longest = 120;

const nthIn = (plain: string): number | null => {
  for (const said of takesNth) {
    const { nth, number } = said.exec(plain)?.groups ?? {};
    const word = nth ?? number;
    if (word !== undefined) return placeOf(word);
  }
  return null;
};

const placeOf = (word: string): number => {
  if (word === 'last') return -1;
  const named = ordinalNames.indexOf(word);
  return named >= 0 ? named : Number.parseInt(word, 10) - 1;
};

const spanIn = (all: readonly RegExp[], plain: string): SpokenSpan | null => {
  for (const said of all) {
    const when = said.exec(plain)?.groups?.['when'];
    const span = when === undefined ? null : readSpan(when.replace(/^(?:on|for) /, '').split(' '));
    if (span !== null) return span;
  }
  return null;
};
