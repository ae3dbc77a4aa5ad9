// Handles a push: wakes the sync of the mailbox it names, if known.
import { sql } from 'kysely';
import type { UserId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';

export const pushArrived = (ctx: Context, address: string): Promise<void> =>
  ctx.db.system(async (tx) => {
    const { rows } = await sql<{ user_id: UserId }>`select mailbox_of as user_id from mailbox_of(${address})`.execute(
      tx,
    );
    for (const { user_id: userId } of rows) await ctx.jobs.add(tx, 'mailbox.sync', { userId }, { key: userId });
  });
