// Questions about the content of mail, and words about the answer that Flow shows. It only knows that an answer is shown, never its text.
import {
  answerPhrases,
  asksOfMail,
  asksWhether,
  isOfMatter,
  isOfSomebody,
  mayBeNear,
  ofNoMail,
  smallWords,
} from '#language/en/asking/ask-phrases.ts';
import { briefingsAsked } from '#language/en/asking/briefing-asked.ts';
import { asksForLate, splitDays } from '#language/en/asking/promise-days.ts';
import {
  ordinalWords,
  promisesAsked,
  promisesPlainly,
  saysPromise,
  settled,
} from '#language/en/asking/promise-phrases.ts';
import { normalize } from '#language/engine/normalize.ts';
import type { SceneParser } from '#language/engine/scene-parser.ts';
import { asSaid } from './as-said.ts';
import type { AskIntent, AskRequest } from './ask-request.ts';
import { lessonIn } from './lesson-request.ts';
import { personDoes } from './person-request.ts';

/** `answered`: an answer is shown. `person`: it is somebody's card. `promised`: Flow has just listed promises, `taught`: what it learnt. */
export type AskingSituation = {
  answered?: boolean;
  person?: boolean;
  promised?: boolean;
  taught?: boolean;
  drafting?: { step: string };
};

export const asking = {
  inFront: (heard, situation) => {
    if ((situation.drafting?.step ?? 'none') !== 'none') return null;
    const plain = normalize(heard);
    const request = lessonIn(plain, heard, situation.taught === true) ?? aboutShown(plain, situation);
    if (request !== null) return intentOf(request);
    const promises = promisesIn(plain, heard, promisesPlainly);
    if (promises !== null) return intentOf(promises);
    return isOfMatter.test(plain) ? askOfMail(heard) : null;
  },
  freeText: (heard) => {
    const plain = normalize(heard);
    const promises = promisesIn(plain, heard, promisesAsked);
    if (promises !== null) return intentOf(promises);
    return isOfSomething(plain) ? askOfMail(heard) : null;
  },
} satisfies SceneParser<AskIntent, AskingSituation>;

const aboutShown = (plain: string, { answered, person, promised }: AskingSituation): AskRequest | null => {
  const of = briefingsAsked.find(({ said }) => said.test(plain))?.of;
  if (of !== undefined) return { does: 'brief', of };
  const shown = (promised === true ? settledIn(plain) : null) ?? (person === true ? personDoes(plain) : null);
  return shown ?? (answered === true ? aboutAnswer(plain) : null);
};

const aboutAnswer = (plain: string): AskRequest | null => {
  const does = about.find((one) => answerPhrases[one].test(plain));
  return does === undefined ? null : { does };
};

/** Comes after everything else, because any question may be about mail. */
export const askOfMail = (heard: string): AskIntent | null =>
  isQuestion(heard) ? intentOf({ does: 'ask', asked: heard.trim() }) : null;

const promisesIn = (plain: string, heard: string, ways: Ways): AskRequest | null => {
  if (asksForLate.test(plain)) return { ...owed, promisesFirst: saysPromise.test(plain) };
  const split = splitDays(plain);
  const dated = split && promisesWithout(split.asked, heard, ways);
  return dated ? { ...dated, days: split.days } : promisesWithout(plain, heard, ways);
};

const owed = { does: 'promises', side: 'owe', who: null, days: { of: 'late' } } as const;

type PromisesAsked = Extract<AskRequest, { does: 'promises' }>;

type Ways = typeof promisesAsked;

const promisesWithout = (plain: string, heard: string, ways: Ways): PromisesAsked | null => {
  for (const { side, said } of ways) {
    const match = said.exec(plain);
    const name = match?.slice(1).find((one) => one !== undefined);
    if (match)
      return {
        does: 'promises',
        side,
        who: name === undefined ? null : asSaid(name, heard),
        days: null,
        promisesFirst: saysPromise.test(plain),
      };
  }
  return null;
};

const settledIn = (plain: string): AskRequest | null => {
  for (const { as, said } of settled) {
    const match = said.exec(plain);
    if (match) return { does: 'settle', as, nth: placeOf(match[1]) };
  }
  return null;
};

/** From 0. Without a word for it, the one said last. */
const placeOf = (word: string | undefined): number => {
  if (word === undefined || word === 'last') return -1;
  const at = ordinalWords.indexOf(word);
  return at >= 0 ? at : Number(word) - 1;
};

const about = ['read', 'open', 'other', 'close'] as const;

/** No other reading of the words fits. */
export const asksForSure = (heard: string): boolean => {
  const plain = normalize(heard);
  return isOfSomebody.test(plain) || isOfMatter.test(plain);
};

/** It names a matter of its own, and nothing at hand. 'Who' mostly asks for the sender at hand, so it takes more words. */
const isOfSomething = (plain: string): boolean => {
  if (isOfSomebody.test(plain)) return true;
  const words = plain.replace(smallWords, '').match(/\S+/g)?.length ?? 0;
  return !mayBeNear.test(plain) && words >= (plain.startsWith('who') ? 3 : 2);
};

const intentOf = (request: AskRequest): AskIntent => ({ kind: 'ask', request });

/** In characters. Longer words are a story. */
const longest = 200;

const isQuestion = (heard: string): boolean => {
  if (heard.length > longest) return false;
  const plain = normalize(heard);
  return (asksOfMail.test(plain) || asksWhether.test(plain) || isOfMatter.test(plain)) && !ofNoMail.test(plain);
};
