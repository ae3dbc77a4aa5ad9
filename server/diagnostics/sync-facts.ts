// Details of a mailbox's sync: messages set aside, and the day's comparisons.
import { sql } from 'kysely';
import type { Account } from '#domain/id.ts';
import { comparisons } from '#domain/sync.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { mailboxState } from '#server/mailbox/progress.ts';

export type SyncFacts = {
  error: string | null;
  lastSyncTime: string | null;
  comparedAt: string | null;
  differences: number;
  setAside: number;
  unreadable: number;
};

export const syncFacts = async (tx: Tx, account: Account, now: Date): Promise<SyncFacts> => {
  const mailbox = await mailboxState(tx, account);
  const compared = await comparedSince(tx, account, new Date(now.getTime() - comparisons.everyHours * 3_600_000));
  const setAside = await tx
    .selectFrom('fetch_queue')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where(ofAccount(account))
    // It failed too often and waits.
    .where('next_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const unreadable = await tx
    .selectFrom('message')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where(ofAccount(account))
    .where('state', '=', 'unparsed')
    .executeTakeFirstOrThrow();
  return {
    error: mailbox?.sync.error ?? null,
    lastSyncTime: mailbox?.sync.lastSyncTime ?? null,
    comparedAt: compared.at?.toISOString() ?? null,
    differences: compared.differences,
    setAside: Number(setAside.count),
    unreadable: Number(unreadable.count),
  };
};

/** Sums up every comparison since, so an empty one does not hide earlier findings. */
const comparedSince = async (
  tx: Tx,
  account: Account,
  since: Date,
): Promise<{ at: Date | null; differences: number }> => {
  const row = await tx
    .selectFrom('comparison')
    .select((is) => [
      is.fn.max('finished_at').as('at'),
      sql<string>`coalesce(sum(missing + extra + relabelled + rethreaded) filter (where finished_at > ${since}), 0)`.as(
        'differences',
      ),
    ])
    .where(ofAccount(account))
    .where('finished_at', 'is not', null)
    .where('given_up', '=', false)
    .executeTakeFirstOrThrow();
  return { at: row.at, differences: Number(row.differences) };
};
