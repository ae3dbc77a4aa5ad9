// Updates what readers see: provider labels with pending edits over them. Commands and sync both call this in their own transaction.
import { sql } from 'kysely';
import type { Account, MessageId, ThreadId } from '#domain/id.ts';
import type { Label } from '#domain/mail.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';

export type Touched = { messageId: MessageId; threadId: ThreadId };

/** Recomputes the messages' labels and moves their threads to `revision`. */
export const showLabels = async (
  tx: Tx,
  account: Account,
  touched: readonly Touched[],
  revision: number,
): Promise<void> => {
  if (touched.length === 0) return;
  await tx
    .updateTable('message')
    .set({ labels: sql<Label[]>`labels_with_pending(user_id, account_id, id, provider_labels)` })
    .where(ofAccount(account))
    .where('id', 'in', [...new Set(touched.map((one) => one.messageId))])
    .execute();
  await showThreads(tx, account, [...new Set(touched.map((one) => one.threadId))], revision);
};

/** Creates missing threads and updates whether they are in the inbox. */
export const showThreads = async (
  tx: Tx,
  account: Account,
  threadIds: readonly ThreadId[],
  revision: number,
): Promise<void> => {
  if (threadIds.length === 0) return;
  await sql`
    insert into thread as known (user_id, account_id, id, revision, in_inbox, gone)
    select ${account.userId}, ${account.id}, wanted.id, ${revision},
           coalesce(bool_or('inbox' = any(message.labels)), false),
           count(message.id) = 0
    from unnest(${sql.val([...threadIds])}::text[]) as wanted(id)
    left join message on ${ofAccount(account, 'message')} and message.thread_id = wanted.id
    group by wanted.id
    on conflict (user_id, account_id, id) do update set
      revision = excluded.revision,
      in_inbox = excluded.in_inbox,
      gone = excluded.gone,
      left_inbox_at = case
        when known.in_inbox and not excluded.in_inbox then excluded.revision
        when excluded.in_inbox then null
        else known.left_inbox_at end
  `.execute(tx);
};
