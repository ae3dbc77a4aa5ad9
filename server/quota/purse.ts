// Exact quota accounting. Each call's units of the last minute are one row, and a call runs only if it fits the account's and the project's
// minute. Locks on the account and, for background calls, on the project keep all workers within both.
import { sql } from 'kysely';
import type { Account } from '#domain/id.ts';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Priority } from '#server/ports.ts';
import { type Room, roomIn, type Spent, tighter, type UnitsRequest } from './room.ts';
import { budgetOf, budgets, type Purse, windowMs } from './units.ts';

export type PurseWorld = { db: Database; clock: Clock; config: Pick<Config, 'projectUnits'> };

export type Payer = { account: Account; purse: Purse };

export type Payment = { kind: 'paid'; id: string } | { kind: 'no-room'; waitMs: number };

/** Milliseconds of clock difference between workers. */
const workersDiffer = 30_000;

/** An unanswered call may still reach Google within its timeout, so its units count as just spent. */
const longestCallMs = 30_000;

/** Reserves the units of one call, or returns the wait. Never waits itself. */
export const pay = (world: PurseWorld, payer: Payer, request: UnitsRequest): Promise<Payment> =>
  world.db.asUser(payer.account.userId, async (tx) => {
    const now = world.clock.now();
    const room = await roomOf(world, tx, payer, { request, now, turns: request.priority === 'background' });
    if (room.waitMs > 0) return { kind: 'no-room', waitMs: room.waitMs };
    await tx
      .deleteFrom('quota_spent')
      .where(ofAccount(payer.account))
      .where((is) => is.or([is('until', '<=', now), is('until', '>', farAhead(now))]))
      .execute();
    const until = new Date(now.getTime() + longestCallMs + windowMs);
    const { id } = await tx
      .insertInto('quota_spent')
      .values({ ...keyOf(payer), lane: request.priority, units: request.units, until })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { kind: 'paid', id };
  });

/** Google counted the call no later than now, so its minute starts. `calm`: no rate limit. */
export const answered = ({ db, clock }: PurseWorld, payer: Payer, id: string, calm: boolean): Promise<void> =>
  db.asUser(payer.account.userId, async (tx) => {
    const until = new Date(clock.now().getTime() + windowMs);
    const { account, purse } = payer;
    await tx.updateTable('quota_spent').set({ until }).where(ofAccount(account)).where('id', '=', id).execute();
    if (!calm) return;
    await tx
      .updateTable('quota')
      .set({ strikes: 0 })
      .where(ofAccount(account))
      .where('purse', '=', purse)
      .where('strikes', '>', 0)
      .execute();
  });

/**
 * Blocks the account after a rate limit: at least `retryAfter` seconds, longer each time, and randomised so workers do not return
 * together.
 */
export const sleep = (
  { db, clock }: PurseWorld,
  payer: Payer,
  { retryAfter = 0, chance = Math.random }: { retryAfter?: number | undefined; chance?: () => number } = {},
): Promise<number> =>
  db.asUser(payer.account.userId, async (tx) => {
    const now = clock.now();
    const before = await lockPurse(tx, payer, now);
    const { strikes } = await tx
      .updateTable('quota')
      .set((row) => ({ strikes: row('strikes', '+', 1) }))
      .where(ofAccount(payer.account))
      .where('purse', '=', payer.purse)
      .returning('strikes')
      .executeTakeFirstOrThrow();
    const ms = Math.max(retryAfter * 1000, backoffMs(strikes, chance()));
    const until = new Date(Math.max(now.getTime() + ms, before?.getTime() ?? 0));
    await tx
      .updateTable('quota')
      .set({ blocked_until: until, asleep_since: now })
      .where(ofAccount(payer.account))
      .where('purse', '=', payer.purse)
      .execute();
    return ms;
  });

/** Free units at that priority, and the wait for `units`. */
export const roomFor = (world: PurseWorld, account: Account, priority: Priority, units: number): Promise<Room> =>
  world.db.asUser(account.userId, (tx) =>
    roomOf(
      world,
      tx,
      { account, purse: 'mail' },
      { request: { priority, units }, now: world.clock.now(), turns: false },
    ),
  );

/** 125 to 375 ms, doubled with every strike, up to 64 s. `chance` from 0 to 1. */
export const backoffMs = (strikes: number, chance: number): number =>
  Math.min(64_000, 250 * 2 ** Math.min(strikes, 20) * (0.5 + chance));

/** In both minutes. `turns`: other background calls wait until this one paid. */
const roomOf = async (
  { config }: PurseWorld,
  tx: Tx,
  payer: Payer,
  { request, now, turns }: { request: UnitsRequest; now: Date; turns: boolean },
): Promise<Room> => {
  const blockedUntil = await lockPurse(tx, payer, now);
  const asleepFor = blockedUntil === null ? 0 : blockedUntil.getTime() - now.getTime();
  if (asleepFor > 0) return { units: 0, waitMs: asleepFor };
  const own = roomIn(await spentOf(tx, payer, now), budgets[payer.purse], request, now);
  // Google counts contacts by account only.
  if (payer.purse !== 'mail' || own.waitMs > 0) return own;
  // A person's call takes no turns. The background leaves room for two of them.
  if (turns) await sql`select pg_advisory_xact_lock(${projectLock})`.execute(tx);
  return tighter(own, roomIn(await spentByAll(tx, now), budgetOf(config.projectUnits), request, now));
};

const projectLock = 7_316_003;

/** Creates and locks the purse's row. Returns the end of its block. */
const lockPurse = async (tx: Tx, payer: Payer, now: Date): Promise<Date | null> => {
  const { blocked_until, asleep_since } = await tx
    .insertInto('quota')
    .values(keyOf(payer))
    .onConflict((row) => row.columns(['user_id', 'account_id', 'purse']).doUpdateSet(accountKey(payer.account)))
    .returning(['blocked_until', 'asleep_since'])
    .executeTakeFirstOrThrow();
  // A block from the future came from a clock that went back, and is over.
  return asleep_since !== null && asleep_since.getTime() > now.getTime() + workersDiffer ? null : blocked_until;
};

const keyOf = ({ account, purse }: Payer) => ({ ...accountKey(account), purse });

const spentOf = (tx: Tx, { account, purse }: Payer, now: Date): Promise<Spent[]> =>
  tx
    .selectFrom('quota_spent')
    .select(['lane as priority', 'units', 'until'])
    .where(ofAccount(account))
    .where('purse', '=', purse)
    .where('until', '>', now)
    .where('until', '<=', farAhead(now))
    .execute();

const spentByAll = async (tx: Tx, now: Date): Promise<Spent[]> => {
  const { rows } = await sql<{ priority: Priority; units: string; until: Date }>`
    select lane as priority, units, until from spent_by_all('mail', ${now}, ${farAhead(now)})
  `.execute(tx);
  return rows.map((row) => ({ ...row, units: Number(row.units) }));
};

/** Later than any current payment. Without this bound, a clock set back would stall the account. */
const farAhead = (now: Date): Date => new Date(now.getTime() + 2 * (windowMs + longestCallMs));
