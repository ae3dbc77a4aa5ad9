// Decides from the server's own data which recipients need more than a spoken yes.
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { type Draft, recipientsOf } from '#domain/draft.ts';
import type { Account, MessageId } from '#domain/id.ts';
import { Address } from '#domain/mail.ts';
import { Problem } from '#domain/problem.ts';
import { type Proof, proves, type RecipientWarning, unproven } from '#domain/recipient-warning.ts';
import { type Known, type RecipientContext, recipientWarnings } from '#reading/recipient-warnings.ts';
import { peopleKnown } from '#server/contacts/list.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';

export const warningsIn = async (tx: Tx, account: Account, draft: Draft): Promise<RecipientWarning[]> => {
  const recipients = recipientsOf(draft);
  if (recipients.length === 0) return [];
  const { email } = await tx.selectFrom('mailbox').select('email').where(ofAccount(account)).executeTakeFirstOrThrow();
  const fresh = await newAmong(
    tx,
    account,
    recipients.map((one) => one.email.toLowerCase()),
  );
  return recipientWarnings(draft, {
    ownAddress: email,
    original: draft.about && (await originalOf(tx, account, draft.about.messageId)),
    isNew: (one) => fresh.has(one),
    people: await namedPeople(tx, account, draft),
  });
};

/** Throws unless a tap, a key or the number confirmed every doubtful recipient by its address. */
export const mustBeProven = (
  warnings: readonly RecipientWarning[],
  { proof, strangers, spoken }: { proof?: Proof | undefined; strangers: readonly string[]; spoken: boolean },
): void => {
  const asked = unproven(warnings);
  if (asked.length === 0) return;
  // A page from before the proof existed. Its person must reload it.
  if (proof === undefined && strangers.length > 0) throw new Problem('command.unknown-kind');
  const seen = new Set(strangers.map((one) => one.toLowerCase()));
  if (!proves(proof, spoken) || asked.some((one) => !seen.has(one))) throw new Problem('draft.unconfirmed');
};

const originalOf = async (tx: Tx, account: Account, id: MessageId): Promise<RecipientContext['original']> => {
  const row = await tx
    .selectFrom('message')
    .select(['sender_name', 'sender_email', 'reply_to'])
    .where(ofAccount(account))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    from: { name: row.sender_name, email: row.sender_email },
    replyTo: z.array(Address).parse(row.reply_to ?? []),
  };
};

/** Addresses that the person never wrote to. `emails` are in lower case. */
const newAmong = async (tx: Tx, account: Account, emails: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ email: string }>`
    select wanted.email from unnest(${sql.val([...emails])}::text[]) as wanted(email)
    where not exists (
      select from message
      where ${ofAccount(account, 'message')} and message.sent_to <> '{}' and message.sent_to @> array[wanted.email]
    )
  `.execute(tx);
  return new Set(rows.map(({ email }) => email));
};

/** A bare address has no namesake. */
const namedPeople = async (tx: Tx, account: Account, draft: Draft): Promise<readonly Known[]> =>
  recipientsOf(draft).some(({ name }) => name.trim() !== '') ? peopleKnown(tx, account) : [];
