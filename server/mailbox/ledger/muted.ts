import type { SwapOf } from '#domain/change/mailbox.ts';
import type { Account, CommandId, ThreadId } from '#domain/id.ts';
import type { Muted } from '#domain/mute.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { showThreads } from '#server/mailbox/show-labels.ts';

export const mutedAmong = async (tx: Tx, account: Account, threadIds: readonly ThreadId[]): Promise<Muted> => {
  if (threadIds.length === 0) return new Set();
  const rows = await tx
    .selectFrom('muted_thread')
    .select('thread_id')
    .where(ofAccount(account))
    .where('thread_id', 'in', threadIds)
    .execute();
  return new Set(rows.map((row) => row.thread_id));
};

/** Marks or unmarks threads at `revision`. */
export const writeMutes = async (
  tx: Tx,
  account: Account,
  swaps: readonly SwapOf<'mute'>[],
  { commandId, revision }: { commandId: CommandId; revision: number },
): Promise<void> => {
  if (swaps.length === 0) return;
  const idsOf = (is: boolean): ThreadId[] => swaps.flatMap((swap) => (swap.is === is ? [swap.key] : []));
  const [on, off] = [idsOf(true), idsOf(false)];
  if (on.length > 0)
    await tx
      .insertInto('muted_thread')
      .values(on.map((threadId) => ({ ...accountKey(account), thread_id: threadId, command_id: commandId })))
      .execute();
  if (off.length > 0)
    await tx.deleteFrom('muted_thread').where(ofAccount(account)).where('thread_id', 'in', off).execute();
  const ids = [...on, ...off];
  await showThreads(tx, account, ids, revision);
  // Devices ask for threads that left the inbox since a revision, so they hear of a mark outside it too.
  await tx
    .updateTable('thread')
    .set({ left_inbox_at: revision })
    .where(ofAccount(account))
    .where('id', 'in', ids)
    .where('in_inbox', '=', false)
    .execute();
};
