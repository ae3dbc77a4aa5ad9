import type { LedgerName } from '#domain/change/ledgers.ts';
import type { Account } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { queueDelivery } from './queue-delivery.ts';

export const letWait = async (tx: Tx, account: Account, ledger: LedgerName): Promise<void> => {
  await tx
    .updateTable('command')
    .set({ state: 'waiting' })
    .where(ofAccount(account))
    .where('ledger', '=', ledger)
    .where('state', '=', 'accepted')
    .execute();
  crashPoint('delivery.waiting');
};

export const goOn = async (ctx: Context, tx: Tx, account: Account): Promise<void> => {
  const waiting = await tx
    .updateTable('command')
    .set({ state: 'accepted' })
    .where(ofAccount(account))
    .where('state', '=', 'waiting')
    .returning('ledger')
    .execute();
  for (const ledger of new Set(waiting.map((row) => row.ledger))) await queueDelivery(ctx, tx, account, ledger);
  await tx.deleteFrom('ledger_trouble').where(ofAccount(account)).execute();
};
