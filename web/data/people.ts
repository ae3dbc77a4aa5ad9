// People whom the person writes with: from the server, or without one from the mail and contacts on this device.
import { findPeople, getPersonCard } from '#api/people.ts';
import { type Contact, roleOf } from '#domain/contact.ts';
import type { Thread } from '#domain/mail.ts';
import { companyAt, type PersonCard, type PersonSeen, personLimits } from '#domain/person.ts';
import { wordsIn } from '#domain/words.ts';
import { cardFromMail, type MailHere } from '#reading/person/card-from-mail.ts';
import { now } from '#web/clock.ts';
import { call } from './call.ts';
import { contactBook } from './contacts.ts';
import { mailbox } from './mailbox-state.ts';
import { isAway } from './search.ts';

export type Where = 'mailbox' | 'device';

export type Sought = { by: 'name' | 'company'; words: string } | { by: 'received' | 'sent' };

export const cardOf = async (email: string): Promise<{ card: PersonCard | null; where: Where }> => {
  try {
    return { card: (await call(getPersonCard, { email })).card, where: 'mailbox' };
  } catch (error) {
    if (!isAway(error)) throw error;
    return { card: cardHere(email, mailbox.current().threads.values()), where: 'device' };
  }
};

export const peopleFound = async (
  sought: Sought,
  ownAddress: string,
): Promise<{ people: readonly PersonSeen[]; where: Where }> => {
  try {
    return { people: (await call(findPeople, sought)).people, where: 'mailbox' };
  } catch (error) {
    if (!isAway(error)) throw error;
    return { people: peopleHere(sought, ownAddress, mailbox.current().threads.values()), where: 'device' };
  }
};

export const cardHere = (email: string, threads: Iterable<Thread>): PersonCard | null => {
  const contact = contactBook.current().byAddress.get(email.toLowerCase()) ?? null;
  const emails = [...new Set([email.toLowerCase(), ...(contact?.emails ?? [])])];
  return cardFromMail(emails, mailsOf(threads), { contact, now: now() });
};

export const peopleHere = (sought: Sought, ownAddress: string, threads: Iterable<Thread>): PersonSeen[] => {
  const all = [...seenIn(mailsOf(threads), ownAddress).values()].filter(fits(sought));
  const by = sought.by === 'sent' ? 'sent' : 'received';
  return all.toSorted((one, other) => other[by] - one[by] || other.sent - one.sent).slice(0, personLimits.listed);
};

const fits = (sought: Sought): ((one: Seen) => boolean) => {
  if (!('words' in sought)) return ({ received, sent }) => received > 0 && sent > 0;
  const said = wordsIn(sought.words);
  return ({ called, email, role }) => {
    const host = companyAt(email) ?? '';
    const own = new Set(wordsIn(sought.by === 'name' ? called : `${role ?? ''} ${host}`));
    return said.length > 0 && said.every((word) => own.has(word));
  };
};

const mailsOf = (threads: Iterable<Thread>): MailHere[] =>
  [...threads].flatMap(({ id, messages }) => messages.map((message) => ({ threadId: id, message })));

type Seen = PersonSeen & { called: string };

/** By address: contacts, and everybody who wrote or was written to. Machines stay out. */
const seenIn = (mails: readonly MailHere[], ownAddress: string): ReadonlyMap<string, Seen> => {
  const { contacts, byAddress } = contactBook.current();
  const seen = new Map(contacts.flatMap((contact) => seenAs(contact)));
  for (const { message } of mails) {
    const email = message.from.email.toLowerCase();
    if (message.reading.bulk || email === ownAddress.toLowerCase()) continue;
    const key = byAddress.get(email)?.emails[0] ?? email;
    const known = seen.get(key) ?? stranger(message.from.name, email);
    seen.set(key, { ...known, received: known.received + 1 });
  }
  return seen;
};

const seenAs = (contact: Contact): [string, Seen][] => {
  const { name, nicknames, written } = contact;
  const [email] = contact.emails;
  if (email === undefined) return [];
  const called = [name, ...nicknames].join(' ');
  return [[email, { name, email, role: roleOf(contact), called, received: 0, sent: written }]];
};

const stranger = (name: string, email: string): Seen => ({
  name,
  email,
  role: null,
  called: name,
  received: 0,
  sent: 0,
});
