// The roles of people in the person's contacts, so that 'Legal' finds the General Counsel.
import type { Account } from '#domain/id.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';

/** Title and organization by address in lower case. Addresses of contacts without either are there too. */
export const rolesIn = async (tx: Tx, account: Account): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx
    .selectFrom('contact')
    .select(['emails', 'title', 'organization'])
    .where(ofAccount(account))
    .limit(most)
    .execute();
  return new Map(
    rows.flatMap(({ emails, title, organization }) =>
      emails.map((email): [string, string] => [email.toLowerCase(), [title, organization].filter(Boolean).join(' ')]),
    ),
  );
};

const most = 5000;
