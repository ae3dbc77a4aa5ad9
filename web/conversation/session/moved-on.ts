// Detects that the mail, draft or question changed while an utterance was in progress, because a command must never hit another mail. Pure.
import type { Drafting } from '#language/drafting/draft-intent.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';
import type { Situation } from '#language/intents/situation.ts';

/** The current mail, draft or question has changed. */
export const isElsewhere = (then: Situation, now: Situation): boolean =>
  then.playing?.threadId !== now.playing?.threadId ||
  then.question !== now.question ||
  then.confirming !== now.confirming ||
  then.asking !== now.asking ||
  then.searching !== now.searching ||
  draftIn(then.drafting) !== draftIn(now.drafting);

const draftIn = (drafting: Drafting | undefined): string => {
  if (drafting === undefined || drafting.step === 'none') return '';
  const { step, noting, asks, orphan, number, recipients } = drafting;
  return JSON.stringify([step, noting, asks, orphan, number, recipients]);
};

/** True for intents about the current mail, draft or question. Navigation and queries stay valid. */
export const isOfThatMoment = (of: ParsedUtterance): boolean => {
  if (of.kind === 'control') return 'threadId' in of.control || of.control.kind === 'block';
  return !elsewhereToo.has(of.kind);
};

const elsewhereToo: ReadonlySet<ParsedUtterance['kind']> = new Set([
  'inquiry',
  'agenda',
  'ask',
  'event',
  'refused',
  'talk',
  'fallback',
]);
