import { registry } from '#commands/registry.ts';
import type { Account, CommandId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import { openCommand } from '#server/ledger/command-args.ts';
import { sealedDone } from '#server/ledger/done-column.ts';
import { queueDelivery } from '#server/ledger/queue-delivery.ts';
import { changesOf, ledgerOfCommand } from './changes-of.ts';
import { holdUntil, queueLeaving } from './held.ts';

/** Applies the command to the current state and delivers it. Idempotent. */
export const retryDelivery = (ctx: Context, account: Account, commandId: CommandId): Promise<{ revision: number }> =>
  ctx.db.asUser(account.userId, async (tx) => {
    const ledger = await ledgerOfCommand(tx, account, commandId);
    await ledger.lock(tx, account);
    const row = await tx
      .selectFrom('command')
      .select(['id', 'kind', 'args'])
      .where(ofAccount(account))
      .where('id', '=', commandId)
      .where('state', 'in', ['failed', 'dismissed'])
      .where('inverted_by', 'is', null)
      .executeTakeFirst();
    if (!row) throw new Problem('command.unknown');
    const command = await openCommand(ctx, tx, account, row);
    const { retryRefusal } = registry[command.kind];
    if (retryRefusal !== undefined) throw new Problem(retryRefusal);
    const revision = await ledger.revision(tx, account);
    const { changes } = await changesOf(ctx, tx, account, ledger, { id: commandId, command });
    const done = await ledger.apply(ctx, tx, account, { commandId, changes, revision });
    const leavesAt = await holdUntil(ctx, tx, account, {
      ledger,
      given: { id: commandId, command, spoken: false },
      done,
    });
    await tx
      .updateTable('command')
      .set({
        state: 'accepted',
        problem: null,
        done: await sealedDone(ctx, tx, account, commandId, done),
        revision,
        leaves_at: leavesAt,
        left_at: null,
      })
      .where(ofAccount(account))
      .where('id', '=', commandId)
      .execute();
    if (leavesAt === null) await queueDelivery(ctx, tx, account, ledger.name);
    else await queueLeaving(ctx, tx, account, leavesAt);
    await ctx.live.tell(tx, account, { kind: 'revision', number: revision });
    return { revision };
  });

export const dismissFailure = (ctx: Context, account: Account, commandId: CommandId): Promise<Record<string, never>> =>
  ctx.db.asUser(account.userId, async (tx) => {
    const row = await tx
      .updateTable('command')
      .set({ state: 'dismissed' })
      .where(ofAccount(account))
      .where('id', '=', commandId)
      .where('state', 'in', ['failed', 'dismissed'])
      .returning('id')
      .executeTakeFirst();
    if (!row) throw new Problem('command.unknown');
    return {};
  });
