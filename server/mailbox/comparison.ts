// Comparisons of the whole mailbox with the provider's: when one is due, how far it is, and what the last ones found.
import type { UserId } from '#domain/id.ts';
import { comparisons } from '#domain/sync.ts';
import type { Tx } from '#server/db/database.ts';

export type Comparison = {
  dueAt: Date;
  /** The provider's history id before the first page; null until it begins. */
  anchor: string | null;
  /** Still to be listed, the first of them under way. */
  listings: string[];
  pageToken: string | null;
};

/** What stands in a listed row's label where it says that the message exists: younger, or older, than five years. */
export const listedMarks = { young: '', old: ' ' } as const;

/** The one that is due or under way. */
export const openComparison = async (tx: Tx, userId: UserId): Promise<Comparison | null> => {
  const row = await tx
    .selectFrom('comparison')
    .select(['due_at as dueAt', 'anchor', 'listings', 'page_token as pageToken'])
    .where('user_id', '=', userId)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
};

/**
 * Plans one for now, or for later where too many began within the hour. One that is under way was anchored before what happened in a
 * gap, so it is given up for the one that is to find that.
 */
export const planComparison = async (tx: Tx, userId: UserId, reason: 'gap' | 'daily', now: Date): Promise<void> => {
  if (reason === 'gap')
    await tx
      .updateTable('comparison')
      .set({ finished_at: now, given_up: true })
      .where('user_id', '=', userId)
      .where('finished_at', 'is', null)
      .where('anchor', 'is not', null)
      .execute();
  if (await openComparison(tx, userId)) return;
  const last = await tx
    .selectFrom('comparison')
    .select('due_at')
    .where('user_id', '=', userId)
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
    .values({ user_id: userId, due_at: new Date(due), reason, anchor: null, page_token: null, finished_at: null })
    .execute();
};
