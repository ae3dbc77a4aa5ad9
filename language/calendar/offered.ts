// Understands what a person says of the times on offer: 'the second one', 'Friday instead', 'later', 'make it an hour', 'why'. Pure.
import {
  lastOne,
  offeredEnd,
  offeredLength,
  offeredLonger,
  offeredTake,
  offeredWhen,
  offeredWhy,
  offeredWhyNot,
  offeredWhyNth,
  offeredWords,
  takeLead,
  takesAlone,
} from '#language/en/calendar/finding-words.ts';
import { parseAnswer } from '#language/engine/answer.ts';
import { normalize } from '#language/engine/normalize.ts';
import type { Question } from '#language/engine/question.ts';
import { readSpan } from '#language/engine/slots/span.ts';
import type { SpokenSpan } from '#language/engine/slots/spoken-span.ts';
import { withLength } from './finding.ts';
import type { OfferedAnswer } from './finding-request.ts';

export type Offer = Extract<Question, { kind: 'which' }>;

/** Null where the words are about something else. */
export const parseOffered = (heard: string, offer: Offer): OfferedAnswer | null => {
  const plain =
    normalize(heard) ||
    heard
      .trim()
      .toLowerCase()
      .replace(/[.!?]+$/, '');
  if (plain.length > longest) return null;
  return whyIn(plain, offer) ?? lengthIn(plain) ?? takenIn(plain, offer) ?? wordsIn(plain) ?? whenIn(plain);
};

const longest = 60;

const wordsIn = (plain: string): OfferedAnswer | null => {
  const found = offeredWords.find(({ said }) => said.test(plain));
  return found ? { says: found.says } : null;
};

const lengthIn = (plain: string): OfferedAnswer | null => {
  const { words, minutes } = withLength(plain);
  if (minutes !== null && offeredLength.test(words)) return { says: 'length', minutes };
  const much = offeredLonger.exec(plain)?.groups?.['much'];
  return much === undefined ? null : { says: 'scale', longer: much === 'longer' };
};

const takenIn = (plain: string, offer: Offer): OfferedAnswer | null => {
  if (lastOne.test(plain)) return { says: 'take', nth: offer.options.length - 1 };
  const nth = nthIn(plain.replace(takeLead, '').replace(offeredEnd, ''), offer);
  if (nth !== null) return { says: 'take', nth };
  return takesAlone.test(plain) || offeredTake.test(plain) ? { says: 'take', nth: null } : null;
};

const nthIn = (words: string, offer: Offer): number | null => {
  const answer = parseAnswer(words, offer);
  return answer?.kind === 'option' ? answer.nth : null;
};

const whyIn = (plain: string, offer: Offer): OfferedAnswer | null => {
  if (offeredWhy.test(plain)) return { says: 'why', nth: null, not: null };
  const not = offeredWhyNot.exec(plain)?.groups?.['span'];
  const span = not === undefined ? null : spanIn(not);
  if (span !== null) return { says: 'why', nth: null, not: span };
  const nth = offeredWhyNth.exec(plain)?.groups?.['nth'];
  const which = nth === undefined ? null : nthIn(nth, offer);
  return which === null ? null : { says: 'why', nth: which, not: null };
};

const whenIn = (plain: string): OfferedAnswer | null => {
  const span = spanIn(plain.replace(offeredWhen, '').replace(offeredEnd, '')) ?? spanIn(plain);
  return span && { says: 'when', span };
};

/** 'At two' and 'two' are hours here. */
const spanIn = (words: string): SpokenSpan | null => readSpan(words.split(' ')) ?? readSpan(`at ${words}`.split(' '));
