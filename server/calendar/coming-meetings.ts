// A person's meetings of today and tomorrow that are not over. Events are sealed, so this opens all of them.
import { isMeeting, type Occurrence, occurrencesBetween } from '#domain/agenda.ts';
import { type CalendarEvent, keyOfEvent } from '#domain/calendar.ts';
import { dayOf, plusDays } from '#domain/day.ts';
import type { Account } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { openEvents } from './store-events.ts';

/** By start. The zone says which days are meant. */
export const comingMeetings = async (ctx: Context, tx: Tx, account: Account, zone: string): Promise<Occurrence[]> => {
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
  const now = ctx.clock.now();
  const today = dayOf(now, zone);
  return occurrencesBetween(events, zone, today, plusDays(today, 2)).filter((one) => isMeeting(one) && one.to > now);
};
