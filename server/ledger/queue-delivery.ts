import type { LedgerName } from '#domain/change/ledgers.ts';
import type { Account } from '#domain/id.ts';
import { refOf } from '#server/account.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { deliveryQueues } from '#server/queues.ts';

export const queueDelivery = (
  ctx: Context,
  tx: Tx,
  account: Pick<Account, 'userId' | 'id'>,
  ledger: LedgerName,
): Promise<void> => ctx.jobs.add(tx, deliveryQueues[ledger], refOf(account), { key: account.id });
