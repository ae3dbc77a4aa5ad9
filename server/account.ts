// The accounts of a person: which one a call or a job is about, and how a sign-in finds or creates its account.
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { type Account, AccountId, UserId } from '#domain/id.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from './id.ts';

/** An account in a job's payload. Jobs of the previous version name only the person, who had one account then. */
export const AccountRef = z.object({ userId: UserId, accountId: z.optional(AccountId) });
export type AccountRef = z.infer<typeof AccountRef>;

export const refOf = ({ userId, id }: Pick<Account, 'userId' | 'id'>): AccountRef => ({ userId, accountId: id });

/** Accounts as a question across people answers them, see `server/db/README.md`. */
export const refsIn = async (tx: Tx, question: RawBuilder<unknown>): Promise<Required<AccountRef>[]> => {
  const { rows } = await sql<Required<AccountRef>>`
    select user_id as "userId", account_id as "accountId" from ${question}
  `.execute(tx);
  return rows;
};

/** The account that a person's calls are about: the one connected first. */
export const accountOf = async (tx: Tx, userId: UserId): Promise<Account> => {
  const row = await accounts(tx, userId).orderBy('connected_at').orderBy('account_id').limit(1).executeTakeFirst();
  return row === undefined ? unconnected(userId) : { userId, ...row };
};

/** The account that a job names. */
export const accountBy = async (tx: Tx, { userId, accountId }: AccountRef): Promise<Account> => {
  if (accountId === undefined) return accountOf(tx, userId);
  const row = await accounts(tx, userId).where('account_id', '=', accountId).executeTakeFirst();
  return { ...unconnected(userId), id: accountId, ...row };
};

/** The account that someone signs in with. The caller's transaction acts as the person. */
export const openAccount = async (
  tx: Tx,
  userId: UserId,
  { provider, subject, email, now }: { provider: string; subject: string; email: string; now: Date },
): Promise<Account> => {
  const known = await tx
    .selectFrom('provider_account')
    .select(['account_id as id', 'subject'])
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where((is) => is.or([is('subject', '=', subject), is('subject', 'is', null)]))
    .orderBy((is) => is('subject', 'is', null))
    .executeTakeFirst();
  const id = known?.id ?? ((await hasAccount(tx, userId)) ? AccountId.parse(newId(now)) : firstId(userId));
  await tx
    .insertInto('provider_account')
    .values({ user_id: userId, account_id: id, provider, subject, email, connected_at: now, ...nothingYet })
    .onConflict((row) => row.columns(['user_id', 'account_id']).doUpdateSet({ subject, email }))
    .execute();
  return { userId, id, provider };
};

const nothingYet = { consented_at: null, refused_at: null, watch_expires_at: null };

const accounts = (tx: Tx, userId: UserId) =>
  tx.selectFrom('provider_account').select(['account_id as id', 'provider']).where('user_id', '=', userId);

const hasAccount = async (tx: Tx, userId: UserId): Promise<boolean> =>
  (await accounts(tx, userId).limit(1).executeTakeFirst()) !== undefined;

/** A person's first account has the person's own id, and so do their writes before they connect one. */
const firstId = (userId: UserId): AccountId => AccountId.parse(userId);

/** It has no rows yet, and its provider no adapter. */
const unconnected = (userId: UserId): Account => ({ userId, id: firstId(userId), provider: 'none' });
