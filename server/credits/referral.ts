// Referrals: who came by whose link. Both get credits once the new person has finished a first triage session.
import { sql } from 'kysely';
import { credits } from '#domain/credits.ts';
import { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import { actingAs } from '#server/db/acting-as.ts';
import type { Tx } from '#server/db/database.ts';
import { freeCredits, isKnown, lockBalance } from './balance.ts';
import { grant } from './ledger.ts';

/** `code`: the id of the person whose link it was. Idempotent. */
export const noteReferral = async (
  ctx: Context,
  userId: UserId,
  { code, referred }: { code: string; referred: string },
): Promise<void> => {
  if (UserId.safeParse(referred.toLowerCase()).data !== userId) throw new Problem('referral.not-you');
  const referrer = UserId.safeParse(code.toLowerCase()).data;
  if (referrer === userId) throw new Problem('referral.own');
  if (referrer === undefined) throw new Problem('referral.unknown');
  const isOlder = await signedUpBefore(ctx, referrer, userId);
  await ctx.db.asUser(userId, async (tx) => {
    const known = await tx
      .selectFrom('referral')
      .select('referrer_id')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (known !== undefined && known.referrer_id !== referrer) throw new Problem('referral.taken');
    if (known !== undefined) return;
    // Two people cannot bring each other, and nobody comes twice.
    if (!isOlder || !(await isNewHere(ctx, tx, userId))) throw new Problem('referral.late');
    await tx
      .insertInto('referral')
      .values({ user_id: userId, referrer_id: referrer, at: ctx.clock.now(), state: 'waiting', settled_at: null })
      .onConflict((row) => row.column('user_id').doNothing())
      .execute();
  });
};

/** Gives both their credits, if the person has triaged enough. Idempotent. */
export const settleReferral = (ctx: Context, userId: UserId): Promise<void> =>
  ctx.db.asUser(userId, async (tx) => {
    const row = await tx
      .selectFrom('referral')
      .select(['referrer_id', 'state'])
      .where('user_id', '=', userId)
      .where('state', 'in', ['waiting', 'released'])
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined || (row.state === 'waiting' && !(await hasTriaged(tx, userId)))) return;
    const source = 'referral:own';
    await grant(ctx, tx, userId, { bucket: 'free', amount: credits.referral, reason: 'referral', source });
    crashPoint('referral.half-given');
    const { referrer_id: referrer } = row;
    const isGiven =
      referrer === null || (await actingAs(tx, referrer, userId, () => reward(ctx, tx, { referrer, userId, row })));
    await tx
      .updateTable('referral')
      .set({ state: isGiven ? 'given' : 'held', settled_at: ctx.clock.now() })
      .where('user_id', '=', userId)
      .execute();
  });

/** The job: gives what an operator has looked at. */
export const settleReleased = async (ctx: Context): Promise<void> => {
  const { rows } = await ctx.db.system((tx) =>
    sql<{ user_id: UserId }>`select user_id from referrals_released()`.execute(tx),
  );
  for (const { user_id } of rows) await settleReferral(ctx, user_id);
};

/** What came of the acting person's link. */
export const ownReferrals = async (ctx: Context, tx: Tx): Promise<OwnReferrals> => {
  const since = new Date(ctx.clock.now().getTime() - month);
  const { rows } = await sql<OwnReferrals>`select * from own_referrals(${since})`.execute(tx);
  return rows[0] ?? { waiting: 0, held: 0, given: 0, lately: 0 };
};

/** `held`: too many in a month. `lately`: given within a month. */
type OwnReferrals = { waiting: number; held: number; given: number; lately: number };

/** Milliseconds. */
const month = 30 * 86_400_000;

type Rewarded = { referrer: UserId; userId: UserId; row: { state: string } };

/** False: the month's share is used up. The lock makes other referrals of the same person wait. */
const reward = async (ctx: Context, tx: Tx, { referrer, userId, row }: Rewarded): Promise<boolean> => {
  await lockBalance(ctx, tx, referrer);
  const { lately } = await ownReferrals(ctx, tx);
  if (row.state !== 'released' && lately >= credits.referralsInMonth) return false;
  const source = `referral:${userId}`;
  await grant(ctx, tx, referrer, { bucket: 'free', amount: credits.referral, reason: 'referral', source });
  return true;
};

const signedUpBefore = async (ctx: Context, referrer: UserId, userId: UserId): Promise<boolean> => {
  const rows = await ctx.db.asAuth
    .selectFrom('user')
    .select(['id', 'createdAt'])
    .where('id', 'in', [referrer, userId])
    .execute();
  const [theirs, own] = [referrer, userId].map((id) => rows.find((row) => row.id === id)?.createdAt);
  const leaving = await ctx.db.system((tx) =>
    sql<{ leaving: boolean }>`select is_leaving(${referrer}) as leaving`.execute(tx),
  );
  if (theirs === undefined || leaving.rows[0]?.leaving) throw new Problem('referral.unknown');
  return own !== undefined && theirs < own;
};

/** They had their free credits in this account, and have not triaged a first session's worth of mail. */
const isNewHere = async (ctx: Context, tx: Tx, userId: UserId): Promise<boolean> => {
  await lockBalance(ctx, tx, userId);
  return (await isKnown(tx, userId, freeCredits)) && !(await hasTriaged(tx, userId));
};

/** By what the server itself carried out. */
const hasTriaged = async (tx: Tx, userId: UserId): Promise<boolean> => {
  const { mails } = await tx
    .selectFrom('activity_daily')
    .select((of) => of.fn.coalesce(of.fn.sum<string>('mails'), of.val('0')).as('mails'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(mails) >= credits.referralTriage;
};
