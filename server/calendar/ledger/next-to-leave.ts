// Chooses the command that leaves next: the oldest that is not held. What touches the event of a held command waits with it.
import type { CalendarDone } from '#domain/change/calendar.ts';
import { type EventKey, seriesKeyOf } from '#domain/event-ref.ts';
import type { Account, CommandId } from '#domain/id.ts';
import { refOf } from '#server/account.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { openDone } from '#server/ledger/done-column.ts';
import { isOfCalendar } from './calendar-done.ts';

/** `tells`: its hold is over, and the provider tells the guests. */
export type NextToLeave = { id: CommandId; done: CalendarDone[]; tells: boolean };

/** Commands that wait behind held ones at most. The rest has its turn later. */
const most = 200;

/** From here on, somebody may hear of it, so it can no longer be held. The caller holds the lock. */
export const nextToLeave = async (ctx: Context, tx: Tx, account: Account): Promise<NextToLeave | null> => {
  const now = ctx.clock.now();
  const rows = await tx
    .selectFrom('command')
    .select(['id', 'done', 'leaves_at', 'left_at'])
    .where(ofAccount(account))
    .where('ledger', '=', 'calendar')
    .where('state', '=', 'accepted')
    .orderBy('revision')
    .limit(most)
    .execute();
  const waiting: Waiting[] = [];
  for (const { id, done, leaves_at, left_at } of rows) {
    const own = (await openDone(ctx, tx, account, id, done)).filter(isOfCalendar);
    waiting.push({ id, done: own, tells: leaves_at !== null, leavesAt: left_at === null ? leaves_at : null });
  }
  const { next, soonest } = firstFree(waiting, now);
  if (next?.leavesAt) await leaves(tx, account, next.id, now);
  // The job of this moment may be lost with a restored backup.
  if (next === null && soonest !== null)
    await ctx.jobs.add(tx, 'calendar.leave', refOf(account), { key: account.id, startAfter: soonest });
  return next;
};

/** `leavesAt`: null where nobody hears of it, or once it has left. */
type Waiting = NextToLeave & { leavesAt: Date | null };

/** `soonest`: when the first hold ends. */
const firstFree = (waiting: readonly Waiting[], now: Date): { next: Waiting | null; soonest: Date | null } => {
  const blocked = new Set<EventKey>();
  const holds: Date[] = [];
  for (const one of waiting) {
    const series = one.done.flatMap(({ swaps }) => swaps.map(({ key }) => seriesKeyOf(key)));
    const isHeld = one.leavesAt !== null && one.leavesAt > now;
    if (!isHeld && !series.some((key) => blocked.has(key))) return { next: one, soonest: null };
    for (const key of series) blocked.add(key);
    if (isHeld && one.leavesAt) holds.push(one.leavesAt);
  }
  return { next: null, soonest: holds.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null };
};

const leaves = (tx: Tx, account: Account, id: CommandId, now: Date) =>
  tx.updateTable('command').set({ left_at: now }).where(ofAccount(account)).where('id', '=', id).execute();
