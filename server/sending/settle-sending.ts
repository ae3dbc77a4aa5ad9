// Stores a sending's outcome in one transaction: sent with its audit entry, or returned to the person.
import { type Draft, recipientsOf } from '#domain/draft.ts';
import type { Account, MessageId, ThreadId } from '#domain/id.ts';
import type { ProblemCode } from '#domain/problem.ts';
import { refOf } from '#server/account.ts';
import { recordAudit } from '#server/activity/audit-log.ts';
import type { Context } from '#server/context.ts';
import { giveBack } from '#server/credits/ledger.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { priorities, wantMessages } from '#server/mailbox/want-messages.ts';
import { paidAs } from './hold.ts';
import { type Open, standing, writeState } from './open-sending.ts';

export const settleSent = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  open: Open,
  sent: { messageId: MessageId; threadId: ThreadId },
): Promise<void> => {
  const mine = { state: 'sent' as const, problem: null, message_id: sent.messageId };
  if (!(await writeState(ctx, tx, account, open, mine))) return;
  await tx.deleteFrom('draft').where(ofAccount(account)).where('id', '=', open.draft.id).execute();
  const { draft } = open;
  await recordAudit(tx, {
    id: open.id,
    userId: account.userId,
    userEmail: open.ownAddress,
    actionType: draft.kind === 'reply' || draft.kind === 'reply-all' ? 'reply_sent' : 'compose_email',
    actionDescription: `${draft.kind} sent to ${recipientsOf(draft).length}`,
    at: ctx.clock.now(),
    resourceType: 'thread',
    resourceId: sent.threadId,
    metadata: shownOf(draft),
  });
  await wantMessages(tx, account, [{ id: sent.messageId, threadId: sent.threadId }], priorities.now);
  await ctx.jobs.add(tx, 'mailbox.sync', refOf(account), { key: account.id });
  ctx.log.info('sending.sent', { userId: account.userId, messageId: sent.messageId });
};

/** Returns the draft with all its text. `sending.unsure`: it may have left, so Flow never resends it by itself. */
export const settleFailed = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  taken: Open,
  problem: ProblemCode,
): Promise<void> => {
  const open = await standing(tx, account, taken);
  if (open === null) return;
  // Some answers were lost, so 'not found' does not prove 'not sent'.
  const unsure = problem === 'sending.unsure' || (open.state === 'leaving' && !refused.has(problem));
  if (!(await writeState(ctx, tx, account, open, { state: unsure ? 'unsure' : 'failed', problem }))) return;
  await giveBack(ctx, tx, account.userId, { commandId: paidAs(open.id), why: 'failed' });
  await recordAudit(tx, {
    id: open.id,
    userId: account.userId,
    userEmail: open.ownAddress,
    actionType: 'action_failed',
    actionDescription: `sending given up: ${problem}`,
    at: ctx.clock.now(),
    metadata: shownOf(open.draft),
  });
};

const refused: ReadonlySet<ProblemCode> = new Set(['provider.rejected', 'provider.forbidden']);

const shownOf = (draft: Draft) => ({ to_email: recipientsOf(draft)[0]?.email ?? '', subject: draft.subject });
