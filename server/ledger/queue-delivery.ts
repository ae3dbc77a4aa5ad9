// The job that carries a ledger's open commands to its provider.
import type { LedgerName } from '#domain/change/ledgers.ts';
import type { UserId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { deliveryQueues } from '#server/queues.ts';

export const queueDelivery = (ctx: Context, tx: Tx, userId: UserId, ledger: LedgerName): Promise<void> =>
  ctx.jobs.add(tx, deliveryQueues[ledger], { userId }, { key: userId });
