// What a delivery came to, written down in one transaction: the provider's labels, what is no longer pending, and how the command ended.
import * as z from 'zod/mini';
import { Done, invert, type LabelEdit, relabelled } from '#domain/change.ts';
import type { CommandId, MessageId, UserId } from '#domain/id.ts';
import type { Problem, ProblemCode } from '#domain/problem.ts';
import { recordAudit } from '#server/activity/audit-log.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import type { Tx } from '#server/db/database.ts';
import { applyChanges } from '#server/mailbox/apply.ts';
import { mailboxState } from '#server/mailbox/progress.ts';
import { lockMailbox, nextRevision } from '#server/mailbox/revision.ts';
import { showLabels } from '#server/mailbox/show-labels.ts';
import { dropMessages } from '#server/mailbox/store-messages.ts';
import type { Delivered } from '#server/ports.ts';
import { describe } from './describe.ts';
import type { OpenDelivery } from './open-delivery.ts';

/** Another try would not change it; `last`: there is none. */
export const isFinal = (problem: Problem, last: boolean): boolean => last || lasting.has(problem.code);

const lasting: ReadonlySet<ProblemCode> = new Set(['provider.rejected', 'provider.forbidden', 'provider.not-found']);

export type Delivery = { open: OpenDelivery; outcomes: readonly Delivered[]; last: boolean };

/** Messages whose refusal may pass stay pending, and the command stays open while there are any. */
export const settle = async (ctx: Context, tx: Tx, userId: UserId, delivery: Delivery): Promise<void> => {
  const { open, outcomes, last } = delivery;
  await lockMailbox(tx, userId);
  const revision = await nextRevision(tx, userId);
  const moved = (await mailboxState(tx, userId))?.cursor !== open.cursor;
  for (const one of outcomes)
    if (one.kind === 'done') await writeProviderLabels(tx, userId, one, moved ? editOf(open, one.messageId) : null);
  crashPoint('settle.labels-written');
  const refused = outcomes.filter((one) => one.kind === 'refused' && isFinal(one.problem, last));
  const over = outcomes.filter((one) => one.kind !== 'refused' || isFinal(one.problem, last));
  await showLabels(tx, userId, await clearPending(tx, userId, open.id, over), revision);
  crashPoint('settle.pending-cleared');
  const gone = outcomes.filter((one) => one.kind === 'gone').map((one) => one.messageId);
  await dropMessages(tx, userId, gone, { revision, at: ctx.clock.now() });
  await tx
    .updateTable('mailbox')
    .set((row) => ({ deliveries: row('deliveries', '+', '1'), error: null }))
    .where('user_id', '=', userId)
    .execute();
  if (over.length === outcomes.length) await close(ctx, tx, userId, { id: open.id, refused });
  crashPoint('settle.closed');
  await ctx.live.tell(tx, userId, { kind: 'revision', number: revision });
  crashPoint('settle.told');
};

const editOf = (open: OpenDelivery, id: MessageId): LabelEdit | null =>
  open.edits.find((edit) => edit.messageId === id) ?? null;

/** Where history was laid meanwhile, the answer may be older than it: then only what this delivery changed is laid over that. */
const writeProviderLabels = async (
  tx: Tx,
  userId: UserId,
  answer: Extract<Delivered, { kind: 'done' }>,
  over: LabelEdit | null,
): Promise<void> => {
  const row = await tx
    .selectFrom('message')
    .select('provider_labels')
    .where('user_id', '=', userId)
    .where('id', '=', answer.messageId)
    .executeTakeFirst();
  if (!row) return;
  await tx
    .updateTable('message')
    .set({ provider_labels: over ? relabelled(row.provider_labels, over) : answer.labels })
    .where('user_id', '=', userId)
    .where('id', '=', answer.messageId)
    .execute();
};

const clearPending = async (tx: Tx, userId: UserId, commandId: CommandId, over: readonly Delivered[]) => {
  if (over.length === 0) return [];
  return tx
    .deleteFrom('pending_change')
    .where('user_id', '=', userId)
    .where('command_id', '=', commandId)
    .where(
      'message_id',
      'in',
      over.map((one) => one.messageId),
    )
    .returning(['message_id as messageId', 'thread_id as threadId'])
    .execute();
};

type End = { id: CommandId; refused: readonly Delivered[] };

/** Done, or told as failed with whatever of it was refused taken out of what it did, so that an undo brings back no more. */
const close = async (ctx: Context, tx: Tx, userId: UserId, { id, refused }: End): Promise<void> => {
  const problem = refused.flatMap((one) => (one.kind === 'refused' ? [one.problem.code] : []))[0];
  if (problem === undefined) {
    await tx
      .updateTable('command')
      .set({ state: 'delivered', problem: null, delivered_at: ctx.clock.now() })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute();
    return;
  }
  const out = new Set(refused.map((one) => one.messageId));
  const before = await doneOf(tx, userId, id);
  const left = before.map((one) => ({ ...one, edits: one.edits.filter((edit) => !out.has(edit.messageId)) }));
  // Where nothing of it came about, the threads do not wait either.
  const done = left.some((one) => one.edits.length > 0) ? left : await withoutWaits(tx, userId, id, left);
  await tx
    .updateTable('command')
    .set({ state: 'failed', problem, done: JSON.stringify(done) })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
  const threadIds = before.flatMap((one) => one.edits).map((edit) => edit.threadId);
  const about = await describe(tx, userId, [...new Set(threadIds)]);
  await recordAudit(tx, {
    userId,
    userEmail: about.userEmail,
    actionType: 'action_failed',
    actionDescription: `delivery given up: ${problem}`,
    at: ctx.clock.now(),
    resourceType: 'command',
    resourceId: id,
    metadata: about.metadata,
  });
};

/** That a thread woke is not taken back: it would wake again at once. */
const withoutWaits = async (tx: Tx, userId: UserId, commandId: CommandId, done: readonly Done[]): Promise<Done[]> => {
  const waits = done.map((one) => ({
    ...one,
    reminders: one.reminders?.filter(({ is }) => is === null || is.wokenBy === null) ?? [],
  }));
  if (waits.every(({ reminders }) => reminders.length === 0)) return [...done];
  const revision = await nextRevision(tx, userId);
  await applyChanges(tx, userId, { commandId, changes: waits.toReversed().map(invert), revision });
  return done.map(({ kind }) => ({ kind, edits: [] }));
};

const doneOf = async (tx: Tx, userId: UserId, id: CommandId): Promise<Done[]> => {
  const row = await tx
    .selectFrom('command')
    .select('done')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return z.array(Done).parse(row.done);
};
