// Whose invitations count: people the person has written to, contacts, and colleagues of the same company.
import { sql } from 'kysely';
import { isFreeMail } from '#domain/free-mail.ts';
import type { Account } from '#domain/id.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import type { ProviderCancellation, ProviderEvent } from '#server/ports.ts';

export const organizersOf = (events: readonly (ProviderEvent | ProviderCancellation)[]): string[] =>
  events.flatMap((one) => (one.kind === 'event' && one.event.organizer ? [one.event.organizer.email] : []));

export const knownOrganizers = async (
  tx: Tx,
  account: Account,
  emails: readonly string[],
): Promise<ReadonlySet<string>> => {
  const organizers = new Set(emails);
  if (organizers.size === 0) return organizers;
  const addresses = sql.val([...organizers]);
  const { rows } = await sql<{ email: string }>`
    select address as email from unnest(${addresses}::text[]) as address where exists (
      select 1 from contact where ${ofAccount(account)} and address = any(contact.emails))
    union select email from people_written_to(${account.id}, 5000) where email = any(${addresses}::text[])
  `.execute(tx);
  const domain = await ownDomain(tx, account);
  const colleagues = [...organizers].filter((email) => domain !== null && email.endsWith(`@${domain}`));
  return new Set([...rows.map(({ email }) => email), ...colleagues]);
};

/** Null for an address at a provider of free mail, which makes nobody a colleague. */
const ownDomain = async (tx: Tx, account: Account): Promise<string | null> => {
  const { email } = await tx
    .selectFrom('provider_account')
    .select('email')
    .where(ofAccount(account))
    .executeTakeFirstOrThrow();
  const domain = email.slice(email.indexOf('@') + 1).toLowerCase();
  return isFreeMail(domain) ? null : domain;
};
