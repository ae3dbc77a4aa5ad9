// How the sync of a mailbox stands beyond its progress: what was set aside, and what the last comparison found.
import type { UserId } from '#domain/id.ts';
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

export const syncFacts = async (tx: Tx, userId: UserId): Promise<SyncFacts> => {
  const mailbox = await mailboxState(tx, userId);
  const compared = await tx
    .selectFrom('comparison')
    .selectAll()
    .where('user_id', '=', userId)
    .where('finished_at', 'is not', null)
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const setAside = await tx
    .selectFrom('fetch_queue')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    // It failed too often, and waits for its turn.
    .where('next_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const unreadable = await tx
    .selectFrom('message')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('state', '=', 'unparsed')
    .executeTakeFirstOrThrow();
  return {
    error: mailbox?.sync.error ?? null,
    lastSyncTime: mailbox?.sync.lastSyncTime ?? null,
    comparedAt: compared?.finished_at?.toISOString() ?? null,
    differences: compared ? compared.missing + compared.extra + compared.relabelled : 0,
    setAside: Number(setAside.count),
    unreadable: Number(unreadable.count),
  };
};
