// What was said of one mail is never done to another: whether the screen went on while what was said was being heard, or thought about, and
// what is not done then. Pure.
import type { Drafting } from '#language/drafting/draft-intent.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';
import type { Situation } from '#language/intents/situation.ts';

/** Another mail, draft or question is there than at that time. */
export const isElsewhere = (then: Situation, now: Situation): boolean =>
  then.playing?.threadId !== now.playing?.threadId ||
  then.question !== now.question ||
  then.confirming !== now.confirming ||
  then.asking !== now.asking ||
  then.searching !== now.searching ||
  draftIn(then.drafting) !== draftIn(now.drafting);

/** What tells one draft, and what is asked about it, from another. */
const draftIn = (drafting: Drafting | undefined): string => {
  if (drafting === undefined || drafting.step === 'none') return '';
  const { step, noting, asks, orphan, number, recipients } = drafting;
  return JSON.stringify([step, noting, asks, orphan, number, recipients]);
};

/** It means the mail, the draft or the question that was there when it was said; all else moves about, or tells. */
export const isOfThatMoment = (of: ParsedUtterance): boolean => {
  if (of.kind === 'control') return 'threadId' in of.control || of.control.kind === 'block';
  return !elsewhereToo.has(of.kind);
};

const elsewhereToo: ReadonlySet<ParsedUtterance['kind']> = new Set(['inquiry', 'refused', 'fallback']);
