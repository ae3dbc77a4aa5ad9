// The job that carries a command to the provider. It ends in an outcome or waits; it is never left failed, since that would hold
// up the account's later commands.
import type { UserId } from '#domain/id.ts';
import { needsReauth, Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import { mailboxState, setProgress } from '#server/mailbox/progress.ts';
import { lockMailbox } from '#server/mailbox/revision.ts';
import type { Delivered } from '#server/ports.ts';
import { withToken } from '#server/tokens/with-token.ts';
import { letWait, type OpenDelivery, openDelivery } from './open-delivery.ts';
import { isFinal, settle } from './settle.ts';

/** Delivers the account's oldest open command. `last`: there is no later try, so trouble of any kind is an outcome now. */
export const deliver = async (ctx: Context, userId: UserId, last: boolean): Promise<void> => {
  const open = await ctx.db.asUser(userId, (tx) => openDelivery(tx, userId));
  if (open === null) return;
  crashPoint('delivery.opened');
  try {
    const outcomes = await withToken(ctx, userId, 'interactive', (caller) => ctx.provider.deliver(caller, open.edits));
    crashPoint('delivery.answered');
    await ctx.db.asUser(userId, (tx) => settle(ctx, tx, userId, { open, outcomes, last }));
    crashPoint('delivery.settled');
    const passing = outcomes.find((one) => one.kind === 'refused' && !isFinal(one.problem, last));
    if (passing?.kind === 'refused') throw passing.problem;
    ctx.log.info('commands.delivered', { userId, commandId: open.id, messages: outcomes.length });
  } catch (error) {
    await giveWay(ctx, userId, { open, last, error });
  }
};

/** Trouble that passes is thrown for another try; a lost connection makes all commands wait; the rest is taken back and told. */
const giveWay = async (
  ctx: Context,
  userId: UserId,
  { open, last, error }: { open: OpenDelivery; last: boolean; error: unknown },
): Promise<void> => {
  const problem = error instanceof Problem ? error : new Problem('unexpected', { cause: error });
  ctx.log.warn('commands.not-delivered', { userId, commandId: open.id, problem: problem.code }, problem);
  if (!needsReauth(problem.code) && isFinal(problem, last)) {
    const outcomes = open.edits.map(({ messageId }): Delivered => ({ kind: 'refused', messageId, problem }));
    return ctx.db.asUser(userId, (tx) => settle(ctx, tx, userId, { open, outcomes, last: true }));
  }
  const lost = await ctx.db.asUser(userId, async (tx) => {
    await lockMailbox(tx, userId);
    // Connected again while this was on its way: what failed was the connection before.
    const isLost = needsReauth(problem.code) && (await mailboxState(tx, userId))?.connections === open.connections;
    await setProgress(tx, userId, { error: problem.code, ...(isLost ? { needs_reauth: true } : {}) });
    if (isLost) await letWait(tx, userId);
    await ctx.live.tell(tx, userId, { kind: 'sync', number: 0 });
    return isLost;
  });
  crashPoint('delivery.postponed');
  if (!lost) throw problem;
};
