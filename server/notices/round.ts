// With each round of reminders: whose meetings begin soon, who lost the connection, and who wants a briefing now? The questions return ids only.
import { sql } from 'kysely';
import { meetingNoticeMinutes } from '#domain/push-notice.ts';
import { refsIn } from '#server/account.ts';
import type { Context } from '#server/context.ts';
import { findBriefings } from './briefing.ts';

export const findNotices = async (ctx: Context): Promise<void> => {
  if (ctx.webPush === null) return;
  const now = ctx.clock.now();
  const soon = new Date(now.getTime() + meetingNoticeMinutes * 60_000);
  await ctx.db.system(async (tx) => {
    for (const ref of await refsIn(tx, sql`meetings_due(${now}, ${soon})`))
      await ctx.jobs.add(tx, 'notices.send', { ...ref, about: { kind: 'meeting' } });
    for (const ref of await refsIn(tx, sql`reconnections_due()`))
      await ctx.jobs.add(tx, 'notices.send', { ...ref, about: { kind: 'reconnect' } });
    await findBriefings(ctx, tx, now);
    await sql`select forget_notices(${now})`.execute(tx);
  });
};
