// Replies about drafts and sending, in US English.
import { type Draft, type DraftKind, recipientsOf } from '#domain/draft.ts';
import type { Address } from '#domain/mail.ts';

export const draftReplies = {
  ready: 'Ready.',
  whatToSay: 'What should it say?',
  nothingToAnswer: 'No mail is open.',
  nobodyYet: 'Who should it go to?',
  emptyText: 'There is no text yet. What should it say?',
  left: 'It had already left.',
  unreachable: 'Flow cannot reach the server. It is held as soon as it can be, unless it has left.',
  nothingHeld: 'Nothing is on its way.',
  stays: 'Nothing is sent. The draft is here.',
  gone: 'That has left, and mail that has left cannot be taken back.',
  nothingToUnsend: 'Nothing is on its way, and mail that has left cannot be taken back.',
  saved: 'Saved. It is in drafts.',
  discarded: 'Discarded. Say undo to get it back.',
  undone: 'Undone.',
  closed: 'Closed.',
  whatToNote: 'What should I note?',
  nothingNoted: 'Nothing noted.',
  noted: 'Noted.',
  notedHere: 'Noted. It leaves once you are back.',
  waits: 'Waits for connection. It is held once you are back.',
} as const;

/**
 * A yes to this question sends. A spoken yes counts only after Flow's voice has said the last words of the question
 * (`voice/confirmation.ts`).
 */
export const sendIt = 'Send it?';

/** Offline, a mail that costs a credit. */
export const chargedLater = (said: string): string => `${said} The credit will be charged when it’s sent.`;

export const andSendIt = (changed: string): string => `${changed} ${sendIt}`;

export const sendingTo = (draft: Draft): string => `Sending to ${toSaid(draft)}`;
export const sendingReply = (count: number): string => `Sending ${count} emails`;

const toSaid = (draft: Draft): string => {
  const [first, ...others] = recipientsOf(draft);
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `${first ? calledBy(first) : 'you'}${more}`;
};

export const heldFor = (draft: Draft, seconds: number): string =>
  `${sendingTo(draft)} in ${seconds === 10 ? 'ten' : seconds} seconds. Say hold to stop.`;

/** `left`: how many mails had already left. */
export const heldReply = (drafts: readonly Draft[], left: number): string => {
  const [one, other] = drafts;
  const which =
    one && !other
      ? `your email to ${toSaid(one)}. It is back in the draft.`
      : `${drafts.length} emails. They are in drafts.`;
  return `Held: ${which}${left === 0 ? '' : ` ${left} had already left.`}`;
};

export const scheduledReply = (at: string): string => `Scheduled for ${at}.`;
export const whenReply = 'When should it go?';
export const recalledReply = 'It is back.';
export const listedReply = 'Here they are.';

const calledBy = ({ name, email }: Address): string => name || email;

const noAnswer = 'The email this answers was deleted. Make it a new email?';
/** The original is gone, so only the draft's own text can leave. */
export const orphaned: Record<DraftKind, string> = {
  reply: noAnswer,
  'reply-all': noAnswer,
  forward: 'The email to forward was deleted. Make what you wrote a new email?',
  new: '',
};
/** Another tab or device wrote the same draft. */
export const changedElsewhere = {
  title: 'This draft was changed elsewhere',
  asked: 'This draft was changed elsewhere. Keep mine, or use theirs?',
  mine: 'Keep mine',
  theirs: 'Use theirs',
  empty: 'Nothing is written there.',
  kept: { mine: 'Kept what you wrote here', theirs: 'Took what was written elsewhere' },
  other: 'The other is among your discarded drafts.',
} as const;
