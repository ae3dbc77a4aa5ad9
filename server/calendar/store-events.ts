// Writes the provider's events, sealed with the person's key.
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { CalendarEvent } from '#domain/calendar.ts';
import { cancelledInstance } from '#domain/change/calendar-event-after.ts';
import { keyOf, type Original } from '#domain/event-ref.ts';
import type { Account, CalendarId, EventId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { CalendarEventTable } from '#server/db/calendar-tables.ts';
import type { Tx } from '#server/db/database.ts';
import type { ProviderCancellation, ProviderEvent } from '#server/ports.ts';
import { hasPending, pendingIn, showAgain } from './pending.ts';
import { cancelledThere, type EventPlace, eventSeal, keyAt } from './sealed-event.ts';

type Writing = { calendarId: CalendarId; generation: number; revision: number; known: ReadonlySet<string> };

/** `known`: the addresses of organizers that the person knows. Returns how many are new here. */
export const storeEvents = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  events: readonly (ProviderEvent | ProviderCancellation)[],
  writing: Writing,
): Promise<number> => {
  if (events.length === 0) return 0;
  const seal = await eventSeal(ctx, tx, account);
  const rows = events.map((one) => {
    const place = { calendar_id: writing.calendarId, ...placeIn(one) };
    const stored = contentOf(one, writing);
    return {
      ...accountKey(account),
      ...place,
      etag: one.kind === 'event' ? one.etag : cancelledThere,
      event: stored && seal.seal(place, stored),
      stranger: stored?.stranger ?? false,
      generation: writing.generation,
      revision: String(writing.revision),
    };
  });
  // A page may name an event twice. The later one is newer.
  const distinct = [...new Map(rows.map((row) => [keyAt(row), row])).values()];
  const waiting = await pendingIn(tx, account, writing.calendarId);
  const stored = await putRows(
    tx,
    distinct.filter((row) => !waiting.has(keyAt(row))),
  );
  const held = distinct.filter((row) => waiting.has(keyAt(row)));
  await putBeneath(tx, held);
  await showAgain(ctx, tx, account, held.map(keyAt), writing.revision);
  await endSeries(ctx, tx, account, events, writing);
  return stored;
};

type EventRow = Insertable<CalendarEventTable>;

const putRows = async (tx: Tx, rows: readonly EventRow[]): Promise<number> => {
  if (rows.length === 0) return 0;
  const put = await tx
    .insertInto('calendar_event')
    .values(rows)
    .onConflict((row) =>
      row.columns(['user_id', 'account_id', 'calendar_id', 'event_id', 'original']).doUpdateSet({
        etag: sql`excluded.etag`,
        event: sql`excluded.event`,
        stranger: sql`excluded.stranger`,
        generation: sql`excluded.generation`,
        revision: sql`excluded.revision`,
      }),
    )
    // A row that an insert made was never updated.
    .returning(sql<boolean>`xmax = 0 and event is not null`.as('is_new'))
    .execute();
  return put.filter(({ is_new: isNew }) => isNew).length;
};

/** Changes of Flow's own still wait on top of these. */
const putBeneath = async (tx: Tx, rows: readonly EventRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await tx
    .insertInto('calendar_event')
    .values(rows.map(({ event, ...row }) => ({ ...row, event: null, provider: event })))
    .onConflict((row) =>
      row.columns(['user_id', 'account_id', 'calendar_id', 'event_id', 'original']).doUpdateSet({
        etag: sql`excluded.etag`,
        provider: sql`excluded.provider`,
        generation: sql`excluded.generation`,
      }),
    )
    .execute();
};

/** Events of an older listing no longer exist. */
export const dropOlder = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  { calendarId, generation, revision }: Omit<Writing, 'known'>,
): Promise<void> => {
  const older = sql<boolean>`calendar_id = ${calendarId} and generation < ${generation}`;
  await endEvents(ctx, tx, account, { which: older, revision, generation });
};

type Ending = { which: RawBuilder<boolean>; revision: number; generation?: number };

/** Where a change of Flow's own waits, it decides what remains to be seen. */
const endEvents = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  { which, revision, generation }: Ending,
): Promise<void> => {
  const at = generation === undefined ? {} : { generation };
  await tx
    .updateTable('calendar_event')
    .set({ event: null, revision: String(revision), ...at })
    .where(ofAccount(account))
    .where(which)
    .where('event', 'is not', null)
    .where((is) => is.not(hasPending))
    .execute();
  const held = await tx
    .updateTable('calendar_event')
    .set({ provider: null, etag: '', ...at })
    .where(ofAccount(account))
    .where(which)
    .where(hasPending)
    .returning(['calendar_id', 'event_id', 'original'])
    .execute();
  await showAgain(ctx, tx, account, held.map(keyAt), revision);
};

export const openEvents = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  rows: readonly (EventPlace & { event: string })[],
): Promise<CalendarEvent[]> => {
  if (rows.length === 0) return [];
  const seal = await eventSeal(ctx, tx, account);
  return rows.map((row) => seal.open(row, row.event));
};

type Place = { event_id: EventId; original: Original | '' };

const placeIn = (one: ProviderEvent | ProviderCancellation): Place => {
  if (one.kind === 'cancelled') return { event_id: one.id, original: one.original ?? '' };
  const { id, series } = one.event;
  return { event_id: series?.id ?? id, original: series?.original ?? '' };
};

/** A cancelled instance stays, because its series would show it otherwise. Null for what is gone. */
const contentOf = (one: ProviderEvent | ProviderCancellation, { calendarId, known }: Writing): CalendarEvent | null => {
  if (one.kind === 'event') return { ...one.event, stranger: isStranger(one.event, known) };
  return cancelledInstance(keyOf({ calendarId, eventId: one.id, original: one.original }));
};

const isStranger = ({ organizer, own }: CalendarEvent, known: ReadonlySet<string>): boolean =>
  organizer !== null && !organizer.self && (own === null || own.answer === 'unanswered') && !known.has(organizer.email);

/** With a deleted series its changed instances go, too. */
const endSeries = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  events: readonly (ProviderEvent | ProviderCancellation)[],
  { calendarId, revision }: Writing,
): Promise<void> => {
  const ended = events.flatMap((one) => (one.kind === 'cancelled' && one.original === null ? [one.id] : []));
  if (ended.length === 0) return;
  const which = sql<boolean>`calendar_id = ${calendarId} and event_id = any(${sql.val(ended)}::text[])`;
  await endEvents(ctx, tx, account, { which, revision });
};
