// Holds an unsubscribe request for a moment, for undo, then sends it once. It records the attempt first, because a crash must not send it
// twice.

import type { Account, CommandId, MessageId } from '#domain/id.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import { Unsubscribe } from '#domain/unsubscribe.ts';
import { refOf } from '#server/account.ts';
import { recordAudit } from '#server/activity/audit-log.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { lockMailbox, nextRevision } from '#server/mailbox/revision.ts';
import type { OneClick } from '#server/ports.ts';
import { holdOf } from '#server/settings/store.ts';
import { describe } from './describe.ts';

type Args = { messageId: MessageId; messageIds?: readonly MessageId[] | undefined; anyway: boolean };

/** Queues each list once. The caller holds the mailbox's lock. */
export const holdLeaving = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  commandId: CommandId,
  { messageId, messageIds = [], anyway }: Args,
): Promise<void> => {
  for (const one of [messageId, ...messageIds]) await holdOne(ctx, tx, account, commandId, { messageId: one, anyway });
};

const holdOne = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  commandId: CommandId,
  { messageId, anyway }: Omit<Args, 'messageIds'>,
): Promise<void> => {
  const message = await messageOf(tx, account, messageId);
  if (message?.way.kind !== 'one-click') throw new Problem('unsubscribe.no-way');
  if (message.isSpam && !anyway) throw new Problem('unsubscribe.spam');
  const leaves = new Date(ctx.clock.now().getTime() + (await holdOf(tx, account)));
  const queued = { command_id: commandId, message_id: messageId, state: 'queued' as const, leaves_at: leaves };
  const row = await tx
    .insertInto('unsubscription')
    .values({ ...accountKey(account), list: message.list, ...queued })
    .onConflict((known) =>
      known
        .columns(['user_id', 'account_id', 'list'])
        .doUpdateSet(queued)
        .where('unsubscription.state', '=', 'stopped'),
    )
    .returning('list')
    .executeTakeFirst();
  if (row) await ctx.jobs.add(tx, 'lists.leave', { ...refOf(account), list: row.list }, { startAfter: leaves });
};

export const stopLeaving = async (tx: Tx, account: Account, commandId: CommandId): Promise<void> => {
  const stopped = await tx
    .updateTable('unsubscription')
    .set({ state: 'stopped' })
    .where(ofAccount(account))
    .where('command_id', '=', commandId)
    .where('state', '=', 'queued')
    .returning('list')
    .executeTakeFirst();
  if (!stopped) throw new Problem('unsubscribe.left');
};

export const leaveList = async (ctx: Context, account: Account, list: string): Promise<void> => {
  const offer = await ctx.db.asUser(account.userId, (tx) => take(ctx, tx, account, list));
  if (offer === null) return;
  crashPoint('list.asking');
  const outcome: OneClick = offer.url === null ? { kind: 'unsure' } : await ctx.oneClick(offer.url);
  crashPoint('list.answered');
  await ctx.db.asUser(account.userId, (tx) => settle(ctx, tx, account, { list, commandId: offer.commandId, outcome }));
  ctx.log.info('lists.asked', { userId: account.userId, commandId: offer.commandId });
};

/** Null if nothing is due; no address if an earlier worker died during the request. */
const take = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  list: string,
): Promise<{ commandId: CommandId; url: string | null } | null> => {
  const row = await tx
    .selectFrom('unsubscription')
    .selectAll()
    .where(ofAccount(account))
    .where('list', '=', list)
    .forUpdate()
    .executeTakeFirst();
  if (!row || (row.state !== 'queued' && row.state !== 'asking')) return null;
  // A later request after an undo has its own job.
  if (row.state === 'queued' && row.leaves_at > ctx.clock.now()) return null;
  if (row.state === 'asking') return { commandId: row.command_id, url: null };
  const message = await messageOf(tx, account, row.message_id);
  await write(tx, account, list, 'asking');
  return { commandId: row.command_id, url: message?.way.kind === 'one-click' ? message.way.url : '' };
};

type Asked = { list: string; commandId: CommandId; outcome: OneClick };

const settle = async (ctx: Context, tx: Tx, account: Account, { list, commandId, outcome }: Asked): Promise<void> => {
  if (outcome.kind === 'accepted') return write(tx, account, list, 'done');
  await lockMailbox(tx, account);
  await write(tx, account, list, outcome.kind === 'unsure' ? 'unsure' : 'refused');
  const problem: ProblemCode = outcome.kind === 'unsure' ? 'unsubscribe.unsure' : 'unsubscribe.refused';
  await tx
    .updateTable('command')
    .set({ state: 'failed', problem })
    .where(ofAccount(account))
    .where('id', '=', commandId)
    .execute();
  const { userEmail } = await describe(tx, account, []);
  await recordAudit(tx, {
    userId: account.userId,
    userEmail,
    actionType: 'unsubscribe_failed',
    actionDescription: `the list was asked once: ${problem}`,
    at: ctx.clock.now(),
    resourceType: 'command',
    resourceId: commandId,
    metadata: { detail: list },
  });
  const revision = await nextRevision(tx, account);
  await ctx.live.tell(tx, account, { kind: 'revision', number: revision });
};

const write = async (tx: Tx, account: Account, list: string, state: 'asking' | 'done' | 'refused' | 'unsure') => {
  await tx.updateTable('unsubscription').set({ state }).where(ofAccount(account)).where('list', '=', list).execute();
};

const messageOf = async (tx: Tx, account: Account, id: MessageId) => {
  const row = await tx
    .selectFrom('message')
    .select(['unsubscribe', 'labels'])
    .where(ofAccount(account))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || row.unsubscribe === null) return null;
  return { ...Unsubscribe.parse(row.unsubscribe), isSpam: row.labels.includes('spam') };
};
