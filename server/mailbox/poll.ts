// Queues a sync for accounts that none has reached for a while. Open tabs sync more often.
import { sql } from 'kysely';
import type { UserId } from '#domain/id.ts';
import { pollSeconds } from '#domain/sync.ts';
import type { Context } from '#server/context.ts';

export const pollMailboxes = (ctx: Context): Promise<void> =>
  ctx.db.system(async (tx) => {
    const { rows } = await sql<{ user_id: UserId }>`
      select mailboxes_due as user_id from mailboxes_due(${ctx.clock.now()}, ${pollSeconds.away})
    `.execute(tx);
    for (const { user_id: userId } of rows) await ctx.jobs.add(tx, 'mailbox.sync', { userId }, { key: userId });
  });
