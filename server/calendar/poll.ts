import { sql } from 'kysely';
import { refsIn } from '#server/account.ts';
import type { Context } from '#server/context.ts';
import { asksForCalendars } from './sync.ts';

export const pollCalendars = async (ctx: Context): Promise<void> => {
  if (!asksForCalendars(ctx)) return;
  await ctx.db.system(async (tx) => {
    for (const ref of await refsIn(tx, sql`calendars_due(${ctx.clock.now()})`))
      await ctx.jobs.add(tx, 'calendar.sync', ref, { key: ref.accountId });
  });
};
