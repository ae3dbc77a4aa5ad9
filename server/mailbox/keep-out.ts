// What comes in a muted thread is kept out of the inbox: by a command of Flow's own, written in the transaction that stores the mail,
// so that nobody ever sees it there, and delivered like the person's.
import { activityOf, meaningOf } from '#commands/meaning.ts';
import type { Command } from '#commands/registry.ts';
import { CommandId, type ThreadId, type UserId } from '#domain/id.ts';
import { recordAudit } from '#server/activity/audit-log.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/id.ts';
import { applyChanges } from './apply.ts';
import { describe } from './describe.ts';
import { keepCommand } from './keep-command.ts';
import { mutedAmong } from './muted.ts';

/** `written`: messages that were just stored. The caller holds the mailbox's lock and names the revision. */
export const keepOutMuted = async (
  ctx: Context,
  tx: Tx,
  userId: UserId,
  { written, revision }: { written: readonly { threadId: ThreadId }[]; revision: number },
): Promise<void> => {
  const muted = await mutedAmong(
    tx,
    userId,
    written.map(({ threadId }) => threadId),
  );
  for (const threadId of muted) await keepOut(ctx, tx, userId, { threadId, revision });
};

/** A command a thread, so that each is a line of the history that can be taken back by itself. */
const keepOut = async (
  ctx: Context,
  tx: Tx,
  userId: UserId,
  { threadId, revision }: { threadId: ThreadId; revision: number },
): Promise<void> => {
  const id = CommandId.parse(newId(ctx.clock.now()));
  const command: Command = { kind: 'keep-out', args: { threadIds: [threadId] } };
  const meaning = meaningOf(command);
  const changes = meaning.kind === 'changes' ? meaning.changes : [];
  const done = await applyChanges(tx, userId, { commandId: id, changes, revision });
  // The person's own word in it, say: it never was in the inbox.
  if (done.every(({ edits }) => edits.length === 0)) return;
  await keepCommand(ctx, tx, userId, { id, command, spoken: false, done, revision, inverts: null });
  const { userEmail, metadata } = await describe(tx, userId, [threadId]);
  await recordAudit(tx, {
    userId,
    userEmail,
    actionType: activityOf(command),
    actionDescription: 'new mail in a muted thread',
    at: ctx.clock.now(),
    resourceType: 'thread',
    resourceId: threadId,
    metadata: { command_id: id, ...metadata },
  });
  await ctx.jobs.add(tx, 'commands.deliver', { userId }, { key: userId });
};
