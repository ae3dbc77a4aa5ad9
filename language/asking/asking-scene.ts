// Questions about the content of mail, and words about the answer that Flow shows. It only knows that an answer is shown, never its text.
import {
  answerPhrases,
  asksOfMail,
  asksWhether,
  isOfSomebody,
  mayBeNear,
  ofNoMail,
  smallWords,
} from '#language/en/asking/ask-phrases.ts';
import { normalize } from '#language/engine/normalize.ts';
import type { SceneParser } from '#language/engine/scene-parser.ts';
import type { AskIntent, AskRequest } from './ask-request.ts';

/** `answered`: an answer is shown. */
export type AskingSituation = { answered?: boolean; drafting?: { step: string } };

export const asking = {
  inFront: (heard, { answered, drafting }) => {
    if (answered !== true || (drafting?.step ?? 'none') !== 'none') return null;
    const plain = normalize(heard);
    const does = about.find((one) => answerPhrases[one].test(plain));
    return does === undefined ? null : intentOf({ does });
  },
  freeText: (heard) => (isOfSomething(normalize(heard)) ? askOfMail(heard) : null),
} satisfies SceneParser<AskIntent, AskingSituation>;

/** Comes after everything else, because any question may be about mail. */
export const askOfMail = (heard: string): AskIntent | null =>
  isQuestion(heard) ? intentOf({ does: 'ask', asked: heard.trim() }) : null;

const about = ['read', 'open', 'other', 'close'] as const;

export const asksOfSomebody = (heard: string): boolean => isOfSomebody.test(normalize(heard));

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
  return (asksOfMail.test(plain) || asksWhether.test(plain)) && !ofNoMail.test(plain);
};
