import { sql } from 'kysely';
import type { SwapOf } from '#domain/change/mailbox.ts';
import type { Account, CommandId, ThreadId } from '#domain/id.ts';
import type { Reminder, Reminders } from '#domain/reminder.ts';
import { refOf } from '#server/account.ts';
import { recordAudit } from '#server/activity/audit-log.ts';
import type { Context } from '#server/context.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { showThreads } from '#server/mailbox/show-labels.ts';

export const remindersOf = async (tx: Tx, account: Account, threadIds: readonly ThreadId[]): Promise<Reminders> => {
  if (threadIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('reminder')
    .select(['thread_id', 'kind', 'wake_at', 'unless_answered', 'woken_by'])
    .where(ofAccount(account))
    .where('thread_id', 'in', threadIds)
    .execute();
  return new Map(
    rows.map((row): [ThreadId, Reminder] => [
      row.thread_id,
      {
        kind: row.kind,
        wakeAt: row.wake_at.toISOString(),
        unlessAnswered: row.unless_answered,
        wokenBy: row.woken_by,
      },
    ]),
  );
};

export const writeReminders = async (
  tx: Tx,
  account: Account,
  swaps: readonly SwapOf<'reminder'>[],
  { commandId, revision }: { commandId: CommandId; revision: number },
): Promise<void> => {
  for (const { key: threadId, is } of swaps) {
    if (is === null) await drop(tx, account, [threadId]);
    else {
      const row = {
        kind: is.kind,
        wake_at: new Date(is.wakeAt),
        unless_answered: is.unlessAnswered,
        woken_by: is.wokenBy,
        written_in: false,
        command_id: commandId,
      };
      await tx
        .insertInto('reminder')
        .values({ ...accountKey(account), thread_id: threadId, ...row })
        .onConflict((known) => known.columns(['user_id', 'account_id', 'thread_id']).doUpdateSet(row))
        .execute();
    }
  }
  await showThreads(
    tx,
    account,
    swaps.map(({ key }) => key),
    revision,
  );
};

/** A new message wakes a snoozed thread by a job, and cancels a reminder that waits for no answer. The caller holds the mailbox's lock. */
export const noticeMessages = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  written: readonly { threadId: ThreadId; messageId: string }[],
): Promise<void> => {
  const threadIds = await writtenIn(tx, account, written);
  if (threadIds.length === 0) return;
  const known = await remindersOf(tx, account, threadIds);
  const over = [...known].filter(([, { wokenBy, unlessAnswered }]) => wokenBy !== null || unlessAnswered);
  await drop(
    tx,
    account,
    over.map(([threadId]) => threadId),
  );
  for (const [threadId, { wokenBy }] of over) if (wokenBy === null) await tell(ctx, tx, account, threadId);
  const snoozed = [...known].filter(([, { kind, wokenBy }]) => kind === 'snooze' && wokenBy === null);
  if (snoozed.length === 0) return;
  await tx
    .updateTable('reminder')
    .set({ written_in: true })
    .where(ofAccount(account))
    .where(
      'thread_id',
      'in',
      snoozed.map(([threadId]) => threadId),
    )
    .execute();
  await ctx.jobs.add(tx, 'reminders.wake', refOf(account), { key: account.id });
};

const drop = async (tx: Tx, account: Account, threadIds: readonly ThreadId[]): Promise<void> => {
  if (threadIds.length === 0) return;
  await tx.deleteFrom('reminder').where(ofAccount(account)).where('thread_id', 'in', threadIds).execute();
};

/** Waiting threads with a newer message from someone else. The sync may store older mail later. */
const writtenIn = async (
  tx: Tx,
  account: Account,
  written: readonly { threadId: ThreadId; messageId: string }[],
): Promise<ThreadId[]> => {
  if (written.length === 0) return [];
  const { rows } = await sql<{ thread_id: ThreadId }>`
    select distinct message.thread_id
    from message join reminder using (user_id, account_id, thread_id)
    where ${ofAccount(account, 'message')} and message.id = any(${written.map(({ messageId }) => messageId)}::text[])
      and not message.provider_labels && array['sent', 'drafts', 'spam', 'trash']
      and message.received_at > (
        select max(earlier.received_at) from message earlier
        where earlier.user_id = message.user_id and earlier.account_id = message.account_id and earlier.thread_id = message.thread_id
          and not earlier.id = any(${written.map(({ messageId }) => messageId)}::text[]))
  `.execute(tx);
  return rows.map((row) => row.thread_id);
};

const tell = async (ctx: Context, tx: Tx, account: Account, threadId: ThreadId): Promise<void> => {
  const { email } = await tx.selectFrom('mailbox').select('email').where(ofAccount(account)).executeTakeFirstOrThrow();
  const latest = await tx
    .selectFrom('message')
    .select(['sender_email', 'subject'])
    .where(ofAccount(account))
    .where('thread_id', '=', threadId)
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  await recordAudit(tx, {
    userId: account.userId,
    userEmail: email,
    actionType: 'reminder_dropped',
    actionDescription: 'answered before the reminder was due',
    at: ctx.clock.now(),
    resourceType: 'thread',
    resourceId: threadId,
    metadata: latest ? { sender_email: latest.sender_email, subject: latest.subject } : {},
  });
};
