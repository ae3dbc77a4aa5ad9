// Reads and writes how far a calendar has been read.
import type { Account, CalendarId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { lockCalendar, nextCalendarRevision } from './book.ts';
import type { NextState, ReadingState } from './reading-state.ts';

export const stateOf = (ctx: Context, account: Account, id: CalendarId): Promise<ReadingState | null> =>
  ctx.db.asUser(account.userId, async (tx) => (await rowOf(tx, account, id)) ?? null);

/** One transaction under the calendar's lock. Does nothing if another worker was faster. */
export const writeState = (
  ctx: Context,
  account: Account,
  id: CalendarId,
  before: ReadingState,
  work: (tx: Tx, revision: number) => Promise<NextState>,
): Promise<void> =>
  ctx.db.asUser(account.userId, async (tx) => {
    await lockCalendar(tx, account);
    const now = await rowOf(tx, account, id);
    if (now === undefined || isElsewhere(now, before)) return;
    const revision = await nextCalendarRevision(tx, account);
    const next = await work(tx, revision);
    await tx
      .updateTable('calendar')
      .set({ ...next, revision: String(revision) })
      .where(ofAccount(account))
      .where('id', '=', id)
      .execute();
    await ctx.live.tell(tx, account, { kind: 'calendar', number: revision });
  });

const rowOf = (tx: Tx, account: Account, id: CalendarId) =>
  tx
    .selectFrom('calendar')
    .select(['phase', 'cursor', 'page_token', 'since', 'generation', 'synced_count', 'listed_count'])
    .select(['next_page_at', 'restarts', 'restarts_since', 'own_limit'])
    .where(ofAccount(account))
    .where('id', '=', id)
    .where('gone', '=', false)
    .executeTakeFirst();

const isElsewhere = (now: ReadingState, before: ReadingState): boolean =>
  now.phase !== before.phase ||
  now.cursor !== before.cursor ||
  now.page_token !== before.page_token ||
  now.generation !== before.generation;
