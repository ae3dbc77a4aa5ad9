// A meeting that begins in ten minutes. Events are sealed, so a watch remembers when to open them again.
import type { Occurrence } from '#domain/agenda.ts';
import type { CalendarEvent } from '#domain/calendar.ts';
import type { Account } from '#domain/id.ts';
import { meetingNoticeMinutes, type PushWords } from '#domain/push-notice.ts';
import { comingMeetings } from '#server/calendar/coming-meetings.ts';
import type { Context } from '#server/context.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { preferencesOf } from './preferences.ts';
import { sendNotice } from './send-notice.ts';

const minute = 60_000;
/** Series have no end, so the watch looks again after this time. */
const watched = 12 * 60 * minute;

export const noticeMeetings = async (ctx: Context, account: Account): Promise<void> => {
  const now = ctx.clock.now();
  const soon = await ctx.db.asUser(account.userId, (tx) => watchMeetings(ctx, tx, account, now));
  for (const { key, event, from } of soon) {
    const notice = {
      kind: 'meeting',
      // A meeting that moves is worth another notice.
      causes: [`${account.id} ${key} ${from.toISOString()}`],
      url: '/calendar',
      tag: `meeting ${key}`,
    } as const;
    await sendNotice(ctx, account.userId, notice, () => wordsOf(event, from, now));
  }
};

/** The meetings that begin soon. Stores when to look again. */
const watchMeetings = async (ctx: Context, tx: Tx, account: Account, now: Date): Promise<Occurrence[]> => {
  const { revision } = await tx
    .selectFrom('calendar_book')
    .select('revision')
    .where(ofAccount(account))
    .executeTakeFirstOrThrow();
  const meetings = await meetingsAfter(ctx, tx, account, now);
  const notBefore = new Date(now.getTime() + meetingNoticeMinutes * minute);
  const next = meetings.find(({ from }) => from > notBefore)?.from ?? null;
  const watch = { revision, until: new Date(now.getTime() + watched), next_at: next };
  await tx
    .insertInto('meeting_watch')
    .values({ ...accountKey(account), ...watch })
    .onConflict((conflict) => conflict.columns(['user_id', 'account_id']).doUpdateSet(watch))
    .execute();
  return meetings.filter(({ from }) => from <= notBefore);
};

const meetingsAfter = async (ctx: Context, tx: Tx, account: Account, now: Date): Promise<Occurrence[]> => {
  const { zone } = await preferencesOf(tx, account.userId);
  return (await comingMeetings(ctx, tx, account, zone)).filter(({ from }) => from > now);
};

const wordsOf = ({ title, place }: CalendarEvent, from: Date, now: Date): PushWords => {
  const minutes = Math.max(1, Math.round((from.getTime() - now.getTime()) / minute));
  const when = `In ${minutes} minute${minutes === 1 ? '' : 's'}`;
  return {
    plain: `A meeting begins ${when.toLowerCase()}`,
    shown: { title: title || 'A meeting', body: place === '' ? when : `${when}, ${place}` },
  };
};
