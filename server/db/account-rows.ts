// How a query names the rows of one account. Row-level security keeps people apart; this keeps a person's accounts apart.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Account, AccountId, UserId } from '#domain/id.ts';

/** The condition on a table's rows; `table` where several have the columns. */
export const ofAccount = ({ userId, id }: Account, table?: string): RawBuilder<SqlBool> =>
  table === undefined
    ? sql`(user_id = ${userId} and account_id = ${id})`
    : sql`(${sql.ref(`${table}.user_id`)} = ${userId} and ${sql.ref(`${table}.account_id`)} = ${id})`;

/** The columns of a new row. */
export const accountKey = ({ userId, id }: Account): { user_id: UserId; account_id: AccountId } => ({
  user_id: userId,
  account_id: id,
});
