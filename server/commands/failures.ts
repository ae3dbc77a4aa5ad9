// Commands that Google refused: shown until the person tries again or leaves it so.
import type { CommandId, UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { openCommand } from '#server/ledger/command-args.ts';
import { applyChanges } from '#server/mailbox/ledger/apply.ts';
import { lockMailbox, nextRevision } from '#server/mailbox/revision.ts';
import { changesOf } from './changes-of.ts';

/** Applies the command anew, to the mailbox as it is now, and delivers that. Given twice, it is tried once. */
export const retryDelivery = (ctx: Context, userId: UserId, commandId: CommandId): Promise<{ revision: number }> =>
  ctx.db.asUser(userId, async (tx) => {
    await lockMailbox(tx, userId);
    const row = await tx
      .selectFrom('command')
      .select(['id', 'kind', 'args'])
      .where('user_id', '=', userId)
      .where('id', '=', commandId)
      .where('state', 'in', ['failed', 'dismissed'])
      .where('inverted_by', 'is', null)
      .executeTakeFirst();
    if (!row) throw new Problem('command.unknown');
    if (row.kind === 'unsubscribe') throw new Problem('unsubscribe.once');
    const revision = await nextRevision(tx, userId);
    const command = await openCommand(ctx, tx, userId, row);
    const { changes } = await changesOf(tx, userId, commandId, command);
    const done = await applyChanges(tx, userId, { commandId, changes, revision });
    await tx
      .updateTable('command')
      .set({ state: 'accepted', problem: null, done: JSON.stringify(done), revision })
      .where('user_id', '=', userId)
      .where('id', '=', commandId)
      .execute();
    await ctx.jobs.add(tx, 'commands.deliver', { userId }, { key: userId });
    await ctx.live.tell(tx, userId, { kind: 'revision', number: revision });
    return { revision };
  });

export const dismissFailure = (ctx: Context, userId: UserId, commandId: CommandId): Promise<Record<string, never>> =>
  ctx.db.asUser(userId, async (tx) => {
    const row = await tx
      .updateTable('command')
      .set({ state: 'dismissed' })
      .where('user_id', '=', userId)
      .where('id', '=', commandId)
      .where('state', 'in', ['failed', 'dismissed'])
      .returning('id')
      .executeTakeFirst();
    if (!row) throw new Problem('command.unknown');
    return {};
  });
