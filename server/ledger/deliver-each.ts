// Delivers a ledger's commands one at a time, oldest first. A problem stays in its ledger and delays no other.
import { type Done, invert } from '#domain/change/change.ts';
import type { Account, CommandId } from '#domain/id.ts';
import { needsReauth, Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { closeDelivered, closeFailed } from './close-commands.ts';
import { openDone } from './done-column.ts';
import { isLasting } from './lasting.ts';
import type { Ledger, Went } from './ledger.ts';
import { endTrouble, noteTrouble } from './trouble.ts';
import { letWait } from './waiting.ts';

export type OpenCommand = { id: CommandId; done: Done[] };

export type Carrier = Pick<Ledger, 'name' | 'lock' | 'revision' | 'apply' | 'describe'> & {
  /** Must be idempotent, because a worker that dies repeats it. Throws a `Problem`. */
  carry(ctx: Context, account: Account, command: OpenCommand): Promise<void>;
  /** Timeout for the provider, in ms. */
  patience?: number;
};

const usualPatience = 30_000;

export const deliverEach =
  (carrier: Carrier): Ledger['deliver'] =>
  async (ctx, account, last) => {
    const open = await ctx.db.asUser(account.userId, (tx) => oldest(ctx, tx, account, carrier));
    if (open === null) return 'nothing';
    crashPoint('delivery.opened');
    const problem = await problemOf(carrier.carry(ctx, account, open), carrier.patience ?? usualPatience);
    crashPoint('delivery.answered');
    if (problem === null) return settle(ctx, account, carrier, open);
    const about = { userId: account.userId, commandId: open.id, problem: problem.code };
    ctx.log.warn('commands.not-delivered', about, problem);
    if (needsReauth(problem.code)) return postpone(ctx, account, carrier, problem);
    if (isLasting(problem) || last) return giveUp(ctx, account, carrier, { open, problem });
    await ctx.db.asUser(account.userId, (tx) =>
      noteTrouble(ctx, tx, account, { ledger: carrier.name, problem: problem.code }),
    );
    throw problem;
  };

const oldest = async (ctx: Context, tx: Tx, account: Account, { name, lock }: Carrier): Promise<OpenCommand | null> => {
  await lock(tx, account);
  const row = await tx
    .selectFrom('command')
    .select(['id', 'done'])
    .where(ofAccount(account))
    .where('ledger', '=', name)
    .where('state', '=', 'accepted')
    .orderBy('revision')
    .limit(1)
    .executeTakeFirst();
  return row ? { id: row.id, done: await openDone(ctx, tx, account, row.id, row.done) } : null;
};

/** An unknown error or a timeout counts as a temporary problem. */
const problemOf = async (carrying: Promise<void>, patience: number): Promise<Problem | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Problem>((resolve) => {
    timer = setTimeout(() => resolve(new Problem('provider.unavailable')), patience);
  });
  const carried = carrying.then(
    () => null,
    (error: unknown) => (error instanceof Problem ? error : new Problem('unexpected', { cause: error })),
  );
  const problem = await Promise.race([carried, late]);
  clearTimeout(timer);
  return problem;
};

const settle = (ctx: Context, account: Account, { name, lock }: Carrier, { id }: OpenCommand): Promise<Went> =>
  ctx.db.asUser(account.userId, async (tx): Promise<Went> => {
    await lock(tx, account);
    await closeDelivered(ctx, tx, account, [id]);
    crashPoint('settle.closed');
    await endTrouble(ctx, tx, account, name);
    return 'done';
  });

/** A permission is missing: the commands wait until the person reconnects. */
const postpone = (ctx: Context, account: Account, { name, lock }: Carrier, { code }: Problem): Promise<Went> =>
  ctx.db.asUser(account.userId, async (tx): Promise<Went> => {
    await lock(tx, account);
    await letWait(tx, account, name);
    await noteTrouble(ctx, tx, account, { ledger: name, problem: code });
    return 'waits';
  });

type Refused = { open: OpenCommand; problem: Problem };

/** Undoes the command here. The person may retry. */
const giveUp = (ctx: Context, account: Account, carrier: Carrier, { open, problem }: Refused): Promise<Went> =>
  ctx.db.asUser(account.userId, async (tx): Promise<Went> => {
    await carrier.lock(tx, account);
    const revision = await carrier.revision(tx, account);
    const changes = open.done.toReversed().map(invert);
    await carrier.apply(ctx, tx, account, { commandId: open.id, changes, revision });
    const failed = { id: open.id, problem: problem.code, before: open.done, done: [] };
    await closeFailed(ctx, tx, account, carrier, failed);
    await ctx.live.tell(tx, account, { kind: 'revision', number: revision });
    return 'given-up';
  });
