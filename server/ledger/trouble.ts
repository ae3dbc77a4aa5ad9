// Trouble of one ledger with its provider: kept, so that every tab tells the person once, and forgotten with the next delivery that works.
import type { LiveEvent } from '#api/live.ts';
import { ledgers } from '#domain/change/ledgers.ts';
import type { Account } from '#domain/id.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';

export const troublesLive = async (tx: Tx, account: Account): Promise<LiveEvent[]> => {
  const rows = await tx
    .selectFrom('ledger_trouble')
    .select(['ledger', 'problem'])
    .where(ofAccount(account))
    .orderBy('ledger')
    .execute();
  return [{ kind: 'troubles', troubles: rows.map((row) => ({ ...row, title: ledgers[row.ledger].title })) }];
};
