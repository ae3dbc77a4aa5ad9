// One round of a mailbox's delivery: label edits go to the provider, and what came of them is settled.
import type { UserId } from '#domain/id.ts';
import { needsReauth, type Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import type { Went } from '#server/ledger/ledger.ts';
import { letWait } from '#server/ledger/waiting.ts';
import { mailboxState, setProgress } from '#server/mailbox/progress.ts';
import { lockMailbox } from '#server/mailbox/revision.ts';
import type { Delivered } from '#server/ports.ts';
import { carryEdits, refused } from './carry-edits.ts';
import { withLabelsMade } from './make-labels.ts';
import { type OpenRound, openRound } from './open-round.ts';
import { settle } from './settle.ts';

/** `last`: there is no later try, so trouble of any kind is an outcome now. */
export const deliverRound = async (ctx: Context, userId: UserId, last: boolean): Promise<Went> => {
  const found = await ctx.db.asUser(userId, (tx) => openRound(tx, userId));
  if (found === null) return 'nothing';
  crashPoint('delivery.opened');
  const { open, outcomes, trouble } = await carryRound(ctx, userId, found);
  crashPoint('delivery.answered');
  const givenUp = trouble !== null && last && !needsReauth(trouble.code);
  if (trouble) tellTrouble(ctx, userId, open, trouble);
  const settled = givenUp ? withRefused(open, outcomes, trouble) : outcomes;
  if (settled.length > 0 || trouble === null)
    await ctx.db.asUser(userId, (tx) => settle(ctx, tx, userId, { open, outcomes: settled, last }));
  crashPoint('delivery.settled');
  if (givenUp) return 'given-up';
  if (trouble) return giveWay(ctx, userId, open, trouble);
  ctx.log.info('commands.delivered', { userId, count: open.commands.length, messages: outcomes.length });
  return 'done';
};

type Carried = { open: OpenRound; outcomes: Delivered[]; trouble: Problem | null };

const carryRound = async (ctx: Context, userId: UserId, found: OpenRound): Promise<Carried> => {
  const { open, edits, ...made } = await withLabelsMade(ctx, userId, found);
  const carried = made.trouble === null ? await carryEdits(ctx, userId, edits) : made;
  return { open, outcomes: [...made.refused, ...carried.outcomes], trouble: carried.trouble };
};

/** Trouble that passes is thrown for another try; a lost connection makes all commands wait. */
const giveWay = async (ctx: Context, userId: UserId, open: OpenRound, trouble: Problem): Promise<'waits'> => {
  const lost = await ctx.db.asUser(userId, async (tx) => {
    await lockMailbox(tx, userId);
    // Connected again while this was on its way: what failed was the connection before.
    const isLost = needsReauth(trouble.code) && (await mailboxState(tx, userId))?.connections === open.connections;
    await setProgress(tx, userId, { error: trouble.code, ...(isLost ? { needs_reauth: true } : {}) });
    if (isLost) await letWait(tx, userId, 'mailbox');
    await ctx.live.tell(tx, userId, { kind: 'sync', number: 0 });
    return isLost;
  });
  crashPoint('delivery.postponed');
  if (!lost) throw trouble;
  return 'waits';
};

const withRefused = (open: OpenRound, outcomes: readonly Delivered[], trouble: Problem): Delivered[] => {
  const answered = new Set(outcomes.map(({ messageId }) => messageId));
  const rest = open.commands.flatMap(({ edits }) => edits).filter(({ messageId }) => !answered.has(messageId));
  return [...outcomes, ...rest.map(({ messageId }) => refused(messageId, trouble))];
};

const tellTrouble = (ctx: Context, userId: UserId, open: OpenRound, trouble: Problem): void => {
  const [first] = open.commands;
  ctx.log.warn(
    'commands.not-delivered',
    { userId, count: open.commands.length, problem: trouble.code, ...(first ? { commandId: first.id } : {}) },
    trouble,
  );
};
