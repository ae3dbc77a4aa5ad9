// Wakes deferred threads with a command of Flow's own. The wake and its command share one transaction, so a crash cannot wake twice.
import { sql } from 'kysely';
import type { Account, ThreadId } from '#domain/id.ts';
import { refsIn } from '#server/account.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { giveOwn } from '#server/ledger/give-own.ts';
import { queueReminderNotice } from '#server/mailbox/queue-notice.ts';
import { lockMailbox, nextRevision } from '#server/mailbox/revision.ts';
import { mailboxLedger } from './mailbox-ledger.ts';

/** Queues a job for each account with a due reminder. */
export const remindDue = (ctx: Context): Promise<void> =>
  ctx.db.system(async (tx) => {
    for (const ref of await refsIn(tx, sql`reminders_due(${ctx.clock.now()})`))
      await ctx.jobs.add(tx, 'reminders.wake', ref, { key: ref.accountId });
  });

const atOnce = 200;

export const wakeDue = (ctx: Context, account: Account): Promise<void> =>
  ctx.db.asUser(account.userId, async (tx) => {
    await lockMailbox(tx, account);
    const due = await dueThreads(ctx, tx, account);
    for (const by of ['time', 'message'] as const) {
      const threadIds = due.filter((one) => one.by === by).map((one) => one.threadId);
      if (by === 'time') await queueReminderNotice(ctx, tx, account, threadIds);
      for (let from = 0; from < threadIds.length; from += atOnce) {
        const args = { threadIds: threadIds.slice(from, from + atOnce), by };
        const revision = await nextRevision(tx, account);
        await giveOwn(ctx, tx, account, mailboxLedger, {
          command: { kind: 'wake', args },
          description: `wake on ${args.threadIds.length} thread${args.threadIds.length === 1 ? '' : 's'}`,
          revision,
        });
        await ctx.live.tell(tx, account, { kind: 'revision', number: revision });
      }
    }
    crashPoint('reminders.woken');
  });

const dueThreads = async (
  ctx: Context,
  tx: Tx,
  account: Account,
): Promise<{ threadId: ThreadId; by: 'time' | 'message' }[]> => {
  await tx
    .deleteFrom('reminder')
    .where(ofAccount(account))
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('message')
            .select('id')
            .whereRef('message.user_id', '=', 'reminder.user_id')
            .whereRef('message.account_id', '=', 'reminder.account_id')
            .whereRef('message.thread_id', '=', 'reminder.thread_id'),
        ),
      ),
    )
    .execute();
  const rows = await tx
    .selectFrom('reminder')
    .select(['thread_id', 'written_in'])
    .where(ofAccount(account))
    .where('woken_by', 'is', null)
    .where((is) => is.or([is('wake_at', '<=', ctx.clock.now()), is('written_in', '=', true)]))
    .orderBy('wake_at')
    .execute();
  return rows.map((row) => ({ threadId: row.thread_id, by: row.written_in ? 'message' : 'time' }));
};
