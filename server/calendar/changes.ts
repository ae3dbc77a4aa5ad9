// The changes of calendars and events since a revision.
import { type HeldChange, mostEventsAtOnce } from '#api/calendar.ts';
import { type Calendar, type CalendarEvent, CalendarRole } from '#domain/calendar.ts';
import { CalendarLimit } from '#domain/calendar-trouble.ts';
import { type EventKey, keyOf } from '#domain/event-ref.ts';
import type { Account, CalendarId, EventId } from '#domain/id.ts';
import type { MadePrep } from '#domain/prep.ts';
import { isProblemCode, type ProblemCode } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { heldChanges } from './ledger/notified.ts';
import { prepsBetween } from './made-preps.ts';
import { openEvents } from './store-events.ts';

export type CalendarChanges = {
  revision: number;
  calendars: Calendar[] | null;
  events: CalendarEvent[];
  gone: EventKey[];
  more: boolean;
  whole: boolean;
  problem: ProblemCode | null;
  held: HeldChange[];
  preps: MadePrep[];
};

export const calendarChanges = (ctx: Context, account: Account, since: number): Promise<CalendarChanges> =>
  ctx.db.asUser(account.userId, async (tx) => {
    const book = await tx
      .selectFrom('calendar_book')
      .select(['revision', 'problem'])
      .where(ofAccount(account))
      .executeTakeFirst();
    const calendars = await calendarsOf(tx, account);
    const last = Number(book?.revision ?? 0);
    const upTo = (await endOfPage(tx, account, since)) ?? last;
    const rows = await rowsBetween(tx, account, since, upTo);
    const here = rows.flatMap((row) => (row.event === null ? [] : [{ ...row, event: row.event }]));
    return {
      revision: upTo,
      calendars: since === 0 || calendars.some(({ revision }) => revision > since) ? calendars.map(withoutState) : null,
      events: await openEvents(ctx, tx, account, here),
      gone: rows.filter(({ event }) => event === null).map(keyOfRow),
      more: upTo < last,
      whole: calendars.every(({ isWhole }) => isWhole) && calendars.length > 0,
      problem: isProblemCode(book?.problem) ? book.problem : null,
      held: await heldChanges(ctx, tx, account),
      preps: await prepsBetween(ctx, tx, account, { after: since, upTo }),
    };
  });

type Known = Calendar & { revision: number; isWhole: boolean };

const calendarsOf = async (tx: Tx, account: Account): Promise<Known[]> => {
  const rows = await tx
    .selectFrom('calendar')
    .selectAll()
    .where(ofAccount(account))
    .where('gone', '=', false)
    .orderBy('is_primary', 'desc')
    .orderBy('name')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    zone: row.zone,
    role: CalendarRole.parse(row.role),
    primary: row.is_primary,
    shown: row.shown,
    countsBusy: row.counts_busy,
    color: row.color,
    ...limitOf(row.own_limit),
    revision: Number(row.revision),
    isWhole: !row.shown || row.phase === 'following' || row.own_limit === 'not-shared',
  }));
};

const limitOf = (limit: string | null): Pick<Calendar, 'limit'> => {
  const known = CalendarLimit.safeParse(limit);
  return known.success ? { limit: known.data } : {};
};

const withoutState = ({ revision: _, isWhole: __, ...calendar }: Known): Calendar => calendar;

/** The revision that ends a page; null if all fit. A page may be larger, because it ends with a whole revision. */
const endOfPage = async (tx: Tx, account: Account, since: number): Promise<number | null> => {
  const row = await changed(tx, account, since)
    .select('revision')
    .orderBy('revision')
    .offset(mostEventsAtOnce - 1)
    .limit(1)
    .executeTakeFirst();
  return row ? Number(row.revision) : null;
};

const rowsBetween = (tx: Tx, account: Account, since: number, upTo: number) =>
  changed(tx, account, since)
    .select(['calendar_id', 'event_id', 'original', 'event'])
    .where('revision', '<=', String(upTo))
    .execute();

/** A new device needs nothing of what is gone. */
const changed = (tx: Tx, account: Account, since: number) =>
  tx
    .selectFrom('calendar_event')
    .where(ofAccount(account))
    .where('revision', '>', String(since))
    .$if(since === 0, (query) => query.where('event', 'is not', null));

const keyOfRow = (row: { calendar_id: CalendarId; event_id: EventId; original: string }) =>
  keyOf({ calendarId: row.calendar_id, eventId: row.event_id, original: row.original === '' ? null : row.original });
