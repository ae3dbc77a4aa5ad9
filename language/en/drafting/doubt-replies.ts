// Sentences about the number of recipients, and about those the person may not expect. Spoken addresses are in words, those on the screen are as written.
import { manyRecipients, outsideOf } from '#domain/audience.ts';
import { type People, recipientsOf } from '#domain/draft.ts';
import type { RecipientDoubt } from '#domain/recipient-doubt.ts';
import { spokenAddress } from './recipient-replies.ts';

/** The part of a read-back that names an address other than the person expects. Empty without one. */
export const differingSaid = (doubts: readonly RecipientDoubt[], draft: People): string =>
  doubts.flatMap((doubt) => (doubt.kind === 'new' ? [] : [differs(doubt, draft, spokenAddress)])).join(' ');

/** Asks for a press, with the reasons. */
export const confirmReply = (doubts: readonly RecipientDoubt[], draft: People): string =>
  [...reasons(doubts, draft, spokenAddress), press].join(' ');

/** The same on the draft card. A line of its own for each reason. */
export const doubtLines = (doubts: readonly RecipientDoubt[], draft: People): string[] => {
  const lines = reasons(doubts, draft, (email) => email);
  return lines.length === 0 ? [] : [...lines.slice(0, -1), `${lines.at(-1)} ${press}`];
};

/** Null if few people get it, or only colleagues. */
export const wideAudienceLine = (draft: People, own: string): string | null => {
  const all = recipientsOf(draft).length;
  const outside = outsideOf(own, draft).length;
  if (all <= manyRecipients && (all < 2 || outside === 0)) return null;
  const people = `This goes to ${all} ${all === 1 ? 'person' : 'people'}`;
  return outside === 0 ? `${people}.` : `${people}, ${outside} outside your company.`;
};

/** For screen readers, after the recipient. Null if the address needs no proof. */
export const doubtMark = (doubts: readonly RecipientDoubt[], email: string): string | null => {
  const doubt = doubts.find((one) => one.email === email.toLowerCase());
  if (doubt === undefined || (doubt.kind === 'namesake' && doubt.usual)) return null;
  return marks[doubt.kind];
};

const press = 'Press Send to confirm.';
const marks = {
  new: ', never written to before',
  diverted: ', not the sender’s address',
  namesake: ', not the address you usually write to',
} as const;

type Shown = (email: string) => string;

const reasons = (doubts: readonly RecipientDoubt[], draft: People, shown: Shown): string[] => {
  const fresh = doubts.flatMap((doubt) => (doubt.kind === 'new' ? [shown(doubt.email)] : []));
  const others = doubts.flatMap((doubt) =>
    doubt.kind === 'new' || (doubt.kind === 'namesake' && doubt.usual) ? [] : [differs(doubt, draft, shown)],
  );
  return fresh.length === 0 ? others : [...others, `You have not written to ${fresh.join(', ')} before.`];
};

const differs = (doubt: Exclude<RecipientDoubt, { kind: 'new' }>, draft: People, shown: Shown): string => {
  if (doubt.kind === 'namesake') return `This ${doubt.name} is ${shown(doubt.email)}, not ${shown(doubt.other)}.`;
  const both = recipientsOf(draft).some(({ email }) => email.toLowerCase() === doubt.sender);
  return both
    ? `This answer also goes to ${shown(doubt.email)}, which is not the sender's address.`
    : `This answer goes to ${shown(doubt.email)}, not to the sender's address ${shown(doubt.sender)}.`;
};
