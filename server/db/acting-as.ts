import { sql } from 'kysely';
import type { UserId } from '#domain/id.ts';
import type { Tx } from './database.ts';

/**
 * Does `work` as another person inside a transaction of `own`, for the rare change that is about two people. If `work` throws, the
 * transaction must end.
 */
export const actingAs = async <T>(tx: Tx, other: UserId, own: UserId, work: () => Promise<T>): Promise<T> => {
  await become(tx, other);
  const done = await work();
  await become(tx, own);
  return done;
};

const become = (tx: Tx, userId: UserId) => sql`select set_config('app.user_id', ${userId}, true)`.execute(tx);
