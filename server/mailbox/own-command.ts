// A command that Flow gives itself for what was just stored: in the same transaction, so that nobody ever sees the mail where it was,
// delivered like the person's, and a line of the history that can be taken back by itself.
import { activityOf, effectOf } from '#commands/effect.ts';
import type { Command } from '#commands/registry.ts';
import { CommandId, type UserId } from '#domain/id.ts';
import { recordAudit } from '#server/activity/audit-log.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/id.ts';
import { keepCommand } from '#server/ledger/keep-command.ts';
import { applyChanges } from './ledger/apply.ts';
import { describe } from './ledger/describe.ts';

/** The caller holds the mailbox's lock and names the revision. */
export const giveOwn = async (
  ctx: Context,
  tx: Tx,
  userId: UserId,
  { command, description, revision }: { command: Command; description: string; revision: number },
): Promise<void> => {
  const effect = effectOf(command);
  if (effect.kind !== 'changes') return;
  const id = CommandId.parse(newId(ctx.clock.now()));
  const done = await applyChanges(tx, userId, { commandId: id, changes: effect.changes, revision });
  // The person's own word in it, say: it never was in the inbox.
  if (done.every(({ edits }) => edits.length === 0)) return;
  await keepCommand(ctx, tx, userId, { id, command, spoken: false, done, revision, inverts: null });
  const { userEmail, metadata } = await describe(tx, userId, effect.threadIds);
  await recordAudit(tx, {
    userId,
    userEmail,
    actionType: activityOf(command),
    actionDescription: description,
    at: ctx.clock.now(),
    resourceType: 'thread',
    ...(effect.threadIds[0] ? { resourceId: effect.threadIds[0] } : {}),
    metadata: { command_id: id, ...metadata },
  });
  await ctx.jobs.add(tx, 'commands.deliver', { userId }, { key: userId });
};
