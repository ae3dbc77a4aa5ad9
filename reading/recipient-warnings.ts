// Recipients of a draft that the person may not expect: unknown, diverted by Reply-To, or a namesake of somebody they know.
import type { Contact } from '#domain/contact.ts';
import { type Draft, recipientsOf } from '#domain/draft.ts';
import type { Address, Message } from '#domain/mail.ts';
import type { RecipientWarning } from '#domain/recipient-warning.ts';
import { skeleton } from './look-alike.ts';

export type Known = Pick<Contact, 'name' | 'emails' | 'written' | 'known'>;

export type RecipientContext = {
  ownAddress: string;
  /** The answered message, or null. */
  original: Pick<Message, 'from' | 'replyTo'> | null;
  isNew: (email: string) => boolean;
  people: readonly Known[];
};

/** The most serious doubt of each recipient, with lower-case addresses. The person's own address is never in doubt. */
export const recipientWarnings = (
  draft: Pick<Draft, 'kind' | 'to' | 'cc' | 'bcc'>,
  context: RecipientContext,
): RecipientWarning[] => {
  const own = context.ownAddress.toLowerCase();
  const answers = draft.kind === 'reply' || draft.kind === 'reply-all';
  return recipientsOf(draft).flatMap((one): RecipientWarning[] => {
    const email = one.email.toLowerCase();
    if (email === own) return [];
    const sender = answers ? divertedFrom(email, context.original, own) : null;
    if (sender !== null) return [{ kind: 'diverted', email, sender }];
    const namesake = namesakeOf({ ...one, email }, context.people);
    if (namesake && !namesake.usual) return [namesake];
    if (context.isNew(email)) return [{ kind: 'new', email }];
    return namesake ? [namesake] : [];
  });
};

/** Null unless Reply-To alone names this address. */
const divertedFrom = (email: string, original: RecipientContext['original'], own: string): string | null => {
  const sender = original?.from.email.toLowerCase() ?? own;
  if (sender === own || sender === email) return null;
  return (original?.replyTo ?? []).some((one) => one.email.toLowerCase() === email) ? sender : null;
};

const namesakeOf = (
  { name, email }: Address,
  people: readonly Known[],
): Extract<RecipientWarning, { kind: 'namesake' }> | null => {
  const sound = soundOf(name);
  if (sound === '') return null;
  const alike = people.filter((one) => soundOf(one.name) === sound && one.emails.length > 0);
  // Contacts that share an address are one person twice.
  const mine = alike.filter(({ emails }) => emails.includes(email));
  const shared = new Set(mine.flatMap(({ emails }) => emails));
  const [best] = alike
    .filter(({ emails, ...one }) => isFamiliar(one) && !emails.some((address) => shared.has(address)))
    .toSorted((one, other) => familiarity(other) - familiarity(one));
  const [other] = best?.emails ?? [];
  if (best === undefined || other === undefined || other === email) return null;
  const usual = Math.max(0, ...mine.map(familiarity)) > familiarity(best);
  return { kind: 'namesake', email, name: name.trim(), other, usual };
};

/** Names that look or sound the same are equal: 'Maria  CHEN', and with letters of another alphabet. */
const soundOf = (name: string): string =>
  skeleton(
    name
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .toLowerCase(),
  )
    .replace(/\s+/g, ' ')
    .trim();

const isFamiliar = ({ known, written }: Pick<Known, 'known' | 'written'>): boolean =>
  known === 'contacts' || written > 0;

/** Mail written counts most. The address book decides between equals. */
const familiarity = ({ known, written }: Pick<Known, 'known' | 'written'>): number =>
  written * 2 + (known === 'contacts' ? 1 : 0);
