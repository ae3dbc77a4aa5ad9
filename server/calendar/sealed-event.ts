// An event in the database is sealed for its place: account, calendar, event and original start.
import { CalendarEvent } from '#domain/calendar.ts';
import { type EventKey, keyOf, Original, refOf } from '#domain/event-ref.ts';
import type { Account, CalendarId, EventId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';

/** `original` is empty for a single event and a series. */
export type EventPlace = { calendar_id: CalendarId; event_id: EventId; original: string };

export const placeOf = (key: EventKey): EventPlace => {
  const { calendarId, eventId, original } = refOf(key);
  return { calendar_id: calendarId, event_id: eventId, original: original ?? '' };
};

export const keyAt = ({ calendar_id, event_id, original }: EventPlace): EventKey =>
  keyOf({ calendarId: calendar_id, eventId: event_id, original: original === '' ? null : Original.parse(original) });

/** Instead of an etag: the provider still knows the id, and could take the cancellation back. */
export const cancelledThere = 'cancelled';

export type EventSeal = {
  seal(at: EventPlace, event: CalendarEvent): string;
  open(at: EventPlace, sealed: string): CalendarEvent;
};

export const eventSeal = async (ctx: Context, tx: Tx, account: Account): Promise<EventSeal> => {
  const keys = await ctx.keyring.forMany(tx, account.userId);
  const secret = (at: EventPlace) => sealedEventPlace(account, at);
  return {
    seal: (at, event) => keys.seal(secret(at), JSON.stringify(event)),
    open: (at, sealed) => CalendarEvent.parse(JSON.parse(keys.open(secret(at), sealed))),
  };
};

export const sealedEventPlace = ({ id }: Pick<Account, 'id'>, { calendar_id, event_id, original }: EventPlace) => ({
  table: 'calendar_event',
  column: 'event',
  row: `${id} ${calendar_id} ${event_id} ${original}`,
});
