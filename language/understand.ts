// The one door from words to a command: what a person said, and what is going on, become one Understanding. Pure.
import { answerIn } from './answer.ts';
import { draftAct, draftBegun } from './drafting/draft-act.ts';
import { normalize } from './normalize.ts';
import { recognize } from './recognize.ts';
import { resolve } from './resolve.ts';
import { searchRefinement, searchRequest } from './search/search-request.ts';
import type { Situation, Understanding } from './understanding.ts';

/** A whole utterance that is one of Flow's phrases, and means something here; or what is to be found. Else a fallback. */
export const understand = (utterance: string, situation: Situation): Understanding => {
  const heard = utterance.trim();
  const answer = situation.question && answerIn(heard, situation.question);
  return answer ? { kind: 'answer', answer } : understood(heard, situation);
};

const understood = (heard: string, situation: Situation): Understanding => {
  const act = draftAct(heard, situation.drafting ?? idle, situation.playing !== null);
  if (act !== null) return { kind: 'draft', act };
  if (situation.drafting?.step === 'ready') return { kind: 'fallback', heard };
  if (heard.length > longest) return { kind: 'fallback', heard };
  const phrase = phraseIn(heard, situation);
  if (phrase !== null) return phrase;
  const begun = draftBegun(heard, situation.playing !== null);
  if (begun !== null) return { kind: 'draft', act: begun };
  return lookingFor(heard, situation) ?? { kind: 'fallback', heard };
};

const phraseIn = (heard: string, situation: Situation): Understanding | null => {
  for (const meaning of recognize(normalize(heard))) {
    const understanding = resolve(meaning, situation, heard);
    if (understanding !== null) return understanding;
  }
  return null;
};

/** What is looked for can be anything, so that it comes after every phrase. */
const lookingFor = (heard: string, { searching }: Situation): Understanding | null => {
  const refined = searching === null ? null : searchRefinement(heard);
  if (refined !== null) return { kind: 'control', control: { kind: 'refine', words: refined } };
  const words = searchRequest(heard);
  return words === null ? null : { kind: 'control', control: { kind: 'search', words } };
};

const idle = { step: 'none', sending: null } as const;

/** Characters; no phrase comes near it, with every politeness around it. */
const longest = 300;
