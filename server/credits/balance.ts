// The balance of a person, whose row is the lock of their credits, and the entries that change it.
import { type CreditBucket, type CreditReason, credits } from '#domain/credits.ts';
import type { CommandId, UserId } from '#domain/id.ts';
import { accountOf } from '#server/account.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import type { Tx } from '#server/db/database.ts';
import { isNewPerson } from './free-grant.ts';

/** `frozen`: nobody spends what was bought, because somebody disputes it. */
export type Balance = Record<CreditBucket, number> & { frozen: boolean };

export const spendable = ({ free, monthly, bought, frozen }: Balance): number => free + monthly + (frozen ? 0 : bought);

/** Everybody else who changes this person's credits waits until the transaction ends. Opens the balance if there is none. */
export const lockBalance = async (ctx: Context, tx: Tx, userId: UserId): Promise<Balance> => {
  const known = await locked(tx, userId);
  if (known !== null) return known;
  await tx
    .insertInto('credit_balance')
    .values({ user_id: userId })
    .onConflict((row) => row.column('user_id').doNothing())
    .execute();
  await locked(tx, userId);
  await giveFree(ctx, tx, userId);
  const opened = await locked(tx, userId);
  if (opened === null) throw new Error('a balance that was just opened is gone');
  return opened;
};

/** The credits that everybody starts with, once per provider account. The caller acts as the person. */
export const welcomeCredits = async (ctx: Context, tx: Tx, userId: UserId): Promise<void> => {
  await lockBalance(ctx, tx, userId);
  await giveFree(ctx, tx, userId);
};

/** The source of what everybody starts with. */
export const freeCredits = 'grant:free';

const giveFree = async (ctx: Context, tx: Tx, userId: UserId): Promise<void> => {
  const source = freeCredits;
  if ((await isKnown(tx, userId, source)) || !(await isNewPerson(ctx, tx, userId))) return;
  await addEntries(ctx, tx, userId, { reason: 'free', source, parts: [{ bucket: 'free', amount: credits.free }] });
};

/** Null if nothing has touched the person's credits yet. */
export const readBalance = async (tx: Tx, userId: UserId): Promise<Balance | null> =>
  balanceIn(await balanceRow(tx, userId).executeTakeFirst());

const locked = async (tx: Tx, userId: UserId): Promise<Balance | null> =>
  balanceIn(await balanceRow(tx, userId).forUpdate().executeTakeFirst());

const balanceRow = (tx: Tx, userId: UserId) =>
  tx.selectFrom('credit_balance').select(['free', 'monthly', 'bought', 'frozen_by']).where('user_id', '=', userId);

type Row = Record<CreditBucket, number> & { frozen_by: readonly string[] };

const balanceIn = (row: Row | undefined): Balance | null => {
  return row === undefined
    ? null
    : { free: row.free, monthly: row.monthly, bought: row.bought, frozen: row.frozen_by.length > 0 };
};

/** Whether this cause has given or taken already. The caller holds the lock. */
export const isKnown = async (tx: Tx, userId: UserId, source: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('credit_entry')
    .select('id')
    .where('user_id', '=', userId)
    .where('source', '=', source)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

export type Part = { bucket: CreditBucket; amount: number };

export type NewEntries = {
  reason: CreditReason;
  source: string;
  commandId?: CommandId;
  /** Whom or what it is about. Stored sealed. */
  about?: string | undefined;
  parts: readonly Part[];
};

/** A trigger adds them to the balance. The caller holds the lock, and tells the person's tabs. */
export const addEntries = async (
  ctx: Context,
  tx: Tx,
  userId: UserId,
  { reason, source, commandId, about, parts }: NewEntries,
): Promise<void> => {
  const at = ctx.clock.now();
  const sealed =
    about === undefined ? null : await ctx.keyring.seal(tx, userId, aboutPlace(source), about.slice(0, longestAbout));
  await tx
    .insertInto('credit_entry')
    .values(
      parts.map(({ bucket, amount }) => ({
        user_id: userId,
        at,
        amount,
        bucket,
        reason,
        source,
        command_id: commandId ?? null,
        about: sealed,
      })),
    )
    .execute();
  crashPoint('credits.added');
};

/** In characters. */
const longestAbout = 80;

/** The place of a sealed `about`. */
export const aboutPlace = (source: string) => ({ table: 'credit_entry', column: 'about', row: source });

/** Null without one, or if its key is lost. */
export const openAbout = (
  ctx: Context,
  tx: Tx,
  userId: UserId,
  { source, about }: { source: string; about: string | null },
): Promise<string | null> =>
  about === null ? Promise.resolve(null) : ctx.keyring.open(tx, userId, aboutPlace(source), about).catch(() => null);

export const tellCredits = async (ctx: Context, tx: Tx, userId: UserId): Promise<void> =>
  ctx.live.tell(tx, await accountOf(tx, userId), { kind: 'credits', number: 0 });
