import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { OperatorTx } from '#server/db/database.ts';

/** Throws `person.unknown`, also for a person who was deleted meanwhile. */
export const known = async (tx: OperatorTx, id: UserId): Promise<{ email: string }> => {
  const row = await tx.selectFrom('auth.user').select('email').where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Problem('person.unknown');
  return row;
};
