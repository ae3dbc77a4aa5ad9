// Who hears of changes of events, and which held changes wait to leave.
import type { HeldChange } from '#api/calendar.ts';
import { eventAt } from '#domain/change/calendar-event-after.ts';
import { type Notified, notifiedOf, tellsUnseen } from '#domain/change/calendar-notified.ts';
import type { Done } from '#domain/change/change.ts';
import type { Account } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { openDone } from '#server/ledger/done-column.ts';
import { isOfCalendar } from './calendar-done.ts';
import { stateAbout } from './state.ts';

/** Oldest first. */
export const heldChanges = async (ctx: Context, tx: Tx, account: Account): Promise<HeldChange[]> => {
  const rows = await tx
    .selectFrom('command')
    .select(['id', 'kind', 'done', 'leaves_at'])
    .where(ofAccount(account))
    .where('ledger', '=', 'calendar')
    .where('state', 'in', ['accepted', 'waiting'])
    .where('leaves_at', 'is not', null)
    .where('left_at', 'is', null)
    .orderBy('revision')
    .execute();
  const now = ctx.clock.now().getTime();
  const held: HeldChange[] = [];
  for (const { id, kind, done: stored, leaves_at } of rows) {
    const done = await openDone(ctx, tx, account, id, stored);
    const leavesIn = Math.max(0, (leaves_at?.getTime() ?? 0) - now);
    held.push({ id, kind, leavesIn, ...(await aboutOf(ctx, tx, account, done)) });
  }
  return held;
};

const aboutOf = async (ctx: Context, tx: Tx, account: Account, done: readonly Done[]) => {
  const own = done.filter(isOfCalendar);
  const swaps = own.flatMap((one) => one.swaps);
  const { events } = await stateAbout(
    ctx,
    tx,
    account,
    swaps.map(({ key }) => key),
  );
  const [first] = swaps;
  const gone = first?.of === 'event' ? (first.was ?? first.is) : null;
  return {
    title: (first && eventAt(events, first.key)?.title) ?? gone?.title ?? '',
    notified: notifiedOf(own, events),
  };
};

/** Throws if others would hear of it whom the person cannot see. */
export const notifiedBy = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  done: readonly Done[],
): Promise<Notified[]> => {
  const own = done.filter(isOfCalendar);
  const keys = own.flatMap(({ swaps }) => swaps.map(({ key }) => key));
  const { events } = await stateAbout(ctx, tx, account, keys);
  if (tellsUnseen(own, events)) throw new Problem('event.unseen-guests');
  return notifiedOf(own, events);
};
