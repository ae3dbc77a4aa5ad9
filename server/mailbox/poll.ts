// Queues a sync for accounts that none has reached for a while. Open tabs sync more often.
import { sql } from 'kysely';
import { pollSeconds } from '#domain/sync.ts';
import { refsIn } from '#server/account.ts';
import type { Context } from '#server/context.ts';

export const pollMailboxes = (ctx: Context): Promise<void> =>
  ctx.db.system(async (tx) => {
    for (const ref of await refsIn(tx, sql`mailboxes_due(${ctx.clock.now()}, ${pollSeconds.away})`))
      await ctx.jobs.add(tx, 'mailbox.sync', ref, { key: ref.accountId });
  });
