// An account's quota, exactly: what was spent within the last minute is kept row by row, and a call is made only when it fits.
// Processes take turns on the account's row, so that all workers together stay within it.
import type { UserId } from '#domain/id.ts';
import type { Clock } from '#server/clock.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Lane } from '#server/ports.ts';
import { budget, windowMs } from './units.ts';

/** What a purse needs of the outside world. */
export type PurseWorld = { db: Database; clock: Clock };

/** Room for so many units now, or the milliseconds until there is more. */
export type Room = { units: number; waitMs: number };

export type Payment = { kind: 'paid'; id: string } | { kind: 'no-room'; waitMs: number };

/** Milliseconds by which the clocks of several workers may differ. */
const workersDiffer = 30_000;

/** A call that was never answered may still reach Google until its own time limit; so long its units count as just spent. */
const longestCallMs = 30_000;

/** Takes the units of one call out of the account's minute, or tells how long until they fit. Nothing waits in here. */
export const pay = (
  { db, clock }: PurseWorld,
  userId: UserId,
  { lane, units }: { lane: Lane; units: number },
): Promise<Payment> =>
  db.asUser(userId, async (tx) => {
    const now = clock.now();
    const blockedUntil = await lockPurse(tx, userId, now);
    const spent = await spentOf(tx, userId, now);
    const room = roomIn(spent, lane, blockedUntil, now, units);
    if (room.waitMs > 0) return { kind: 'no-room', waitMs: room.waitMs };
    await tx
      .deleteFrom('quota_spent')
      .where('user_id', '=', userId)
      .where((is) => is.or([is('until', '<=', now), is('until', '>', farAhead(now))]))
      .execute();
    const until = new Date(now.getTime() + longestCallMs + windowMs);
    const { id } = await tx
      .insertInto('quota_spent')
      .values({ user_id: userId, lane, units, until })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { kind: 'paid', id };
  });

/** The call was answered: Google counted it at the latest now, so from now on its minute runs. `calm`: it was not turned away. */
export const answered = ({ db, clock }: PurseWorld, userId: UserId, id: string, calm: boolean): Promise<void> =>
  db.asUser(userId, async (tx) => {
    const until = new Date(clock.now().getTime() + windowMs);
    await tx.updateTable('quota_spent').set({ until }).where('user_id', '=', userId).where('id', '=', id).execute();
    if (!calm) return;
    await tx.updateTable('quota').set({ strikes: 0 }).where('user_id', '=', userId).where('strikes', '>', 0).execute();
  });

/**
 * Google turned a call away: the whole account sleeps, whichever worker it was. At least `retryAfter` seconds where Google named
 * them, and longer with every time in a row, with chance in it so that workers do not wake together.
 */
export const sleep = (
  { db, clock }: PurseWorld,
  userId: UserId,
  { retryAfter = 0, chance = Math.random }: { retryAfter?: number | undefined; chance?: () => number } = {},
): Promise<number> =>
  db.asUser(userId, async (tx) => {
    const now = clock.now();
    const before = await lockPurse(tx, userId, now);
    const { strikes } = await tx
      .updateTable('quota')
      .set((row) => ({ strikes: row('strikes', '+', 1) }))
      .where('user_id', '=', userId)
      .returning('strikes')
      .executeTakeFirstOrThrow();
    const ms = Math.max(retryAfter * 1000, backoffMs(strikes, chance()));
    const until = new Date(Math.max(now.getTime() + ms, before?.getTime() ?? 0));
    await tx
      .updateTable('quota')
      .set({ blocked_until: until, asleep_since: now })
      .where('user_id', '=', userId)
      .execute();
    return ms;
  });

/** Units that fit now into the lane, and how long until `units` of them do. */
export const roomFor = ({ db, clock }: PurseWorld, userId: UserId, lane: Lane, units: number): Promise<Room> =>
  db.asUser(userId, async (tx) => {
    const now = clock.now();
    const blockedUntil = await lockPurse(tx, userId, now);
    return roomIn(await spentOf(tx, userId, now), lane, blockedUntil, now, units);
  });

/** Half to one and a half times 250 ms, doubled with every strike, up to 64 s. `chance` from 0 to 1. */
export const backoffMs = (strikes: number, chance: number): number =>
  Math.min(64_000, 250 * 2 ** Math.min(strikes, 20) * (0.5 + chance));

type Spent = { lane: Lane; units: number; until: Date };

/** Pure: of the units spent, each counting until its moment, what is left for the lane at `now`. */
export const roomIn = (
  spent: readonly Spent[],
  lane: Lane,
  blockedUntil: Date | null,
  now: Date,
  units: number,
): Room => {
  const left = (at: number): number => {
    const counting = spent.filter((one) => one.until.getTime() > at);
    const all = budget.all - sum(counting);
    return lane === 'interactive'
      ? all
      : Math.min(
          all - budget.leftToPerson,
          budget.background - sum(counting.filter((one) => one.lane === 'background')),
        );
  };
  const asleepFor = blockedUntil === null ? 0 : Math.max(0, blockedUntil.getTime() - now.getTime());
  if (asleepFor > 0) return { units: 0, waitMs: asleepFor };
  const here = left(now.getTime());
  if (here >= units) return { units: here, waitMs: 0 };
  const ends = spent.map((one) => one.until.getTime()).toSorted((a, b) => a - b);
  const at = ends.find((end) => left(end) >= units) ?? now.getTime() + windowMs;
  return { units: Math.max(0, here), waitMs: Math.max(1, at - now.getTime()) };
};

const sum = (spent: readonly Spent[]): number => spent.reduce((total, one) => total + one.units, 0);

/** Makes the account's row where it is new, and holds it until the transaction ends. Until when it sleeps, if it does. */
const lockPurse = async (tx: Tx, userId: UserId, now: Date): Promise<Date | null> => {
  const { blocked_until, asleep_since } = await tx
    .insertInto('quota')
    .values({ user_id: userId })
    .onConflict((row) => row.column('user_id').doUpdateSet({ user_id: userId }))
    .returning(['blocked_until', 'asleep_since'])
    .executeTakeFirstOrThrow();
  // Who fell asleep later than now did so by a clock that was set back since, and has slept.
  return asleep_since !== null && asleep_since.getTime() > now.getTime() + workersDiffer ? null : blocked_until;
};

const spentOf = (tx: Tx, userId: UserId, now: Date): Promise<Spent[]> =>
  tx
    .selectFrom('quota_spent')
    .select(['lane', 'units', 'until'])
    .where('user_id', '=', userId)
    .where('until', '>', now)
    .where('until', '<=', farAhead(now))
    .execute();

/** Later than any payment of now could count: a clock that was set back must not stall the account until it has caught up. */
const farAhead = (now: Date): Date => new Date(now.getTime() + 2 * (windowMs + longestCallMs));
