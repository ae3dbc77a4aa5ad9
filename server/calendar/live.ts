// What the live channel says of calendars.
import type { LiveEvent } from '#api/live.ts';
import type { Account } from '#domain/id.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';

/** 0 before the first sync of them. */
export const calendarLive = async (tx: Tx, account: Account): Promise<LiveEvent[]> => {
  const book = await tx.selectFrom('calendar_book').select('revision').where(ofAccount(account)).executeTakeFirst();
  return [{ kind: 'calendar', revision: Number(book?.revision ?? 0) }];
};
