// The server does to events what the pure rules say, for each case of their table.
import { expect, test } from 'vitest';
import type { Events } from '#domain/calendar.ts';
import { calendarLedger } from '#domain/change/calendar.ts';
import { type CalendarCase, calendarCases, caseEvents, caseRoles } from '#domain/change/calendar-cases.ts';
import type { Change } from '#domain/change/change.ts';
import { Problem } from '#domain/problem.ts';
import { lockCalendar } from '#server/calendar/book.ts';
import { dropPending } from '#server/calendar/pending.ts';
import { eventSeal, placeOf } from '#server/calendar/sealed-event.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { nextId } from '#test/support/desk.ts';
import { openWorld } from '#test/support/person.ts';
import { applyChanges } from './apply.ts';
import { stateAbout } from './state.ts';

const world = await openWorld();
const { ctx } = world;
const account = await world.connect();

await ctx.db.asUser(account.userId, async (tx) => {
  const calendar = { zone: 'Europe/Berlin', is_primary: false, shown: true, counts_busy: true, color: null };
  for (const [id, role] of caseRoles)
    await tx
      .insertInto('calendar')
      .values({
        ...accountKey(account),
        ...calendar,
        id,
        name: id,
        role,
        cursor: null,
        page_token: null,
        since: null,
        revision: '1',
      })
      .execute();
});

const fill = async (tx: Tx): Promise<void> => {
  const seal = await eventSeal(ctx, tx, account);
  await tx.deleteFrom('calendar_event').where(ofAccount(account)).execute();
  const rows = [...caseEvents].map(([key, event]) => {
    const at = placeOf(key);
    return { ...accountKey(account), ...at, etag: 'e1', event: seal.seal(at, event), generation: 1, revision: '1' };
  });
  await tx.insertInto('calendar_event').values(rows).execute();
};

const eventsNow = async (tx: Tx, { change }: CalendarCase): Promise<Events> =>
  (await stateAbout(ctx, tx, account, [...caseEvents.keys(), change.at])).events;

const expected = ({ after }: CalendarCase): Events => {
  const events = new Map(caseEvents);
  for (const [key, event] of after) {
    if (event === null) events.delete(key);
    else events.set(key, event);
  }
  return events;
};

/** Null if the calendar refused the change. */
const apply = async (tx: Tx, changes: readonly Change[], commandId = nextId()) => {
  try {
    return { commandId, done: await applyChanges(ctx, tx, account, { commandId, changes, revision: 2 }) };
  } catch (error) {
    if (error instanceof Problem && error.code.startsWith('event.')) return null;
    throw error;
  }
};

test.each(calendarCases)('$name', async (one) => {
  await ctx.db.asUser(account.userId, async (tx) => {
    await lockCalendar(tx, account);
    await fill(tx);
    const applied = await apply(tx, [one.change]);
    expect(await eventsNow(tx, one)).toEqual(expected(one));
    if (applied === null) return expect(one.after.size).toBe(0);
    const undo = applied.done.toReversed().map(calendarLedger.inverse);
    const undone = await apply(tx, undo);
    expect(await eventsNow(tx, one)).toEqual(caseEvents);
    for (const commandId of [applied.commandId, undone?.commandId])
      if (commandId) await dropPending(tx, account, commandId);
  });
});
