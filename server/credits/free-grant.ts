// Remembers, without naming anybody, which provider accounts had their free credits. Deleting and signing up again gives no more.
import { createHmac } from 'node:crypto';
import type { UserId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';

/** Marks the person's provider accounts. False if one was marked before, or there is none yet. */
export const isNewPerson = async (ctx: Context, tx: Tx, userId: UserId): Promise<boolean> => {
  const accounts = await tx
    .selectFrom('provider_account')
    .select(['provider', 'subject'])
    .where('user_id', '=', userId)
    .where('subject', 'is not', null)
    .execute();
  if (accounts.length === 0) return false;
  const marked = await tx
    .insertInto('free_grant')
    .values(accounts.map(({ provider, subject }) => ({ mark: markOf(ctx, `${provider} ${subject}`) })))
    .onConflict((row) => row.column('mark').doNothing())
    .returning('mark')
    .execute();
  return marked.length === accounts.length;
};

const markOf = ({ config }: Context, account: string): string =>
  createHmac('sha256', config.hostKey).update(`free credits ${account}`).digest('base64url');
