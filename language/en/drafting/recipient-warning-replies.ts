// Sentences about the number of recipients, and about unexpected ones. Speech has addresses in words, and the screen as
// written.
import { manyRecipients, outsideOf } from '#domain/audience.ts';
import { type People, recipientsOf } from '#domain/draft.ts';
import type { RecipientWarning } from '#domain/recipient-warning.ts';
import { spokenAddress } from './recipient-replies.ts';

/** The part of a read-back that names an unexpected address. Empty without one. */
export const differingSaid = (warnings: readonly RecipientWarning[], draft: People): string =>
  warnings.flatMap((warning) => (warning.kind === 'new' ? [] : [differs(warning, draft, spokenAddress)])).join(' ');

/** Asks for a press, with the reasons. */
export const confirmReply = (warnings: readonly RecipientWarning[], draft: People): string =>
  [...reasons(warnings, draft, spokenAddress), press].join(' ');

/** The same for the draft card, one line for each reason. */
export const warningLines = (warnings: readonly RecipientWarning[], draft: People): string[] => {
  const lines = reasons(warnings, draft, (email) => email);
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
export const warningMark = (warnings: readonly RecipientWarning[], email: string): string | null => {
  const warning = warnings.find((one) => one.email === email.toLowerCase());
  if (warning === undefined || (warning.kind === 'namesake' && warning.usual)) return null;
  return marks[warning.kind];
};

const press = 'Press Send to confirm.';
const marks = {
  new: ', never written to before',
  diverted: ', not the sender’s address',
  namesake: ', not the address you usually write to',
} as const;

type Shown = (email: string) => string;

const reasons = (warnings: readonly RecipientWarning[], draft: People, shown: Shown): string[] => {
  const fresh = warnings.flatMap((warning) => (warning.kind === 'new' ? [shown(warning.email)] : []));
  const others = warnings.flatMap((warning) =>
    warning.kind === 'new' || (warning.kind === 'namesake' && warning.usual) ? [] : [differs(warning, draft, shown)],
  );
  return fresh.length === 0 ? others : [...others, `You have not written to ${fresh.join(', ')} before.`];
};

const differs = (warning: Exclude<RecipientWarning, { kind: 'new' }>, draft: People, shown: Shown): string => {
  if (warning.kind === 'namesake')
    return `This ${warning.name} is ${shown(warning.email)}, not ${shown(warning.other)}.`;
  const both = recipientsOf(draft).some(({ email }) => email.toLowerCase() === warning.sender);
  return both
    ? `This answer also goes to ${shown(warning.email)}, which is not the sender's address.`
    : `This answer goes to ${shown(warning.email)}, not to the sender's address ${shown(warning.sender)}.`;
};
