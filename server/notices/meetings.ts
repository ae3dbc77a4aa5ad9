// A meeting that begins in ten minutes. Events are sealed, so a watch remembers when to open them again.
import { isMeeting, type Occurrence, occurrencesBetween } from '#domain/agenda.ts';
import { type CalendarEvent, keyOfEvent } from '#domain/calendar.ts';
import { dayOf, plusDays } from '#domain/day.ts';
import type { Account } from '#domain/id.ts';
import { meetingNoticeMinutes, type PushWords } from '#domain/push-notice.ts';
import { openEvents } from '#server/calendar/store-events.ts';
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

/** Of today and tomorrow in the person's zone, by start. */
const meetingsAfter = async (ctx: Context, tx: Tx, account: Account, now: Date): Promise<Occurrence[]> => {
  const rows = await tx
    .selectFrom('calendar_event')
    .innerJoin('calendar', (on) =>
      on
        .onRef('calendar.user_id', '=', 'calendar_event.user_id')
        .onRef('calendar.account_id', '=', 'calendar_event.account_id')
        .onRef('calendar.id', '=', 'calendar_event.calendar_id'),
    )
    .select(['calendar_event.calendar_id', 'event_id', 'original', 'event'])
    .where(ofAccount(account, 'calendar_event'))
    .where('calendar.shown', '=', true)
    .where('calendar.gone', '=', false)
    .where('calendar.counts_busy', '=', true)
    .where('event', 'is not', null)
    .execute();
  const sealed = rows.flatMap((row) => (row.event === null ? [] : [{ ...row, event: row.event }]));
  const events = new Map<ReturnType<typeof keyOfEvent>, CalendarEvent>();
  for (const event of await openEvents(ctx, tx, account, sealed)) events.set(keyOfEvent(event), event);
  const { zone } = await preferencesOf(tx, account.userId);
  const today = dayOf(now, zone);
  return occurrencesBetween(events, zone, today, plusDays(today, 2)).filter((one) => isMeeting(one) && one.from > now);
};

const wordsOf = ({ title, place }: CalendarEvent, from: Date, now: Date): PushWords => {
  const minutes = Math.max(1, Math.round((from.getTime() - now.getTime()) / minute));
  const when = `In ${minutes} minute${minutes === 1 ? '' : 's'}`;
  return {
    plain: `A meeting begins ${when.toLowerCase()}`,
    shown: { title: title || 'A meeting', body: place === '' ? when : `${when}, ${place}` },
  };
};
