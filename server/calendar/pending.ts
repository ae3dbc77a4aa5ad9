// Flow's own changes of events that wait for their delivery. Readers see what the provider said with these on top.
import { sql } from 'kysely';
import type { CalendarEvent } from '#domain/calendar.ts';
import type { CalendarSwap } from '#domain/change/calendar.ts';
import { eventsAfter } from '#domain/change/calendar-rules.ts';
import { StrictCalendarDone } from '#domain/change/calendar-shapes.ts';
import { type EventKey, seriesKeyOf } from '#domain/event-ref.ts';
import type { Account, CalendarId, CommandId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { type EventPlace, type EventSeal, eventSeal, keyAt, placeOf } from './sealed-event.ts';

export const writePending = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  commandId: CommandId,
  swaps: readonly CalendarSwap[],
): Promise<void> => {
  if (swaps.length === 0) return;
  const keys = await ctx.keyring.forMany(tx, account.userId);
  const rows = [...Map.groupBy(swaps, ({ key }) => key)].map(([key, own]) => ({
    ...accountKey(account),
    ...placeOf(key),
    command_id: commandId,
    swaps: keys.seal(swapsPlace(commandId, key), JSON.stringify(own)),
  }));
  await tx.insertInto('pending_event').values(rows).execute();
};

export const dropPending = (tx: Tx, account: Account, commandId: CommandId) =>
  tx.deleteFrom('pending_event').where(ofAccount(account)).where('command_id', '=', commandId).execute();

/** The commands that wait for these events, series with their instances, and their place in the order. */
export const pendingCommands = async (
  tx: Tx,
  account: Account,
  series: readonly EventKey[],
): Promise<{ commandId: CommandId; place: number }[]> => {
  if (series.length === 0) return [];
  const rows = await tx
    .selectFrom('pending_event')
    .select(['calendar_id', 'event_id', 'command_id', 'place'])
    .where(ofAccount(account))
    .where('event_id', 'in', [...new Set(series.map((key) => placeOf(key).event_id))])
    .execute();
  const about = new Set(series);
  return rows
    .filter((row) => about.has(keyAt({ ...row, original: '' })))
    .map((row) => ({ commandId: row.command_id, place: Number(row.place) }));
};

/** Which events of a calendar have changes that wait. */
export const pendingIn = async (tx: Tx, account: Account, calendarId: CalendarId): Promise<ReadonlySet<EventKey>> => {
  const rows = await tx
    .selectFrom('pending_event')
    .select(['calendar_id', 'event_id', 'original'])
    .distinct()
    .where(ofAccount(account))
    .where('calendar_id', '=', calendarId)
    .execute();
  return new Set(rows.map(keyAt));
};

/** A condition on rows of `calendar_event`. */
export const hasPending = sql<boolean>`exists (select 1 from pending_event pending where pending.user_id = calendar_event.user_id
  and pending.account_id = calendar_event.account_id and pending.calendar_id = calendar_event.calendar_id
  and pending.event_id = calendar_event.event_id and pending.original = calendar_event.original)`;

/** Shows these events anew, after what the provider said or what waits has changed. */
export const showAgain = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  keys: readonly EventKey[],
  revision: number,
): Promise<void> => {
  if (keys.length === 0) return;
  const seal = await eventSeal(ctx, tx, account);
  const waiting = await pendingOf(ctx, tx, account, keys);
  for (const key of new Set(keys)) {
    const row = await rowOf(tx, account, placeOf(key));
    if (!row) continue;
    const swaps = waiting.get(key) ?? [];
    const shown = swaps.length === 0 ? row.provider : await folded(tx, account, { seal, key, row, swaps });
    await tx
      .updateTable('calendar_event')
      .set({ event: shown, provider: swaps.length === 0 ? null : row.provider, revision: String(revision) })
      .where(ofAccount(account))
      .where('calendar_id', '=', row.calendar_id)
      .where('event_id', '=', row.event_id)
      .where('original', '=', row.original)
      .execute();
  }
};

type Row = EventPlace & { provider: string | null; event: string | null };
type Folding = { seal: EventSeal; key: EventKey; row: Row; swaps: readonly CalendarSwap[] };

const folded = async (tx: Tx, account: Account, { seal, key, row, swaps }: Folding): Promise<string | null> => {
  const events = new Map<EventKey, CalendarEvent>();
  const series = row.original === '' ? undefined : await rowOf(tx, account, { ...row, original: '' });
  if (series?.event) events.set(seriesKeyOf(key), seal.open({ ...row, original: '' }, series.event));
  if (row.provider !== null) events.set(key, seal.open(row, row.provider));
  const shown = eventsAfter(events, swaps).get(key);
  return shown ? seal.seal(row, shown) : null;
};

const rowOf = (tx: Tx, account: Account, { calendar_id, event_id, original }: EventPlace) =>
  tx
    .selectFrom('calendar_event')
    .select(['calendar_id', 'event_id', 'original', 'provider', 'event'])
    .where(ofAccount(account))
    .where('calendar_id', '=', calendar_id)
    .where('event_id', '=', event_id)
    .where('original', '=', original)
    .executeTakeFirst();

/** In the order in which the person gave them. */
const pendingOf = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  about: readonly EventKey[],
): Promise<Map<EventKey, CalendarSwap[]>> => {
  const ids = [...new Set(about.map((key) => placeOf(key).event_id))];
  const rows = await tx
    .selectFrom('pending_event')
    .select(['calendar_id', 'event_id', 'original', 'command_id', 'swaps'])
    .where(ofAccount(account))
    .where('event_id', 'in', ids)
    .orderBy('place')
    .execute();
  const found = new Map<EventKey, CalendarSwap[]>();
  if (rows.length === 0) return found;
  const keys = await ctx.keyring.forMany(tx, account.userId);
  for (const row of rows) {
    const key = keyAt(row);
    const swaps = Swaps.parse(JSON.parse(keys.open(swapsPlace(row.command_id, key), row.swaps)));
    found.set(key, [...(found.get(key) ?? []), ...swaps]);
  }
  return found;
};

const Swaps = StrictCalendarDone.shape.swaps;

/** The place of sealed changes. */
export const swapsPlace = (commandId: CommandId, key: EventKey) => ({
  table: 'pending_event',
  column: 'swaps',
  row: `${commandId} ${key}`,
});
