// Commands that Google refused: shown until the person tries again or leaves it so.
import * as z from 'zod/mini';
import { Done } from '#domain/change.ts';
import type { CommandId, UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { writePending } from '#server/mailbox/apply.ts';
import { lockMailbox, nextRevision } from '#server/mailbox/revision.ts';
import { showLabels } from '#server/mailbox/show-labels.ts';

/** Lays what the command did down once more and delivers it again. Given twice, it is tried once. */
export const retryDelivery = (ctx: Context, userId: UserId, commandId: CommandId): Promise<{ revision: number }> =>
  ctx.db.asUser(userId, async (tx) => {
    await lockMailbox(tx, userId);
    const revision = await nextRevision(tx, userId);
    const row = await tx
      .updateTable('command')
      .set({ state: 'accepted', problem: null })
      .where('user_id', '=', userId)
      .where('id', '=', commandId)
      .where('state', 'in', ['failed', 'dismissed'])
      .returning('done')
      .executeTakeFirst();
    if (!row) throw new Problem('command.unknown');
    const edits = z
      .array(Done)
      .parse(row.done)
      .flatMap((done) => done.edits);
    await writePending(tx, userId, commandId, edits);
    await showLabels(tx, userId, edits, revision);
    await ctx.jobs.add(tx, 'commands.deliver', { userId, commandId }, { key: userId });
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
