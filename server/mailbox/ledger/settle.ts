import { sql } from 'kysely';
import * as z from 'zod/mini';
import { changedNothing, Done, invert } from '#domain/change/change.ts';
import { relabelled } from '#domain/change/label-edit.ts';
import { MailboxDone, type MailboxSwap } from '#domain/change/mailbox.ts';
import type { Account, CommandId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { closeDelivered, closeFailed } from '#server/ledger/close-commands.ts';
import { isLasting } from '#server/ledger/lasting.ts';
import { mailboxState } from '#server/mailbox/progress.ts';
import { lockMailbox, nextRevision } from '#server/mailbox/revision.ts';
import { showLabels } from '#server/mailbox/show-labels.ts';
import { dropMessages } from '#server/mailbox/store-messages.ts';
import type { Delivered } from '#server/ports.ts';
import { applyChanges } from './apply.ts';
import { describe } from './describe.ts';
import type { OpenRound } from './open-round.ts';
import type { OpenCommand } from './round.ts';

export type Delivery = { open: OpenRound; outcomes: readonly Delivered[]; last: boolean };

/** Temporary refusals stay pending and their command stays open; `last`: no retry follows. */
export const settle = async (ctx: Context, tx: Tx, account: Account, delivery: Delivery): Promise<void> => {
  const { open, outcomes, last } = delivery;
  await lockMailbox(tx, account);
  const revision = await nextRevision(tx, account);
  const over = outcomes.filter((one) => one.kind !== 'refused' || last || isLasting(one.problem));
  await writeProviderLabels(tx, account, open, outcomes);
  crashPoint('settle.labels-written');
  await showLabels(tx, account, await clearPending(tx, account, open, over), revision);
  crashPoint('settle.pending-cleared');
  const gone = outcomes.filter((one) => one.kind === 'gone').map((one) => one.messageId);
  await dropMessages(tx, account, gone, { revision, at: ctx.clock.now() });
  await tx
    .updateTable('mailbox')
    .set((row) => ({ deliveries: row('deliveries', '+', '1'), error: null }))
    .where(ofAccount(account))
    .execute();
  await closeAll(ctx, tx, account, { open, over });
  crashPoint('settle.closed');
  await ctx.live.tell(tx, account, { kind: 'revision', number: revision });
  crashPoint('settle.told');
};

/** Applies only the edit if the answer has no labels, or if newer history arrived in the meantime. */
const writeProviderLabels = async (
  tx: Tx,
  account: Account,
  open: OpenRound,
  outcomes: readonly Delivered[],
): Promise<void> => {
  const answers = new Map(
    outcomes.flatMap((one) => (one.kind === 'done' ? [[one.messageId, one.labels] as const] : [])),
  );
  if (answers.size === 0) return;
  const moved = (await mailboxState(tx, account))?.cursor !== open.cursor;
  const edits = new Map(open.commands.flatMap((command) => command.edits).map((edit) => [edit.messageId, edit]));
  const rows = await tx
    .selectFrom('message')
    .select(['id', 'provider_labels'])
    .where(ofAccount(account))
    .where('id', 'in', [...answers.keys()])
    .execute();
  const labels = rows.map(({ id, provider_labels: before }) => {
    const edit = edits.get(id);
    const answer = answers.get(id) ?? null;
    return { id, labels: answer && !moved ? answer : edit ? relabelled(before, edit) : before };
  });
  await sql`
    update message set provider_labels = array(select jsonb_array_elements_text(now_is.labels))
    from jsonb_to_recordset(${JSON.stringify(labels)}::jsonb) as now_is(id text, labels jsonb)
    where ${ofAccount(account, 'message')} and message.id = now_is.id
  `.execute(tx);
};

const clearPending = async (tx: Tx, account: Account, open: OpenRound, over: readonly Delivered[]) => {
  if (over.length === 0) return [];
  return tx
    .deleteFrom('pending_change')
    .where(ofAccount(account))
    .where(
      'command_id',
      'in',
      open.commands.map(({ id }) => id),
    )
    .where(
      'message_id',
      'in',
      over.map((one) => one.messageId),
    )
    .returning(['message_id as messageId', 'thread_id as threadId'])
    .execute();
};

/** Closes commands without open edits: delivered or failed. */
const closeAll = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  { open, over }: { open: OpenRound; over: readonly Delivered[] },
): Promise<void> => {
  const ends = new Map(over.map((one) => [one.messageId, one]));
  const ended = open.commands.filter(({ edits }) => edits.every(({ messageId }) => ends.has(messageId)));
  const refusedOf = ({ edits }: OpenCommand) =>
    edits.flatMap(({ messageId }) => {
      const one = ends.get(messageId);
      return one?.kind === 'refused' ? [one] : [];
    });
  const delivered = ended.filter((command) => refusedOf(command).length === 0).map(({ id }) => id);
  await closeDelivered(ctx, tx, account, delivered);
  for (const command of ended) {
    const refused = refusedOf(command);
    if (refused.length > 0) await closeRefused(ctx, tx, account, { id: command.id, refused });
  }
};

type End = { id: CommandId; refused: readonly Extract<Delivered, { kind: 'refused' }>[] };

/** Removes the refused part from the result, for an exact undo. */
const closeRefused = async (ctx: Context, tx: Tx, account: Account, { id, refused }: End): Promise<void> => {
  const problem = refused[0]?.problem.code ?? 'unexpected';
  const out = new Set(refused.map((one) => one.messageId));
  const before = await doneOf(tx, account, id);
  const left = before.map((one) => ({ ...one, edits: one.edits.filter((edit) => !out.has(edit.messageId)) }));
  // If the provider refused everything, remove reminders and mutes too.
  const done = left.some((one) => one.edits.length > 0) ? left : await withoutMarks(tx, account, id, left);
  const failed = { id, problem, before: before.map(withoutSwaps), done };
  await closeFailed(ctx, tx, account, { describe }, failed);
};

/** The audit entry covers only the threads with refused labels. */
const withoutSwaps = (one: MailboxDone): MailboxDone => ({ ...one, swaps: [] });

/** Keeps a wake, because the thread would wake again at once. */
const withoutMarks = async (
  tx: Tx,
  account: Account,
  commandId: CommandId,
  done: readonly MailboxDone[],
): Promise<MailboxDone[]> => {
  const marks = done.map((one) => ({ ...one, swaps: one.swaps.filter((swap) => !hasWoken(swap)) }));
  if (marks.every(changedNothing)) return [...done];
  const revision = await nextRevision(tx, account);
  await applyChanges(tx, account, { commandId, changes: marks.toReversed().map(invert), revision });
  return done.map((one) => ({ ...one, edits: [], swaps: [] }));
};

const hasWoken = (swap: MailboxSwap): boolean => swap.of === 'reminder' && swap.is !== null && swap.is.wokenBy !== null;

const doneOf = async (tx: Tx, account: Account, id: CommandId): Promise<MailboxDone[]> => {
  const row = await tx
    .selectFrom('command')
    .select('done')
    .where(ofAccount(account))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return z.array(MailboxDone).parse(z.array(Done).parse(row.done));
};
