// The live channel's events about outgoing mail.
import type { LiveEvent } from '#api/live.ts';
import type { Account } from '#domain/id.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';

export const sendingLive = async (tx: Tx, account: Account): Promise<LiveEvent[]> => {
  const newest = await tx
    .selectFrom('sending')
    .select('changed_at')
    .where(ofAccount(account))
    .orderBy('changed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return [{ kind: 'sending', at: newest?.changed_at.getTime() ?? 0 }];
};
