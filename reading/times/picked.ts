// Which of the times that it answers a mail takes: 'the second one works'. The caller knows those times.
import type { Reading } from '#domain/mail.ts';
import { firstCalendarLine } from '#reading/calendar-lines.ts';
import { partsOf } from './offers.ts';
import { picksNth, picksOnly, refusesPick } from './pick-words.ts';
import { plainOf } from './tokens.ts';
import { numberNames, ordinalNames } from './words.ts';

/** `nth` from 0, and -1 is the last. Null: the only one, if there is one. */
export type Picked = { nth: number | null; sentence: string };

/** In the order of the text, each once. Only the text that a person sees counts. */
export const pickedTimes = ({ paragraphs = [], bulk }: Pick<Reading, 'paragraphs' | 'bulk'>): Picked[] => {
  if (bulk) return [];
  const own = paragraphs.slice(0, firstCalendarLine(paragraphs)).flat().slice(0, mostSentences);
  const named = own.flatMap((sentence) => nthsIn(sentence).map((nth) => ({ nth, sentence })));
  const found = named.length > 0 ? named : own.filter(takesOnly).map((sentence) => ({ nth: null, sentence }));
  return found.filter(({ nth }, at) => found.findIndex((one) => one.nth === nth) === at).slice(0, most);
};

/** An answer stands at the beginning of its mail. */
const mostSentences = 12;
const most = 6;

const nthsIn = (sentence: string): number[] => {
  const clauses = partsOf(plainOf(sentence));
  // 'Only the second one is not possible' takes nothing.
  return clauses.filter((clause) => !refusesPick.test(clause)).flatMap(nthsOf);
};

const nthsOf = (clause: string): number[] =>
  picksNth.some((said) => said.test(clause.trim()))
    ? [...clause.matchAll(named)].map(({ groups }) => placeOf(groups?.['nth'] ?? groups?.['number'] ?? ''))
    : [];

const named =
  /\b(?:(?:option|number|slot|time) (?<number>\d|one|two|three)|(?<nth>first|second|third|last|1st|2nd|3rd)\b)/g;

const placeOf = (word: string): number => {
  if (word === 'last') return -1;
  const ordinal = ordinalNames.indexOf(word);
  if (ordinal >= 0) return ordinal;
  const number = numberNames.indexOf(word);
  return (number >= 0 ? number + 1 : Number.parseInt(word, 10)) - 1;
};

const takesOnly = (sentence: string): boolean => {
  const plain = plainOf(sentence).trim();
  return !refusesPick.test(plain) && picksOnly.test(plain);
};
