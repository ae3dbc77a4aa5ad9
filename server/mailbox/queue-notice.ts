// Asks for notices about mail. Without a device that listens, no job is worth it.
import type { Account, MessageId, ThreadId } from '#domain/id.ts';
import { refOf } from '#server/account.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';

/** More at once is a mailbox that Flow reads for the first time. */
const most = 50;

export const queueMailNotice = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  messageIds: readonly MessageId[],
): Promise<void> => {
  if (messageIds.length === 0 || messageIds.length > most || !(await isHeard(ctx, tx, account))) return;
  await ctx.jobs.add(tx, 'notices.send', { ...refOf(account), about: { kind: 'mail', messageIds: [...messageIds] } });
};

export const queueReminderNotice = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  threadIds: readonly ThreadId[],
): Promise<void> => {
  if (threadIds.length === 0 || !(await isHeard(ctx, tx, account))) return;
  const about = { kind: 'reminder' as const, threadIds: threadIds.slice(0, most) };
  await ctx.jobs.add(tx, 'notices.send', { ...refOf(account), about });
};

const isHeard = async (ctx: Context, tx: Tx, { userId }: Account): Promise<boolean> =>
  ctx.webPush !== null &&
  (await tx.selectFrom('push_subscription').select('id').where('user_id', '=', userId).limit(1).executeTakeFirst()) !==
    undefined;
