// What is to be delivered next for an account.
import type { LabelEdit } from '#domain/change.ts';
import type { CommandId, UserId } from '#domain/id.ts';
import { crashPoint } from '#server/crash-points.ts';
import type { Tx } from '#server/db/database.ts';
import { mailboxState } from '#server/mailbox/progress.ts';
import { lockMailbox } from '#server/mailbox/revision.ts';

/** `cursor` and `connections` are the mailbox's when the delivery set out: what changed since then is newer than its answer. */
export type OpenDelivery = { id: CommandId; edits: LabelEdit[]; cursor: string | null; connections: string };

/**
 * The oldest command that waits, whichever job asks: so the provider sees the order in which the person acted, also when jobs
 * were added in another. None while the account must first be connected again: then all of them wait for that.
 */
export const openDelivery = async (tx: Tx, userId: UserId): Promise<OpenDelivery | null> => {
  await lockMailbox(tx, userId);
  const mailbox = await mailboxState(tx, userId);
  if (mailbox?.needsReauth) await letWait(tx, userId);
  const command = await tx
    .selectFrom('command')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'accepted')
    .orderBy('revision')
    .limit(1)
    .executeTakeFirst();
  if (!mailbox || !command) return null;
  const rows = await tx
    .selectFrom('pending_change')
    .select(['message_id as messageId', 'thread_id as threadId', 'adds as add', 'removes as remove'])
    .where('user_id', '=', userId)
    .where('command_id', '=', command.id)
    .orderBy('id')
    .execute();
  return { id: command.id, edits: rows, cursor: mailbox.cursor, connections: mailbox.connections };
};

/** Every open command waits until the account is connected again. */
export const letWait = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx
    .updateTable('command')
    .set({ state: 'waiting' })
    .where('user_id', '=', userId)
    .where('state', '=', 'accepted')
    .execute();
  crashPoint('delivery.waiting');
};
