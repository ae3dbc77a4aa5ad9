// The state of the contacts: the last sync, and what prevents the next.
import { missingNames } from '#domain/connection.ts';
import type { Account } from '#domain/id.ts';
import { isProblemCode, problems } from '#domain/problem.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';

export type ContactFacts = { lastSyncTime: string | null; trouble: string | null };

export const contactFacts = async (tx: Tx, account: Account): Promise<ContactFacts> => {
  const book = await tx
    .selectFrom('contact_book')
    .select(['last_sync_at', 'problem'])
    .where(ofAccount(account))
    .executeTakeFirst();
  return { lastSyncTime: book?.last_sync_at?.toISOString() ?? null, trouble: troubleOf(book?.problem ?? null) };
};

const troubleOf = (problem: string | null): string | null => {
  if (!isProblemCode(problem)) return null;
  return missingNames(problem)?.words ?? problems[problem].title;
};
