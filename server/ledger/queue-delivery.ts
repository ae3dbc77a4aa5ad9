import type { LedgerName } from '#domain/change/ledgers.ts';
import type { Account } from '#domain/id.ts';
import { refOf } from '#server/account.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { deliveryQueues } from '#server/queues.ts';

export const queueDelivery = async (
  ctx: Context,
  tx: Tx,
  account: Pick<Account, 'userId' | 'id'>,
  ledger: LedgerName,
): Promise<void> => {
  const queue = deliveryQueues[ledger];
  if (queue !== null) await ctx.jobs.add(tx, queue, refOf(account), { key: account.id });
};
