import { sql } from 'kysely';
import { refsIn } from '#server/account.ts';
import type { Context } from '#server/context.ts';
import { asksForContacts } from './sync.ts';

export const pollContacts = async (ctx: Context): Promise<void> => {
  if (!asksForContacts(ctx)) return;
  await ctx.db.system(async (tx) => {
    for (const ref of await refsIn(tx, sql`contact_books_due(${ctx.clock.now()})`))
      await ctx.jobs.add(tx, 'contacts.sync', ref, { key: ref.accountId });
  });
};
