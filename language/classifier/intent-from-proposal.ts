// Turns a language model's proposal into an intent, the same way as its phrase, always as a question. Pure.
import { isGrave } from '#language/intents/gravity.ts';
import type { CertainIntent, ParsedUtterance } from '#language/intents/intent.ts';
import type { Situation } from '#language/intents/situation.ts';
import { confirmModel } from './confirm-model.ts';
import { dialogueStatesOf } from './dialogue-state.ts';
import { intentForLabel } from './intent-for-label.ts';
import { isForbiddenAction } from './predict-intent.ts';
import { type Proposal, phraseOf, proposalOf } from './proposals.ts';

/** `said`: as the question names it. */
export type ProposedIntent = { intent: Extract<ParsedUtterance, { kind: 'unsure' }>; said: string };

/** Null if it makes no sense here, says more than the person did, or no model may propose it. */
export const intentFromProposal = (
  answer: { intent: string | null; about: string | null },
  words: string,
  situation: Situation,
): ProposedIntent | null => {
  const proposal = proposalOf(answer, words, dialogueStatesOf(situation));
  const meant = proposal && meantBy(proposal, words, situation);
  if (proposal === null || meant === null || isRefused(meant) || isUnwanted(meant, words)) return null;
  return { intent: confirmModel(meant), said: phraseOf(proposal) };
};

/** Details come from the person's own sentence, unless the model pointed to words in it. */
const meantBy = (proposal: Proposal, words: string, situation: Situation): CertainIntent | null => {
  const phrase = phraseOf(proposal);
  const heard = proposal.about === null ? [words, phrase] : [phrase];
  return (
    heard.map((one) => intentForLabel(proposal.intent, { heard: one, situation })).find((one) => one !== null) ?? null
  );
};

const isRefused = ({ kind }: CertainIntent): boolean => kind === 'refused' || kind === 'fallback';

/** 'Whatever you do, do not delete it' must not delete. */
const isUnwanted = (meant: CertainIntent, words: string): boolean =>
  (changing.has(meant.kind) || isGrave(meant)) && isForbiddenAction(meant, words);

const changing: ReadonlySet<CertainIntent['kind']> = new Set(['command', 'take-back', 'bulk']);
