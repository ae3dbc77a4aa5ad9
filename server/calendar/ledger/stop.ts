// Takes back a held command: its changes never leave, so nobody hears of them.
import { type CalendarDone, calendarLedger } from '#domain/change/calendar.ts';
import { type EventKey, seriesKeyOf } from '#domain/event-ref.ts';
import type { Account } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { dropPending, pendingCommands, showAgain } from '#server/calendar/pending.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import type { Held } from '#server/ledger/ledger.ts';
import { isOfCalendar } from './calendar-done.ts';

export const stopHeld = async (ctx: Context, tx: Tx, account: Account, { id, done, revision }: Held) => {
  const own = done.filter(isOfCalendar);
  const keys = [...new Set(own.flatMap(({ swaps }) => swaps.map(({ key }) => key)))];
  await mustBeLast(tx, account, id, keys);
  await dropPending(tx, account, id);
  await showAgain(ctx, tx, account, keys, revision);
  return own.toReversed().map(inverseOf);
};

const inverseOf = (done: CalendarDone): CalendarDone => {
  const change = calendarLedger.inverse(done);
  return { ...done, swaps: change.kind === 'edit' ? change.swaps : [] };
};

/** A later change was made on top of it. */
const mustBeLast = async (tx: Tx, account: Account, id: Held['id'], keys: readonly EventKey[]): Promise<void> => {
  const waiting = await pendingCommands(tx, account, [...new Set(keys.map(seriesKeyOf))]);
  const own = Math.max(...waiting.filter((one) => one.commandId === id).map(({ place }) => place), 0);
  if (waiting.some((one) => one.commandId !== id && one.place > own)) throw new Problem('command.later-first');
};
