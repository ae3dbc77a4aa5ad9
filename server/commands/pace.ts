// How much may be done at once: a person who looks at what they confirm never comes near it, a program that runs away does.
import { sql } from 'kysely';
import { bulkFrom } from '#domain/bulk.ts';
import type { ThreadId, UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Tx } from '#server/db/database.ts';

/** Threads of bulk commands within any minute. */
const mostAMinute = 600;

/** A command beyond the pace is refused for now: the device keeps it and asks again. Taking back is never slowed. */
export const keepPace = async (tx: Tx, userId: UserId, threadIds: readonly ThreadId[], at: Date): Promise<void> => {
  if (threadIds.length <= bulkFrom) return;
  const size = sql<number>`jsonb_array_length(args -> 'threadIds')`;
  const { lately } = await tx
    .selectFrom('command')
    .select((of) => of.fn.coalesce(of.fn.sum<string>(size), sql<string>`0`).as('lately'))
    .where('user_id', '=', userId)
    .where('given_at', '>', new Date(at.getTime() - 60_000))
    .where(size, '>', bulkFrom)
    .executeTakeFirstOrThrow();
  if (Number(lately) + threadIds.length > mostAMinute) throw new Problem('command.too-fast', { retryAfter: 60 });
};
