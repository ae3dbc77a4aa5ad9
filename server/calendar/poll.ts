import { sql } from 'kysely';
import { calendarSeconds } from '#domain/calendar-sync.ts';
import type { Account } from '#domain/id.ts';
import { refOf, refsIn } from '#server/account.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { asksForCalendars } from './sync.ts';

export const pollCalendars = async (ctx: Context): Promise<void> => {
  if (!asksForCalendars(ctx)) return;
  await ctx.db.system(async (tx) => {
    for (const ref of await refsIn(tx, sql`calendars_due(${ctx.clock.now()})`))
      await ctx.jobs.add(tx, 'calendar.sync', ref, { key: ref.accountId });
  });
};

/** With an open tab Flow looks more often. Trouble keeps its own pace. */
export const keepFresh = async (ctx: Context, tx: Tx, account: Account): Promise<void> => {
  const longAgo = new Date(ctx.clock.now().getTime() - calendarSeconds.open * 1000);
  const old = await tx
    .selectFrom('calendar_book')
    .select('user_id')
    .where(ofAccount(account))
    .where('problem', 'is', null)
    .where('tried_at', '<=', longAgo)
    .executeTakeFirst();
  if (old) await ctx.jobs.add(tx, 'calendar.sync', refOf(account), { key: account.id });
};
