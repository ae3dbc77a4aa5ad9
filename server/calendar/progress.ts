// How far a person's calendars have been read.
import type { CalendarLimit } from '#domain/calendar-trouble.ts';
import type { Account } from '#domain/id.ts';
import { isProblemCode, type ProblemCode } from '#domain/problem.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';

export type CalendarProgress = {
  problem: ProblemCode | null;
  lastSync: Date | null;
  /** Every shown calendar was read to its end. */
  isWhole: boolean;
  /** Events ever stored, also those that are gone. Grows only. */
  stored: number;
};

export const calendarProgress = async (tx: Tx, account: Account): Promise<CalendarProgress> => {
  const book = await tx
    .selectFrom('calendar_book')
    .select(['problem', 'last_sync_at'])
    .where(ofAccount(account))
    .executeTakeFirst();
  const rows = await tx
    .selectFrom('calendar')
    .select(['phase', 'shown', 'gone', 'synced_count', 'own_limit'])
    .where(ofAccount(account))
    .execute();
  const shown = rows.filter((row) => row.shown && !row.gone);
  return {
    problem: isProblemCode(book?.problem) ? book.problem : null,
    lastSync: book?.last_sync_at ?? null,
    isWhole: shown.length > 0 && shown.every((row) => row.phase === 'following' || row.own_limit === notShared),
    stored: rows.reduce((sum, row) => sum + row.synced_count, 0),
  };
};

/** A calendar that nobody shares any more is never read to its end. */
const notShared = 'not-shared' satisfies CalendarLimit;
