// The ledger of credits. Each change has a source, and a repeat of it changes nothing. The caller's transaction acts as the person.
// `spend` and `giveBack` tell no tab, because whoever accepts or ends a command tells them anyway.
import { buckets, type CreditBucket, type GiveBackReason, type GrantReason, SpendReason } from '#domain/credits.ts';
import type { CommandId, UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import {
  addEntries,
  type Balance,
  isKnown,
  lockBalance,
  openAbout,
  type Part,
  spendable,
  tellCredits,
} from './balance.ts';

/** What is paid for. `about`: whom or what it is about, for the person's own list. */
export type Order = { commandId: CommandId; amount: number; reason: SpendReason; about?: string | undefined };

/** Throws `credits.none`. Takes nothing where Flow counts no credits, or a second time for the same command. */
export const spend = async (
  ctx: Context,
  tx: Tx,
  userId: UserId,
  { commandId, amount, reason, about }: Order,
): Promise<void> => {
  if (amount === 0 || ctx.config.credits === 'unlimited') return;
  const balance = await lockBalance(ctx, tx, userId);
  const source = spentOn(commandId);
  if (await isKnown(tx, userId, source)) return;
  if (spendable(balance) < amount) throw new Problem('credits.none');
  await addEntries(ctx, tx, userId, { reason, source, commandId, about, parts: taken(balance, amount) });
};

/** Gives back what a command cost, to where it came from, once. Nothing, if it cost nothing. */
export const giveBack = async (
  ctx: Context,
  tx: Tx,
  userId: UserId,
  { commandId, why }: { commandId: CommandId; why: GiveBackReason },
): Promise<void> => {
  const spent = await tx
    .selectFrom('credit_entry')
    .select(['bucket', 'amount'])
    .where('user_id', '=', userId)
    .where('source', '=', spentOn(commandId))
    .execute();
  if (spent.length === 0) return;
  await lockBalance(ctx, tx, userId);
  const source = givenBack(commandId);
  if (await isKnown(tx, userId, source)) return;
  const parts = spent.map(({ bucket, amount }) => ({ bucket, amount: -amount }));
  await addEntries(ctx, tx, userId, { reason: why, source, commandId, parts });
};

/** A redo takes again what its undo gave back for the command `as`. Throws `credits.none`. */
export const spendAgain = async (
  ctx: Context,
  tx: Tx,
  userId: UserId,
  { commandId, as }: { commandId: CommandId; as: CommandId },
): Promise<void> => {
  const before = await tx
    .selectFrom('credit_entry')
    .select(['amount', 'reason', 'about'])
    .where('user_id', '=', userId)
    .where('source', '=', spentOn(as))
    .execute();
  const reason = SpendReason.safeParse(before[0]?.reason).data;
  if (reason === undefined || !(await isKnown(tx, userId, givenBack(as)))) return;
  const amount = before.reduce((sum, one) => sum - one.amount, 0);
  const about = await openAbout(ctx, tx, userId, { source: spentOn(as), about: before[0]?.about ?? null });
  await spend(ctx, tx, userId, { commandId, amount, reason, about: about ?? undefined });
};

/** False: that source was given already. */
export const grant = async (
  ctx: Context,
  tx: Tx,
  userId: UserId,
  { bucket, amount, reason, source }: { bucket: CreditBucket; amount: number; reason: GrantReason; source: string },
): Promise<boolean> => {
  await lockBalance(ctx, tx, userId);
  if (await isKnown(tx, userId, source)) return false;
  await addEntries(ctx, tx, userId, { reason, source, parts: [{ bucket, amount }] });
  await tellCredits(ctx, tx, userId);
  return true;
};

/**
 * A refund takes back at most what is left in its bucket. Returns how many credits it took, and 0 for a source that took
 * already.
 */
export const takeBack = async (
  ctx: Context,
  tx: Tx,
  userId: UserId,
  { bucket = 'bought', amount, source }: { bucket?: 'monthly' | 'bought'; amount: number; source: string },
): Promise<number> => {
  const balance = await lockBalance(ctx, tx, userId);
  if (await isKnown(tx, userId, source)) return 0;
  const most = Math.min(amount, balance[bucket]);
  // Also 0, so that a repeat takes nothing of what comes later.
  await addEntries(ctx, tx, userId, { reason: 'refund', source, parts: [{ bucket, amount: 0 - most }] });
  await tellCredits(ctx, tx, userId);
  return most;
};

/** Nobody spends what was bought while a source freezes it. */
export const freeze = (ctx: Context, tx: Tx, userId: UserId, source: string): Promise<void> =>
  changeFreezing(ctx, tx, userId, (by) => [...by.filter((one) => one !== source), source]);

export const unfreeze = (ctx: Context, tx: Tx, userId: UserId, source: string): Promise<void> =>
  changeFreezing(ctx, tx, userId, (by) => by.filter((one) => one !== source));

const changeFreezing = async (
  ctx: Context,
  tx: Tx,
  userId: UserId,
  change: (by: readonly string[]) => string[],
): Promise<void> => {
  await lockBalance(ctx, tx, userId);
  const { frozen_by: by } = await tx
    .selectFrom('credit_balance')
    .select('frozen_by')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('credit_balance')
    .set({ frozen_by: change(by) })
    .where('user_id', '=', userId)
    .execute();
  await tellCredits(ctx, tx, userId);
};

const spentOn = (commandId: CommandId): string => `command:${commandId}`;
const givenBack = (commandId: CommandId): string => `back:${commandId}`;

/** In the order of the buckets. The balance has that many. */
const taken = (balance: Balance, amount: number): Part[] => {
  let left = amount;
  return buckets
    .map((bucket) => {
      const some = bucket === 'bought' && balance.frozen ? 0 : Math.min(left, balance[bucket]);
      left -= some;
      return { bucket, amount: -some };
    })
    .filter((part) => part.amount !== 0);
};
