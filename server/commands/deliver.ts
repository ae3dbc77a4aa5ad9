// The job that carries one command to the provider. The answer replaces the provider's labels and removes what was pending in one
// transaction. It ends in an outcome or waits; it is never left failed, since that would hold up the account's later commands.
import type { LabelEdit } from '#domain/change.ts';
import type { CommandId, MessageId, UserId } from '#domain/id.ts';
import { needsReauth, Problem, type ProblemCode } from '#domain/problem.ts';
import { recordAudit } from '#server/activity/audit-log.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { setProgress } from '#server/mailbox/progress.ts';
import { lockMailbox, nextRevision } from '#server/mailbox/revision.ts';
import { showLabels } from '#server/mailbox/show-labels.ts';
import { dropMessages } from '#server/mailbox/store-messages.ts';
import { withToken } from '#server/tokens/with-token.ts';
import { describe } from './describe.ts';

/** `last`: there is no later try, so trouble of any kind is an outcome now. */
export const deliver = async (ctx: Context, userId: UserId, commandId: CommandId, last: boolean): Promise<void> => {
  const open = await ctx.db.asUser(userId, (tx) => openDelivery(tx, userId, commandId));
  if (open === 'nothing') return;
  try {
    const answers = await withToken(ctx, userId, (token) => ctx.provider.deliver(token, open));
    await ctx.db.asUser(userId, (tx) => settle(ctx, tx, userId, commandId, answers));
    ctx.log.info('commands.delivered', { userId, commandId, messages: answers.length });
  } catch (error) {
    await giveWay(ctx, userId, commandId, error, last);
  }
};

/** The edits still pending for a command, or nothing to do: it is settled, or the account must be connected again first. */
const openDelivery = async (tx: Tx, userId: UserId, commandId: CommandId): Promise<LabelEdit[] | 'nothing'> => {
  const command = await tx
    .selectFrom('command')
    .innerJoin('mailbox', 'mailbox.user_id', 'command.user_id')
    .select(['state', 'needs_reauth'])
    .where('command.user_id', '=', userId)
    .where('id', '=', commandId)
    .executeTakeFirst();
  if (command?.state !== 'accepted') return 'nothing';
  if (command.needs_reauth) {
    await setState(tx, userId, commandId, 'waiting');
    return 'nothing';
  }
  const rows = await tx
    .selectFrom('pending_change')
    .select(['message_id', 'thread_id', 'adds', 'removes'])
    .where('user_id', '=', userId)
    .where('command_id', '=', commandId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    messageId: row.message_id,
    threadId: row.thread_id,
    add: row.adds,
    remove: row.removes,
  }));
};

type Answer = { messageId: MessageId; labels: string[] | null };

const settle = async (ctx: Context, tx: Tx, userId: UserId, commandId: CommandId, answers: readonly Answer[]) => {
  await lockMailbox(tx, userId);
  const revision = await nextRevision(tx, userId);
  const cleared = await clearPending(tx, userId, commandId);
  for (const { messageId, labels } of answers) {
    if (labels === null) continue;
    await tx
      .updateTable('message')
      .set({ provider_labels: labels })
      .where('user_id', '=', userId)
      .where('id', '=', messageId)
      .execute();
  }
  await showLabels(tx, userId, cleared, revision);
  const gone = answers.flatMap((answer) => (answer.labels === null ? [answer.messageId] : []));
  await dropMessages(tx, userId, gone, revision);
  await tx
    .updateTable('mailbox')
    .set((row) => ({ deliveries: row('deliveries', '+', '1'), error: null }))
    .where('user_id', '=', userId)
    .execute();
  await setState(tx, userId, commandId, 'delivered', { at: ctx.clock.now() });
  await ctx.live.tell(tx, userId, { kind: 'revision', number: revision });
};

const clearPending = async (tx: Tx, userId: UserId, commandId: CommandId) => {
  const rows = await tx
    .deleteFrom('pending_change')
    .where('user_id', '=', userId)
    .where('command_id', '=', commandId)
    .returning(['message_id as messageId', 'thread_id as threadId'])
    .execute();
  return rows;
};

/** Trouble that passes is thrown for another try; a lost connection makes the command wait; a refusal is taken back and told. */
const giveWay = async (
  ctx: Context,
  userId: UserId,
  commandId: CommandId,
  error: unknown,
  last: boolean,
): Promise<void> => {
  const problem = error instanceof Problem ? error : new Problem('unexpected', { cause: error });
  ctx.log.warn('commands.not-delivered', { userId, commandId, problem: problem.code }, problem);
  if (needsReauth(problem.code)) {
    await ctx.db.asUser(userId, async (tx) => {
      await setProgress(tx, userId, { needs_reauth: true, error: problem.code });
      await setState(tx, userId, commandId, 'waiting');
      await ctx.live.tell(tx, userId, { kind: 'sync', number: 0 });
    });
    return;
  }
  if (!last && !lasting.has(problem.code)) {
    await ctx.db.asUser(userId, async (tx) => {
      await setProgress(tx, userId, { error: problem.code });
      await ctx.live.tell(tx, userId, { kind: 'sync', number: 0 });
    });
    throw problem;
  }
  await ctx.db.asUser(userId, (tx) => takeBack(ctx, tx, userId, commandId, problem.code));
};

const lasting: ReadonlySet<ProblemCode> = new Set(['provider.rejected', 'provider.forbidden', 'provider.not-found']);
const takeBack = async (ctx: Context, tx: Tx, userId: UserId, commandId: CommandId, problem: ProblemCode) => {
  await lockMailbox(tx, userId);
  const revision = await nextRevision(tx, userId);
  const cleared = await clearPending(tx, userId, commandId);
  await showLabels(tx, userId, cleared, revision);
  await setState(tx, userId, commandId, 'failed', { problem });
  const about = await describe(tx, userId, [...new Set(cleared.map((one) => one.threadId))]);
  await recordAudit(tx, {
    userId,
    userEmail: about.userEmail,
    actionType: 'action_failed',
    actionDescription: `delivery given up: ${problem}`,
    at: ctx.clock.now(),
    resourceType: 'command',
    resourceId: commandId,
    metadata: about.metadata,
  });
  await ctx.live.tell(tx, userId, { kind: 'revision', number: revision });
};

const setState = async (
  tx: Tx,
  userId: UserId,
  commandId: CommandId,
  state: 'waiting' | 'delivered' | 'failed',
  more: { at?: Date; problem?: ProblemCode } = {},
): Promise<void> => {
  await tx
    .updateTable('command')
    .set({ state, problem: more.problem ?? null, ...(more.at ? { delivered_at: more.at } : {}) })
    .where('user_id', '=', userId)
    .where('id', '=', commandId)
    .execute();
};
