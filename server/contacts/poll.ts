import { sql } from 'kysely';
import type { UserId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import { asksForContacts } from './sync.ts';

export const pollContacts = async (ctx: Context): Promise<void> => {
  if (!asksForContacts(ctx)) return;
  await ctx.db.system(async (tx) => {
    const { rows } = await sql<{ user_id: UserId }>`
      select contact_books_due as user_id from contact_books_due(${ctx.clock.now()})
    `.execute(tx);
    for (const { user_id: userId } of rows) await ctx.jobs.add(tx, 'contacts.sync', { userId }, { key: userId });
  });
};
