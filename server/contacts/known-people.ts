// Merges contacts with people the user wrote to, most recent first. Pure.
import { type Contact, contactLimits } from '#domain/contact.ts';

export type Kept = Omit<Contact, 'written' | 'lastWrittenAt' | 'known' | 'given'>;

/** `lastWrittenAt` is ISO 8601. */
export type Written = { email: string; name: string; written: number; lastWrittenAt: string };

/** `most` limits each kind. Drops entries without a name or an address. */
export const knownPeople = (
  kept: readonly Kept[],
  written: readonly Written[],
  most: { contacts: number; mail: number },
): Contact[] => {
  const byEmail = new Map(written.map((one) => [one.email, one]));
  const contacts = kept.filter(isSomebody).map((one) => withWriting(one, byEmail));
  const inContacts = new Set(kept.flatMap(({ emails }) => emails));
  const others = written.filter(({ email }) => !inContacts.has(email)).map(ofMail);
  return [
    ...contacts.toSorted(lastWrittenFirst).slice(0, most.contacts),
    ...others.toSorted(lastWrittenFirst).slice(0, most.mail),
  ];
};

const isSomebody = ({ name, nicknames, emails }: Kept): boolean =>
  name !== '' || nicknames.length > 0 || emails.length > 0;

const withWriting = (one: Kept, byEmail: ReadonlyMap<string, Written>): Contact => {
  const known = one.emails.flatMap((email) => byEmail.get(email) ?? []);
  return {
    ...one,
    written: known.reduce((sum, { written }) => sum + written, 0),
    lastWrittenAt:
      known
        .map(({ lastWrittenAt }) => lastWrittenAt)
        .toSorted()
        .at(-1) ?? null,
    known: 'contacts',
  };
};

const ofMail = ({ email, name, written, lastWrittenAt }: Written): Contact => ({
  name: name.slice(0, contactLimits.characters),
  givenName: '',
  nicknames: [],
  emails: [email],
  organization: null,
  title: null,
  phonetic: null,
  written,
  lastWrittenAt,
  known: 'mail',
});

const lastWrittenFirst = (one: Contact, other: Contact): number =>
  (other.lastWrittenAt ?? '').localeCompare(one.lastWrittenAt ?? '');
