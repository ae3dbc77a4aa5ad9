// The part of a calendar that a change is about: the events, their series and changed instances, and what the person may do there.
import { CalendarRole } from '#domain/calendar.ts';
import type { CalendarState } from '#domain/change/calendar-rules.ts';
import type { EventKey } from '#domain/event-ref.ts';
import type { Account, CalendarId } from '#domain/id.ts';
import { eventSeal, keyAt, placeOf } from '#server/calendar/sealed-event.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';

export const stateAbout = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  keys: readonly EventKey[],
): Promise<CalendarState> => {
  const roles = await rolesOf(tx, account);
  if (keys.length === 0) return { events: new Map(), roles };
  const rows = await tx
    .selectFrom('calendar_event')
    .select(['calendar_id', 'event_id', 'original', 'event'])
    .where(ofAccount(account))
    .where('event_id', 'in', [...new Set(keys.map((key) => placeOf(key).event_id))])
    .where('event', 'is not', null)
    .execute();
  if (rows.length === 0) return { events: new Map(), roles };
  const seal = await eventSeal(ctx, tx, account);
  const events = rows.flatMap((row) => (row.event === null ? [] : [[keyAt(row), seal.open(row, row.event)] as const]));
  return { events: new Map(events), roles };
};

const rolesOf = async (tx: Tx, account: Account): Promise<ReadonlyMap<CalendarId, CalendarRole>> => {
  const rows = await tx
    .selectFrom('calendar')
    .select(['id', 'role'])
    .where(ofAccount(account))
    .where('gone', '=', false)
    .execute();
  return new Map(rows.map(({ id, role }) => [id, CalendarRole.parse(role)]));
};
