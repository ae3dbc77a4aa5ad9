// Trouble of one ledger with its provider: kept, so that every tab tells the person once, and forgotten with the next delivery that works.
import type { LiveEvent } from '#api/live.ts';
import { ledgers } from '#domain/change/ledgers.ts';
import type { UserId } from '#domain/id.ts';
import type { Tx } from '#server/db/database.ts';

export const troublesLive = async (tx: Tx, userId: UserId): Promise<LiveEvent[]> => {
  const rows = await tx
    .selectFrom('ledger_trouble')
    .select(['ledger', 'problem'])
    .where('user_id', '=', userId)
    .orderBy('ledger')
    .execute();
  return [{ kind: 'troubles', troubles: rows.map((row) => ({ ...row, title: ledgers[row.ledger].title })) }];
};
