// The job that carries an account's commands to the provider, round after round until none waits. It ends in outcomes or waits; it
// is never left failed, since that would hold up the account's later commands.
import type { UserId } from '#domain/id.ts';
import { needsReauth, type Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import { carryEdits, refused } from '#server/mailbox/ledger/carry-edits.ts';
import { withLabelsMade } from '#server/mailbox/ledger/make-labels.ts';
import { letWait, type OpenDelivery, openDelivery } from '#server/mailbox/ledger/open-round.ts';
import { settle } from '#server/mailbox/ledger/settle.ts';
import { mailboxState, setProgress } from '#server/mailbox/progress.ts';
import { lockMailbox } from '#server/mailbox/revision.ts';
import type { Delivered } from '#server/ports.ts';

/** Rounds of one job. Between jobs, other accounts have their turn. */
const roundsAtOnce = 20;

/** Delivers the account's open commands, oldest first. `last`: there is no later try, so trouble of any kind is an outcome now. */
export const deliver = async (ctx: Context, userId: UserId, last: boolean): Promise<void> => {
  for (let round = 0; round < roundsAtOnce; round++) {
    const open = await ctx.db.asUser(userId, (tx) => openDelivery(tx, userId));
    if (open === null) return;
    crashPoint('delivery.opened');
    const went = await deliverRound(ctx, userId, open, last);
    if (went === 'waits') return;
    // What comes after what was given up has all its tries before it.
    if (went === 'given-up') break;
  }
  await ctx.db.asUser(userId, (tx) => ctx.jobs.add(tx, 'commands.deliver', { userId }, { key: userId }));
};

const deliverRound = async (
  ctx: Context,
  userId: UserId,
  found: OpenDelivery,
  last: boolean,
): Promise<'done' | 'waits' | 'given-up'> => {
  const { open, edits, ...made } = await withLabelsMade(ctx, userId, found);
  const carried = made.trouble === null ? await carryEdits(ctx, userId, edits) : made;
  const outcomes = [...made.refused, ...carried.outcomes];
  const { trouble } = carried;
  crashPoint('delivery.answered');
  const givenUp = trouble !== null && last && !needsReauth(trouble.code);
  if (trouble) tellTrouble(ctx, userId, open, trouble);
  const settled = givenUp ? withRefused(open, outcomes, trouble) : outcomes;
  if (settled.length > 0 || trouble === null)
    await ctx.db.asUser(userId, (tx) => settle(ctx, tx, userId, { open, outcomes: settled, last }));
  crashPoint('delivery.settled');
  if (givenUp) return 'given-up';
  if (trouble) return giveWay(ctx, userId, open, trouble);
  ctx.log.info('commands.delivered', { userId, count: open.commands.length, messages: edits.length });
  return 'done';
};

/** Trouble that passes is thrown for another try; a lost connection makes all commands wait. */
const giveWay = async (ctx: Context, userId: UserId, open: OpenDelivery, trouble: Problem): Promise<'waits'> => {
  const lost = await ctx.db.asUser(userId, async (tx) => {
    await lockMailbox(tx, userId);
    // Connected again while this was on its way: what failed was the connection before.
    const isLost = needsReauth(trouble.code) && (await mailboxState(tx, userId))?.connections === open.connections;
    await setProgress(tx, userId, { error: trouble.code, ...(isLost ? { needs_reauth: true } : {}) });
    if (isLost) await letWait(tx, userId);
    await ctx.live.tell(tx, userId, { kind: 'sync', number: 0 });
    return isLost;
  });
  crashPoint('delivery.postponed');
  if (!lost) throw trouble;
  return 'waits';
};

const withRefused = (open: OpenDelivery, outcomes: readonly Delivered[], trouble: Problem): Delivered[] => {
  const answered = new Set(outcomes.map(({ messageId }) => messageId));
  const rest = open.commands.flatMap(({ edits }) => edits).filter(({ messageId }) => !answered.has(messageId));
  return [...outcomes, ...rest.map(({ messageId }) => refused(messageId, trouble))];
};

const tellTrouble = (ctx: Context, userId: UserId, open: OpenDelivery, trouble: Problem): void => {
  const [first] = open.commands;
  ctx.log.warn(
    'commands.not-delivered',
    { userId, count: open.commands.length, problem: trouble.code, ...(first ? { commandId: first.id } : {}) },
    trouble,
  );
};
