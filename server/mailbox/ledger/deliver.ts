import type { Account } from '#domain/id.ts';
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

export const deliverRound = async (ctx: Context, account: Account, last: boolean): Promise<Went> => {
  const round = await ctx.db.asUser(account.userId, (tx) => openRound(tx, account));
  if (round === null) return 'nothing';
  crashPoint('delivery.opened');
  const { open, outcomes, trouble } = await carryRound(ctx, account, round);
  crashPoint('delivery.answered');
  const givenUp = trouble !== null && last && !needsReauth(trouble.code);
  if (trouble) tellTrouble(ctx, account, open, trouble);
  const settled = givenUp ? withRefused(open, outcomes, trouble) : outcomes;
  if (settled.length > 0 || trouble === null)
    await ctx.db.asUser(account.userId, (tx) => settle(ctx, tx, account, { open, outcomes: settled, last }));
  crashPoint('delivery.settled');
  if (givenUp) return 'given-up';
  if (trouble) return giveWay(ctx, account, open, trouble);
  ctx.log.info('commands.delivered', {
    userId: account.userId,
    count: open.commands.length,
    messages: outcomes.length,
  });
  return 'done';
};

type Carried = { open: OpenRound; outcomes: Delivered[]; trouble: Problem | null };

const carryRound = async (ctx: Context, account: Account, round: OpenRound): Promise<Carried> => {
  const { open, edits, ...made } = await withLabelsMade(ctx, account, round);
  const carried = made.trouble === null ? await carryEdits(ctx, account, edits) : made;
  return { open, outcomes: [...made.refused, ...carried.outcomes], trouble: carried.trouble };
};

/** Throws a temporary problem for a retry. A lost connection makes all commands wait. */
const giveWay = async (ctx: Context, account: Account, open: OpenRound, trouble: Problem): Promise<'waits'> => {
  const lost = await ctx.db.asUser(account.userId, async (tx) => {
    await lockMailbox(tx, account);
    // The person has reconnected in the meantime, so the old connection caused the error.
    const isLost = needsReauth(trouble.code) && (await mailboxState(tx, account))?.connections === open.connections;
    await setProgress(tx, account, { error: trouble.code, ...(isLost ? { needs_reauth: true } : {}) });
    if (isLost) await letWait(tx, account, 'mailbox');
    await ctx.live.tell(tx, account, { kind: 'sync', number: 0 });
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

const tellTrouble = (ctx: Context, account: Account, open: OpenRound, trouble: Problem): void => {
  const [first] = open.commands;
  ctx.log.warn(
    'commands.not-delivered',
    {
      userId: account.userId,
      count: open.commands.length,
      problem: trouble.code,
      ...(first ? { commandId: first.id } : {}),
    },
    trouble,
  );
};
