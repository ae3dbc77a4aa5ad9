// How much may be done at once. A person who looks at what they confirm never comes near it; a runaway program does.
import { bulkFrom } from '#domain/bulk.ts';
import type { Account } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Tx } from '#server/db/database.ts';

/** Subjects of bulk commands within any minute. */
const mostAMinute = 600;

/** Refuses a command beyond the pace for now: the device keeps it and asks again. An undo is never slowed. */
export const keepPace = async (tx: Tx, { userId }: Account, subjects: number, at: Date): Promise<void> => {
  if (subjects <= bulkFrom) return;
  const { lately } = await tx
    .selectFrom('command')
    .select((of) => of.fn.coalesce(of.fn.sum<string>('subjects'), of.val('0')).as('lately'))
    .where('user_id', '=', userId)
    .where('given_at', '>', new Date(at.getTime() - 60_000))
    .where('subjects', '>', bulkFrom)
    .executeTakeFirstOrThrow();
  if (Number(lately) + subjects > mostAMinute) throw new Problem('command.too-fast', { retryAfter: 60 });
};
