// Finds people by a name, by a company, or by how much they write. Contacts come first, then senders whose address or name has the words.
import { sql } from 'kysely';
import { type Contact, roleOf } from '#domain/contact.ts';
import type { Account } from '#domain/id.ts';
import { type PersonSeen, personLimits } from '#domain/person.ts';
import { wordsIn } from '#domain/words.ts';
import { peopleWithNames } from '#server/contacts/list.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';

export type Sought = { by: 'name' | 'company' | 'received' | 'sent'; words?: string | undefined };

/** The most frequent first. Newsletters and the person's own address stay out. */
export const findPeople = async (
  ctx: Pick<Context, 'keyring'>,
  tx: Tx,
  account: Account,
  { by, words = '' }: Sought,
): Promise<PersonSeen[]> => {
  if (by === 'received' || by === 'sent') return ranked(await frequent(tx, account, by), by);
  const said = wordsIn(words).slice(0, mostWords);
  if (said.length === 0) return [];
  const known = amongContacts(await peopleWithNames(ctx, tx, account), said, by);
  const received = await receivedFrom(
    tx,
    account,
    known.flatMap(({ emails }) => emails),
  );
  const senders = await amongSenders(tx, account, said);
  const contacts = known.flatMap((contact) => seenAs(contact, received));
  const seen = new Map([...senders, ...contacts].map((one) => [one.email, one]));
  return ranked([...seen.values()], 'received');
};

const mostWords = 5;

const ranked = (people: readonly PersonSeen[], by: 'received' | 'sent'): PersonSeen[] =>
  people
    .toSorted((one, other) => other[by] - one[by] || other.sent - one.sent || one.email.localeCompare(other.email))
    .slice(0, personLimits.listed);

const amongContacts = (all: readonly Contact[], said: readonly string[], by: 'name' | 'company'): Contact[] =>
  all.filter(({ name, nicknames, organization, emails }) => {
    const text =
      by === 'name' ? [name, ...nicknames] : [organization ?? '', ...emails.map((email) => email.split('@')[1] ?? '')];
    const own = new Set(text.flatMap(wordsIn));
    return said.every((word) => own.has(word));
  });

const seenAs = (contact: Contact, received: ReadonlyMap<string, number>): PersonSeen[] => {
  const [email] = contact.emails.toSorted((one, other) => (received.get(other) ?? 0) - (received.get(one) ?? 0));
  if (email === undefined) return [];
  const count = contact.emails.reduce((sum, one) => sum + (received.get(one) ?? 0), 0);
  return [{ name: contact.name, email, role: roleOf(contact), received: count, sent: contact.written }];
};

const receivedFrom = async (tx: Tx, account: Account, emails: readonly string[]): Promise<Map<string, number>> => {
  if (emails.length === 0) return new Map();
  const rows = await tx
    .selectFrom('sender')
    .select(['email', 'received'])
    .where(ofAccount(account))
    .where('email', 'in', [...emails])
    .execute();
  return new Map(rows.map(({ email, received }) => [email, received]));
};

/** Newest messages of senders with these words, and the messages that make a word common. */
const most = { messages: 200, common: 5000 } as const;

type Row = { email: string; name: string; received: number; sent: number };

/** The search index holds the words of names and addresses. */
const amongSenders = async (tx: Tx, account: Account, said: readonly string[]): Promise<PersonSeen[]> => {
  const query = said.map((word) => `'from/${word}'`).join(' & ');
  const { rows } = await sql<Row>`
    select sender.email, (array_agg(message.sender_name order by message.received_at desc))[1] as name,
           sender.received, sender.sent
    from mail_for_terms(${account.id}, array[${query}::tsquery], ${sql.val(['trash', 'spam', 'drafts'])}::text[],
                        ${most.common}, ${most.messages}) as found
    join message on ${ofAccount(account, 'message')} and message.id = found.message_id
    join sender on ${ofAccount(account, 'sender')} and sender.email = message.sender_email
    where coalesce(message.light ->> 'bulk', 'false') = 'false' and sender.email <> ${ownAddress(account)}
    group by sender.email, sender.received, sender.sent
  `.execute(tx);
  return rows.map((row) => ({ ...row, role: null }));
};

const ownAddress = (account: Account) =>
  sql`coalesce((select lower(mailbox.email) from mailbox where ${ofAccount(account, 'mailbox')}), '')`;

/** Somebody to whom the person has written at least once, so no list and no machine. */
const frequent = async (tx: Tx, account: Account, by: 'received' | 'sent'): Promise<PersonSeen[]> => {
  const { rows } = await sql<Row>`
    select few.email, coalesce(newest.sender_name, '') as name, few.received, few.sent
    from (
      select email, received, sent from sender
      where ${ofAccount(account, 'sender')} and sent > 0 and received > 0 and email <> ${ownAddress(account)}
      order by ${sql.ref(by)} desc, email limit ${personLimits.listed}
    ) as few
    left join lateral (
      select sender_name from message
      where ${ofAccount(account, 'message')} and message.sender_email = few.email
      order by received_at desc limit 1
    ) as newest on true
  `.execute(tx);
  return rows.map((row) => ({ ...row, role: null }));
};
