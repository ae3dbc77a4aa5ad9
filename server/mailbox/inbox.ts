// Sends the inbox to a browser without data: its front at once, then page by page.
import { sql } from 'kysely';
import type { Account, ThreadId } from '#domain/id.ts';
import type { Thread } from '#domain/mail.ts';
import { rankingOf } from '#reading/ranking.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { threadsById } from './threads.ts';

/** Threads of the front, and how many include their text. */
const front = { threads: 60, whole: 12 } as const;
/** Messages to look at, because a thread may have several. */
const candidates = 150;
/** Threads per page. */
const pageSize = 500;

type Moment = { now: Date; ownAddress: string };

/** The threads the player most likely starts with, in order. `all`: the inbox holds no more. */
export const frontOfInbox = async (
  tx: Tx,
  account: Account,
  moment: Moment,
): Promise<{ threads: Thread[]; all: boolean }> => {
  const ids = await firstStanding(tx, account);
  const light = await threadsById(tx, account, ids, 'light');
  const { queue, aside } = rankingOf(light, moment);
  const ranked = [...queue, ...aside].map((item) => item.threadId);
  const whole = await threadsById(tx, account, ranked.slice(0, front.whole), 'whole');
  const byId = new Map([...light, ...whole].map((thread) => [thread.id, thread]));
  return {
    // While mail moves, the browser ranks these itself.
    threads: [...new Set([...ranked, ...ids])].flatMap((id) => byId.get(id) ?? []),
    all: await holdsNoMoreThan(tx, account, ids),
  };
};

/** Uses the database's rough rank. A large inbox needs no better one yet. */
const firstStanding = async (tx: Tx, account: Account): Promise<ThreadId[]> => {
  const back = await tx
    .selectFrom('reminder')
    .innerJoin('thread', (on) =>
      on
        .onRef('thread.user_id', '=', 'reminder.user_id')
        .onRef('thread.account_id', '=', 'reminder.account_id')
        .onRef('thread.id', '=', 'reminder.thread_id'),
    )
    .select('thread_id')
    .where(ofAccount(account, 'reminder'))
    .where('woken_by', 'is not', null)
    .where('in_inbox', '=', true)
    .orderBy('wake_at', 'desc')
    .limit(front.threads)
    .execute();
  const rows = await tx
    .selectFrom('message')
    .select('thread_id')
    .where(ofAccount(account))
    .where('standing', 'is not', null)
    .orderBy('standing')
    .orderBy('received_at', 'desc')
    .limit(candidates)
    .execute();
  return [...new Set([...back, ...rows].map((row) => row.thread_id))].slice(0, front.threads);
};

const holdsNoMoreThan = async (tx: Tx, account: Account, ids: readonly ThreadId[]): Promise<boolean> => {
  const rows = await tx
    .selectFrom('thread')
    .select('id')
    .where(ofAccount(account))
    .where('in_inbox', '=', true)
    .limit(ids.length + 1)
    .execute();
  return rows.every(({ id }) => ids.includes(id));
};

export type Listing = { after: number; upTo: number };

/**
 * Light inbox threads that last changed after revision `after` and up to `upTo`, and where to continue, or null.
 * Threads that change meanwhile leave the range and arrive as changes since `upTo`, so nothing gets lost.
 */
export const inboxPage = async (
  tx: Tx,
  account: Account,
  { after, upTo }: Listing,
): Promise<{ threads: Thread[]; after: number | null }> => {
  const rows = await tx
    .selectFrom('thread')
    .select(['id', 'revision'])
    .where(ofAccount(account))
    .where('in_inbox', '=', true)
    .where('revision', '>', String(after))
    .where('revision', '<=', String(upTo))
    .orderBy('revision')
    .modifyEnd(sql`fetch first ${sql.lit(pageSize)} rows with ties`)
    .execute();
  const threads = await threadsById(
    tx,
    account,
    rows.map(({ id }) => id),
    'light',
  );
  return { threads, after: rows.length < pageSize ? null : Number(rows.at(-1)?.revision) };
};
