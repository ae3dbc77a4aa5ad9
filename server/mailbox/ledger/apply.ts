// The SQL side of changes: what `domain/change/mailbox.ts` decides, written as pending edits beside the provider's labels.
// Both sides are held to the same cases, `domain/change/mailbox-cases.ts` and `domain/change/mark-cases.ts`.
import { apply, blocksOf, type Change, type Done, type LabelEdit, threadsOf } from '#domain/change/mailbox.ts';
import type { CommandId, UserId } from '#domain/id.ts';
import type { Tx } from '#server/db/database.ts';
import { showLabels } from '#server/mailbox/show-labels.ts';
import { blockedAmong, writeBlocks } from './blocked.ts';
import { mutedAmong, writeMutes } from './muted.ts';
import { remindersOf, writeReminders } from './reminders.ts';

/**
 * Applies `changes` in order as pending edits of `commandId`, and answers what each really changed.
 * The caller holds the mailbox's lock and names the revision that this becomes.
 */
export const applyChanges = async (
  tx: Tx,
  userId: UserId,
  given: { commandId: CommandId; changes: readonly Change[]; revision: number },
): Promise<Done[]> => {
  const done: Done[] = [];
  for (const change of given.changes) {
    const reminders = await remindersOf(tx, userId, threadsOf(change));
    const muted = await mutedAmong(tx, userId, threadsOf(change));
    const blocked = await blockedAmong(
      tx,
      userId,
      blocksOf(change).map(({ email }) => email),
    );
    const really = apply(await messagesOf(tx, userId, change), change, { reminders, muted, blocked }).done;
    await writePending(tx, userId, given.commandId, really.edits);
    await showLabels(tx, userId, really.edits, given.revision);
    await writeReminders(tx, userId, really.reminders ?? [], given);
    await writeMutes(tx, userId, really.mutes ?? [], given);
    await writeBlocks(tx, userId, really.blocks ?? [], given);
    done.push(really);
  }
  return done;
};

/** Lays edits down as pending ones of a command. */
export const writePending = async (
  tx: Tx,
  userId: UserId,
  commandId: CommandId,
  edits: readonly LabelEdit[],
): Promise<void> => {
  if (edits.length === 0) return;
  const rows = edits.map((edit) => ({
    user_id: userId,
    command_id: commandId,
    message_id: edit.messageId,
    thread_id: edit.threadId,
    adds: edit.add,
    removes: edit.remove,
  }));
  await tx.insertInto('pending_change').values(rows).execute();
};

const messagesOf = async (tx: Tx, userId: UserId, change: Change) => {
  const ids = threadsOf(change);
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('message')
    .select(['id', 'thread_id as threadId', 'labels', 'sender_email'])
    .where('user_id', '=', userId)
    .where('thread_id', 'in', ids)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  return rows.map(({ sender_email: email, ...message }) => ({ ...message, from: { email } }));
};
