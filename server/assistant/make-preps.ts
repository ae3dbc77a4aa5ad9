// Prepares the meetings of the next hours before the person asks, once mail and calendars are read.
import { sql } from 'kysely';
import { type CalendarEvent, keyOfEvent } from '#domain/calendar.ts';
import type { Account } from '#domain/id.ts';
import { prepAheadHours } from '#domain/prep.ts';
import { guestsOf } from '#reading/prep/threads.ts';
import { refsIn } from '#server/account.ts';
import { nextCalendarRevision } from '#server/calendar/book.ts';
import { comingMeetings } from '#server/calendar/coming-meetings.ts';
import {
  type Compared,
  dropPreps,
  eventDigest,
  keepPreps,
  type NewPrep,
  type StoredPrep,
  storedPreps,
  storePreps,
} from '#server/calendar/made-preps.ts';
import type { Context } from '#server/context.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { promisesRevision } from '#server/promises/store.ts';
import { eventAt, prepFor } from './meeting-prep.ts';
import { outdatedPreps } from './outdated-preps.ts';

export const findPreps = (ctx: Context): Promise<void> =>
  ctx.db.system(async (tx) => {
    for (const ref of await refsIn(tx, sql`preps_due(${ctx.clock.now()})`))
      await ctx.jobs.add(tx, 'calendar.prep', ref, { key: ref.accountId });
  });

/** The job `calendar.prep`. */
export const makePreps = (ctx: Context, account: Account): Promise<void> =>
  ctx.db.asUser(account.userId, async (tx) => {
    // Read before the mail: what changes meanwhile is looked at again.
    const compared = { mail: await mailRevision(tx, account), promises: await promisesRevision(tx, account) };
    const calendar = await calendarRevision(tx, account);
    const stored = await storedPreps(ctx, tx, account);
    const outdated = await outdatedPreps(tx, account, stored);
    const current = stored.filter(({ at }) => !outdated.has(at));
    const coming = (await needsLook(ctx, tx, account, calendar)) ? await soon(ctx, tx, account) : null;
    const held = new Set(current.filter(holds(ctx, coming?.meetings ?? null)).map(({ at }) => at));
    const others = stored.filter(({ at }) => !held.has(at));
    const meetings = coming?.meetings ?? (await meetingsOf(ctx, tx, account, others));
    const made = await prepared(
      ctx,
      tx,
      account,
      meetings.filter(({ event }) => !held.has(keyOfEvent(event))),
    );
    await dropPreps(
      tx,
      account,
      others.map(({ at }) => at),
    );
    await keepPreps(tx, account, [...held], compared);
    const revision = await give(ctx, tx, account, made, compared);
    if (coming !== null || revision !== null)
      await watch(tx, account, { before: calendar, after: revision, until: coming?.lookAt });
  });

type Meeting = { event: CalendarEvent; until: Date };

/** The most to make for a person. Nobody has more in 14 hours. */
const mostMeetings = 20;
const hour = 3_600_000;
const ahead = prepAheadHours * hour;

const soon = async (ctx: Context, tx: Tx, account: Account): Promise<{ meetings: Meeting[]; lookAt: Date }> => {
  const now = ctx.clock.now().getTime();
  // Any zone will do: two days of it hold the next hours.
  const coming = (await comingMeetings(ctx, tx, account, 'UTC')).filter(({ event }) => guestsOf(event).length > 0);
  const later = coming.find(({ from }) => from.getTime() > now + ahead);
  return {
    meetings: coming
      .filter(({ from }) => from.getTime() <= now + ahead)
      .slice(0, mostMeetings)
      .map(({ event, to }) => ({ event, until: to })),
    // Only today and tomorrow were looked at.
    lookAt: new Date(Math.min(now + 10 * hour, later ? later.from.getTime() - ahead : Number.POSITIVE_INFINITY)),
  };
};

/** The calendar did not change, so only mail did. */
const meetingsOf = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  outdated: readonly StoredPrep[],
): Promise<Meeting[]> => {
  const meetings: Meeting[] = [];
  for (const one of outdated.filter((each) => !isOver(ctx, each))) {
    const event = await eventAt(ctx, tx, account, one.at);
    if (event !== null) meetings.push({ event, until: one.until });
  }
  return meetings;
};

const isOver = (ctx: Context, { until }: StoredPrep): boolean => until <= ctx.clock.now();

/** `meetings` null: the calendar did not change. */
const holds =
  (ctx: Context, meetings: readonly Meeting[] | null) =>
  (one: StoredPrep): boolean =>
    meetings === null ? !isOver(ctx, one) : meetings.some(({ event }) => isOf(one, event));

const isOf = ({ at, content }: StoredPrep, event: CalendarEvent): boolean =>
  keyOfEvent(event) === at && content?.event === eventDigest(event);

const prepared = async (ctx: Context, tx: Tx, account: Account, meetings: readonly Meeting[]): Promise<NewPrep[]> => {
  const made: NewPrep[] = [];
  for (const { event, until } of meetings)
    made.push({ at: keyOfEvent(event), until, content: await prepFor(ctx, tx, account, event) });
  return made;
};

/** Stores them, and tells open tabs. Null without any. */
const give = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  made: readonly NewPrep[],
  compared: Compared,
): Promise<number | null> => {
  if (made.length === 0) return null;
  const revision = await nextCalendarRevision(tx, account);
  await storePreps(ctx, tx, account, made, { ...compared, revision });
  await ctx.live.tell(tx, account, { kind: 'calendar', number: revision });
  return revision;
};

const needsLook = async (ctx: Context, tx: Tx, account: Account, revision: number): Promise<boolean> => {
  const row = await tx
    .selectFrom('prep_watch')
    .select(['revision', 'until'])
    .where(ofAccount(account))
    .executeTakeFirst();
  return row === undefined || Number(row.revision) !== revision || row.until <= ctx.clock.now();
};

type Watched = { before: number; after: number | null; until: Date | undefined };

/** `until` undefined: as before. */
const watch = async (tx: Tx, account: Account, { before, after, until }: Watched): Promise<void> => {
  // Something else may have changed the calendar meanwhile. Then the next round looks again.
  const revision = String(after === before + 1 ? after : before);
  await tx
    .insertInto('prep_watch')
    .values({ ...accountKey(account), revision, until: until ?? new Date(0) })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'account_id']).doUpdateSet(until === undefined ? { revision } : { revision, until }),
    )
    .execute();
};

const mailRevision = async (tx: Tx, account: Account): Promise<number> => {
  const row = await tx.selectFrom('mailbox').select('revision').where(ofAccount(account)).executeTakeFirst();
  return Number(row?.revision ?? 0);
};

const calendarRevision = async (tx: Tx, account: Account): Promise<number> => {
  const row = await tx.selectFrom('calendar_book').select('revision').where(ofAccount(account)).executeTakeFirst();
  return Number(row?.revision ?? 0);
};
