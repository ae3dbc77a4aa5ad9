// Deletes a person's rows, table by table, in batches that hold no lock for long.
import { type RawBuilder, sql } from 'kysely';
import type { Account, UserId } from '#domain/id.ts';
import type { PersonTable } from '#domain/retention.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';

/** Words point at their message, so they go first. */
export const inOrder = (tables: readonly PersonTable[]): PersonTable[] =>
  tables.toSorted((one, other) => Number(other === 'message_words') - Number(one === 'message_words'));

export const removePersonRows = (ctx: Context, userId: UserId, table: PersonTable): Promise<number> =>
  removeRows(ctx, userId, table, sql`user_id = ${userId}`);

export const removeAccountRows = (ctx: Context, account: Account, table: PersonTable): Promise<number> =>
  removeRows(ctx, account.userId, table, sql`${ofAccount(account)}`);

export const countPersonRows = async (tx: Tx, userId: UserId, table: PersonTable): Promise<number> => {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from ${sql.table(table)} where user_id = ${userId}
  `.execute(tx);
  return Number(rows[0]?.count ?? 0);
};

const atOnce = 2000;

const removeRows = async (
  ctx: Context,
  userId: UserId,
  table: PersonTable,
  which: RawBuilder<unknown>,
): Promise<number> => {
  let removed = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await ctx.db.asUser(userId, (tx) =>
      sql`
        delete from ${sql.table(table)}
        where ctid = any(array(select ctid from ${sql.table(table)} where ${which} limit ${atOnce}))
      `.execute(tx),
    );
    removed += Number(numAffectedRows);
    if (numAffectedRows < BigInt(atOnce)) return removed;
  }
};
