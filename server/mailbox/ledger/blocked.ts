import { sql } from 'kysely';
import type { Blocked } from '#domain/block.ts';
import { mostAtOnce } from '#domain/bulk.ts';
import type { SwapOf } from '#domain/change/mailbox.ts';
import type { Account, CommandId, MessageId, ThreadId } from '#domain/id.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';

export const blockedAmong = async (tx: Tx, account: Account, emails: readonly string[]): Promise<Blocked> => {
  if (emails.length === 0) return new Set();
  const rows = await tx
    .selectFrom('blocked_sender')
    .select('email')
    .where(ofAccount(account))
    .where('email', 'in', emails)
    .execute();
  return new Set(rows.map((row) => row.email));
};

export const writeBlocks = async (
  tx: Tx,
  account: Account,
  swaps: readonly SwapOf<'block'>[],
  { commandId, revision }: { commandId: CommandId; revision: number },
): Promise<void> => {
  if (swaps.length === 0) return;
  for (const { key: email, is } of swaps) {
    if (is)
      await tx
        .insertInto('blocked_sender')
        .values({ ...accountKey(account), email, command_id: commandId })
        .execute();
    else await tx.deleteFrom('blocked_sender').where(ofAccount(account)).where('email', '=', email).execute();
  }
  await tx
    .updateTable('mailbox')
    .set({ blocked_revision: String(revision) })
    .where(ofAccount(account))
    .execute();
};

export const blockedSince = async (tx: Tx, account: Account, since: number): Promise<string[] | null> => {
  const { blocked_revision } = await tx
    .selectFrom('mailbox')
    .select('blocked_revision')
    .where(ofAccount(account))
    .executeTakeFirstOrThrow();
  if (since > 0 && Number(blocked_revision) <= since) return null;
  const rows = await tx
    .selectFrom('blocked_sender')
    .select('email')
    .where(ofAccount(account))
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
};

/** Inbox messages of blocked senders, by thread. */
export const messagesOfBlocked = async (
  tx: Tx,
  account: Account,
  ids: readonly MessageId[],
): Promise<ReadonlyMap<ThreadId, MessageId[]>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: MessageId; thread_id: ThreadId }>`
    select message.id, message.thread_id
    from message join blocked_sender as blocked
      on blocked.user_id = message.user_id and blocked.account_id = message.account_id and blocked.email = lower(message.sender_email)
    where ${ofAccount(account, 'message')} and message.id = any(${sql.val([...ids])}::text[])
      and 'inbox' = any(message.labels) and not 'sent' = any(message.labels)
  `.execute(tx);
  const threads = Map.groupBy(rows, (row) => row.thread_id);
  return new Map([...threads].map(([threadId, own]) => [threadId, own.map(({ id }) => id)]));
};

/** Inbox threads whose last message is from this sender. A device that was offline may not know them. */
export const threadsLastBy = async (tx: Tx, account: Account, email: string): Promise<ThreadId[]> => {
  const { rows } = await sql<{ id: ThreadId }>`
    select thread.id
    from thread cross join lateral (
      select sender_email from message
      where message.user_id = thread.user_id and message.account_id = thread.account_id and message.thread_id = thread.id
        and not message.labels && array['sent', 'drafts']
      order by received_at desc, message.id desc limit 1
    ) as latest
    where ${ofAccount(account, 'thread')} and thread.in_inbox and lower(latest.sender_email) = ${email}
    order by thread.revision desc
    limit ${mostAtOnce}
  `.execute(tx);
  return rows.map(({ id }) => id);
};
