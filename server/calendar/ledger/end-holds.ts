// Lets times go that were kept for somebody who has not answered. The command and its mark share one transaction, so a crash ends them once.
import { sql } from 'kysely';
import type { CalendarEvent } from '#domain/calendar.ts';
import { eventAt } from '#domain/change/calendar-event-after.ts';
import { refusalOf } from '#domain/change/calendar-refusal.ts';
import type { EventKey } from '#domain/event-ref.ts';
import type { Account } from '#domain/id.ts';
import { refsIn } from '#server/account.ts';
import { lockCalendar, nextCalendarRevision } from '#server/calendar/book.ts';
import { holdOf } from '#server/calendar/time-holds.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { giveOwn } from '#server/ledger/give-own.ts';
import { calendarLedger } from './calendar-ledger.ts';
import { stateAbout } from './state.ts';

/** Queues a job for each account whose times end now. */
export const findDueHolds = (ctx: Context): Promise<void> =>
  ctx.db.system(async (tx) => {
    for (const ref of await refsIn(tx, sql`time_holds_due(${ctx.clock.now()})`))
      await ctx.jobs.add(tx, 'calendar.end-holds', ref, { key: ref.accountId });
  });

export const endHolds = (ctx: Context, account: Account): Promise<void> =>
  ctx.db.asUser(account.userId, async (tx) => {
    await lockCalendar(tx, account);
    const now = ctx.clock.now();
    const due = await tx
      .updateTable('time_hold')
      .set({ ended_at: now })
      .where(ofAccount(account))
      .where('ended_at', 'is', null)
      .where('ends_at', '<=', now)
      .returning('command_id')
      .execute();
    for (const { command_id } of due) {
      const hold = await holdOf(ctx, tx, account, command_id);
      if (hold !== null)
        await letGo(
          ctx,
          tx,
          account,
          hold.times.map(({ at }) => at),
        );
    }
    crashPoint('holds.ended');
  });

const letGo = async (ctx: Context, tx: Tx, account: Account, keys: readonly EventKey[]): Promise<void> => {
  const [at, ...others] = await standing(ctx, tx, account, keys);
  if (at === undefined) return;
  const revision = await nextCalendarRevision(tx, account);
  const count = others.length + 1;
  await giveOwn(ctx, tx, account, calendarLedger, {
    command: { kind: 'cancel-event', args: { at, others } },
    description: `cancel-event on ${count} event${count === 1 ? '' : 's'}`,
    revision,
  });
  await ctx.live.tell(tx, account, { kind: 'revision', number: revision });
};

/** An event with guests has become a meeting, so it stays. */
const standing = async (ctx: Context, tx: Tx, account: Account, keys: readonly EventKey[]): Promise<EventKey[]> => {
  const state = await stateAbout(ctx, tx, account, keys);
  return keys.filter((at) => {
    const event = eventAt(state.events, at);
    const isTaken = refusalOf(state, { ledger: 'calendar', kind: 'cancel-event', at }) === null;
    return event !== null && isTaken && isStillHeld(event);
  });
};

const isStillHeld = ({ status, guestCount, guests }: CalendarEvent): boolean =>
  status !== 'cancelled' && guestCount === 0 && guests.length === 0;
