import type { Account } from '#domain/id.ts';
import { comparisons } from '#domain/sync.ts';
import type { Cursor } from '#server/cursor.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';

export type Comparison = {
  dueAt: Date;
  /** The provider's cursor before the first page. Null until the comparison begins. */
  anchor: Cursor | null;
  /** Listings still to read. The first is in progress. */
  listings: string[];
  pageToken: string | null;
};

/** Marks a listed row without a label: younger or older than five years. */
export const listedMarks = { young: '', old: ' ' } as const;

export const openComparison = async (tx: Tx, account: Account): Promise<Comparison | null> => {
  const row = await tx
    .selectFrom('comparison')
    .select(['due_at as dueAt', 'anchor', 'listings', 'page_token as pageToken'])
    .where(ofAccount(account))
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
};

/**
 * Plans a comparison for now, or later if too many began within the hour. A gap replaces a running comparison, whose anchor lies
 * before it.
 */
export const planComparison = async (tx: Tx, account: Account, reason: 'gap' | 'daily', now: Date): Promise<void> => {
  if (reason === 'gap')
    await tx
      .updateTable('comparison')
      .set({ finished_at: now, given_up: true })
      .where(ofAccount(account))
      .where('finished_at', 'is', null)
      .where('anchor', 'is not', null)
      .execute();
  if (await openComparison(tx, account)) return;
  const last = await tx
    .selectFrom('comparison')
    .select('due_at')
    .where(ofAccount(account))
    .orderBy('due_at', 'desc')
    .limit(comparisons.anHour)
    .execute();
  const full = last.length < comparisons.anHour ? undefined : last.at(-1)?.due_at;
  const due = Math.max(
    now.getTime(),
    (last[0]?.due_at.getTime() ?? 0) + 1,
    full === undefined ? 0 : full.getTime() + 3_600_000,
  );
  await tx
    .insertInto('comparison')
    .values({
      ...accountKey(account),
      due_at: new Date(due),
      reason,
      anchor: null,
      page_token: null,
      finished_at: null,
    })
    .execute();
};
