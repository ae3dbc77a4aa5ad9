import { type Done, touchedBy } from '#domain/change/change.ts';
import type { Account, CommandId } from '#domain/id.ts';
import type { ProblemCode } from '#domain/problem.ts';
import { recordAudit } from '#server/activity/audit-log.ts';
import type { Context } from '#server/context.ts';
import { giveBack } from '#server/credits/ledger.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { sealedDone } from './done-column.ts';
import type { Ledger } from './ledger.ts';

export const closeDelivered = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  ids: readonly CommandId[],
): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .updateTable('command')
    .set({ state: 'delivered', problem: null, delivered_at: ctx.clock.now() })
    .where(ofAccount(account))
    .where('id', 'in', ids)
    .execute();
};

/** The person undid it before it left. */
export const closeStopped = async (tx: Tx, account: Account, id: CommandId): Promise<void> => {
  await tx.updateTable('command').set({ state: 'stopped' }).where(ofAccount(account)).where('id', '=', id).execute();
};

/** `before`: what the command did. `done`: what remains after the refusal, for an exact undo. */
export type Failed = { id: CommandId; problem: ProblemCode; before: readonly Done[]; done: readonly Done[] };

export const closeFailed = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  ledger: Pick<Ledger, 'describe'>,
  { id, problem, before, done }: Failed,
): Promise<void> => {
  await tx
    .updateTable('command')
    .set({ state: 'failed', problem, done: await sealedDone(ctx, tx, account, id, done) })
    .where(ofAccount(account))
    .where('id', '=', id)
    .execute();
  await giveBack(ctx, tx, account.userId, { commandId: id, why: 'failed' });
  const about = await ledger.describe(tx, account, touchedBy(before));
  await recordAudit(tx, {
    userId: account.userId,
    userEmail: about.userEmail,
    actionType: 'action_failed',
    actionDescription: `delivery given up: ${problem}`,
    at: ctx.clock.now(),
    resourceType: 'command',
    resourceId: id,
    metadata: about.metadata,
  });
};
