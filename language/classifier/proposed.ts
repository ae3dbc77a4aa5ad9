// What a language model proposed, made an understanding: by the same door as the phrase of that wish, and only ever to be asked about. Pure.
import { isGrave } from '#language/intents/gravity.ts';
import type { Situation } from '#language/intents/situation.ts';
import type { Sure, Understanding } from '#language/intents/understanding.ts';
import { askedByModel } from './by-model.ts';
import { meaningOf } from './means.ts';
import { placesOf } from './place.ts';
import { type Proposal, phraseOf, proposalOf } from './proposals.ts';
import { isLeftAlone } from './wished.ts';

/** `said`: as the question names it. */
export type Proposed = { understanding: Extract<Understanding, { kind: 'unsure' }>; said: string };

/** Null where it means nothing here, says more than the person did, or may not be proposed. */
export const proposedIn = (
  answer: { wish: string | null; about: string | null },
  words: string,
  situation: Situation,
): Proposed | null => {
  const proposal = proposalOf(answer, words, placesOf(situation));
  const meant = proposal && meantBy(proposal, words, situation);
  if (proposal === null || meant === null || isRefused(meant) || isUnwanted(meant, words)) return null;
  return { understanding: askedByModel(meant), said: phraseOf(proposal) };
};

/** What it is about is read out of the person's own sentence, unless the model pointed it out in that. */
const meantBy = (proposal: Proposal, words: string, situation: Situation): Sure | null => {
  const phrase = phraseOf(proposal);
  const heard = proposal.about === null ? [words, phrase] : [phrase];
  return heard.map((one) => meaningOf(proposal.wish, { heard: one, situation })).find((one) => one !== null) ?? null;
};

/** There is nothing to ask about. */
const isRefused = ({ kind }: Sure): boolean => kind === 'refused' || kind === 'fallback';

/** 'Whatever you do, do not delete it' is no wish to have it deleted. */
const isUnwanted = (meant: Sure, words: string): boolean =>
  (changing.has(meant.kind) || isGrave(meant)) && isLeftAlone(meant, words);

const changing: ReadonlySet<Sure['kind']> = new Set(['command', 'take-back', 'bulk']);
