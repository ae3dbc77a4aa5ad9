// Writes the provider's events, sealed with the person's key.
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { CalendarEvent } from '#domain/calendar.ts';
import type { Original } from '#domain/event-ref.ts';
import type { Account, CalendarId, EventId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import type { ProviderCancellation, ProviderEvent } from '#server/ports.ts';

type Writing = { calendarId: CalendarId; generation: number; revision: number; known: ReadonlySet<string> };

/** `known`: the addresses of organizers that the person knows. Returns the number of events. */
export const storeEvents = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  events: readonly (ProviderEvent | ProviderCancellation)[],
  writing: Writing,
): Promise<number> => {
  if (events.length === 0) return 0;
  const keys = await ctx.keyring.forMany(tx, account.userId);
  const rows = events.map((one) => {
    const place = placeIn(one);
    const at = { ...accountKey(account), calendar_id: writing.calendarId, ...place };
    const stored = contentOf(one, writing);
    return {
      ...at,
      etag: one.kind === 'event' ? one.etag : '',
      event: stored && keys.seal(sealPlace(at), JSON.stringify(stored)),
      generation: writing.generation,
      revision: String(writing.revision),
    };
  });
  // A page may name an event twice. The later one is newer.
  const distinct = [...new Map(rows.map((row) => [`${row.event_id} ${row.original}`, row])).values()];
  await tx
    .insertInto('calendar_event')
    .values(distinct)
    .onConflict((row) =>
      row.columns(['user_id', 'account_id', 'calendar_id', 'event_id', 'original']).doUpdateSet({
        etag: sql`excluded.etag`,
        event: sql`excluded.event`,
        generation: sql`excluded.generation`,
        revision: sql`excluded.revision`,
      }),
    )
    .execute();
  await endSeries(tx, account, events, writing);
  return distinct.length;
};

/** Events of an older listing no longer exist. */
export const dropOlder = (tx: Tx, account: Account, { calendarId, generation, revision }: Omit<Writing, 'known'>) =>
  tx
    .updateTable('calendar_event')
    .set({ event: null, revision: String(revision), generation })
    .where(ofAccount(account))
    .where('calendar_id', '=', calendarId)
    .where('generation', '<', generation)
    .where('event', 'is not', null)
    .execute();

export const openEvents = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  rows: readonly { calendar_id: CalendarId; event_id: EventId; original: string; event: string }[],
): Promise<CalendarEvent[]> => {
  if (rows.length === 0) return [];
  const keys = await ctx.keyring.forMany(tx, account.userId);
  return z
    .array(CalendarEvent)
    .parse(rows.map(({ event, ...at }) => JSON.parse(keys.open(sealPlace({ ...accountKey(account), ...at }), event))));
};

type Place = { event_id: EventId; original: Original | '' };

const placeIn = (one: ProviderEvent | ProviderCancellation): Place => {
  if (one.kind === 'cancelled') return { event_id: one.id, original: one.original ?? '' };
  const { id, series } = one.event;
  return { event_id: series?.id ?? id, original: series?.original ?? '' };
};

const sealPlace = (at: { account_id: string; calendar_id: string; event_id: string; original: string }) => ({
  table: 'calendar_event',
  column: 'event',
  row: `${at.account_id} ${at.calendar_id} ${at.event_id} ${at.original}`,
});

/** A cancelled instance stays, because its series would show it otherwise. Null for what is gone. */
const contentOf = (one: ProviderEvent | ProviderCancellation, { calendarId, known }: Writing): CalendarEvent | null => {
  if (one.kind === 'event') return { ...one.event, stranger: isStranger(one.event, known) };
  return one.original === null ? null : cancelledInstance(calendarId, one.id, one.original);
};

const isStranger = ({ organizer, own }: CalendarEvent, known: ReadonlySet<string>): boolean =>
  organizer !== null && !organizer.self && (own === null || own.answer === 'unanswered') && !known.has(organizer.email);

const cancelledInstance = (calendarId: CalendarId, seriesId: EventId, original: Original): CalendarEvent => {
  const start =
    original.length === 10
      ? ({ kind: 'day', day: original } as const)
      : ({ kind: 'at', at: original, zone: 'UTC', wall: original.slice(0, 16) } as const);
  return {
    id: seriesId,
    calendarId,
    uid: '',
    title: '',
    place: '',
    text: '',
    span: { start, end: start },
    recurrence: null,
    video: false,
    busy: false,
    visibility: 'default',
    series: { id: seriesId, original },
    status: 'cancelled',
    kind: 'event',
    organizer: null,
    own: null,
    guests: [],
    guestCount: 0,
    conference: null,
    may: { edit: false, invite: false, seeGuests: false },
    stranger: false,
    files: 0,
  };
};

/** With a deleted series its changed instances go, too. */
const endSeries = async (
  tx: Tx,
  account: Account,
  events: readonly (ProviderEvent | ProviderCancellation)[],
  { calendarId, revision }: Writing,
): Promise<void> => {
  const ended = events.flatMap((one) => (one.kind === 'cancelled' && one.original === null ? [one.id] : []));
  if (ended.length === 0) return;
  await tx
    .updateTable('calendar_event')
    .set({ event: null, revision: String(revision) })
    .where(ofAccount(account))
    .where('calendar_id', '=', calendarId)
    .where('event_id', 'in', ended)
    .where('event', 'is not', null)
    .execute();
};
