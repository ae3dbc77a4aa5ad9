// Handles a push: wakes the sync of the mailbox it names, if known.
import { sql } from 'kysely';
import { refsIn } from '#server/account.ts';
import type { Context } from '#server/context.ts';

export const pushArrived = (ctx: Context, address: string): Promise<void> =>
  ctx.db.system(async (tx) => {
    for (const ref of await refsIn(tx, sql`mailbox_of(${address})`))
      await ctx.jobs.add(tx, 'mailbox.sync', ref, { key: ref.accountId });
  });
