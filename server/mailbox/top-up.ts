// Keeps mail within reach: when little of the inbox is left here, the next older ones of it are fetched, until none are left there.
import type { UserId } from '#domain/id.ts';
import { initialBatch } from '#domain/sync.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { wantMessages } from './want-messages.ts';

/** Threads of the inbox below which the next ones are fetched: about ten minutes of listening. */
const enough = 25;

/** What is archived here leaves the provider's inbox too, so its newest are always the next ones. */
export const topUp = async (ctx: Context, userId: UserId, token: string): Promise<void> => {
  if (!(await ctx.db.asUser(userId, (tx) => runsLow(tx, userId)))) return;
  const { ids } = await ctx.provider.list(token, { limit: initialBatch, label: 'INBOX' });
  await ctx.db.asUser(userId, (tx) => wantMessages(tx, userId, ids, 1));
};

/** Little of the inbox is left here. */
export const runsLow = async (tx: Tx, userId: UserId): Promise<boolean> => {
  const { count } = await tx
    .selectFrom('thread')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('in_inbox', '=', true)
    .executeTakeFirstOrThrow();
  return Number(count) < enough;
};
