// Limits the pace. A person who reads what they confirm stays below it; a runaway program does not.
import { bulkFrom } from '#domain/bulk.ts';
import type { Account } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Tx } from '#server/db/database.ts';

const mostAMinute = 600;

/** Refuses a command above the pace for now: the device keeps it and retries. Undo has no limit. */
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
