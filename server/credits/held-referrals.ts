// Referrals beyond a month's share, for the operator: whose they are, and how to give their credits.
import { sql } from 'kysely';
import type { UserId } from '#domain/id.ts';
import type { Database } from '#server/db/database.ts';

type HeldReferrals = { referrer_id: UserId; people: number; newest: Date };

export const heldReferrals = (db: Database): Promise<HeldReferrals[]> =>
  db.system(async (tx) => (await sql<HeldReferrals>`select * from referrals_held()`.execute(tx)).rows);

/** Returns how many. A job then gives the credits. */
export const releaseReferrals = (db: Database, referrer: UserId): Promise<number> =>
  db.system(async (tx) => {
    const { rows } = await sql<{ count: number }>`select release_referrals(${referrer}) as count`.execute(tx);
    return rows[0]?.count ?? 0;
  });

export const heldLines = (held: readonly HeldReferrals[]): string =>
  held.length === 0
    ? 'No referrals wait.'
    : held.map((one) => `${one.referrer_id}  ${one.people} people, the last at ${one.newest.toISOString()}`).join('\n');
