// Where the person moved meetings with guests, from the commands that they gave. Instants only: the device finds the habits in them.
import type { CalendarDone, CalendarSwap } from '#domain/change/calendar.ts';
import { refOf } from '#domain/event-ref.ts';
import type { Account } from '#domain/id.ts';
import { habitWeeks } from '#domain/scheduling/habits.ts';
import type { EventTime } from '#domain/wall-time.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import { openDone } from '#server/ledger/done-column.ts';
import { isOfCalendar } from './ledger/calendar-done.ts';

export type MeetingMove = { from: string; to: string; movedAt: string };

const week = 7 * 86_400_000;
/** Nobody moves more in eight weeks. */
const most = 500;

/** A move that the person took back, stopped, or that Google refused is none. */
export const movesOfMeetings = (ctx: Context, account: Account): Promise<MeetingMove[]> =>
  ctx.db.asUser(account.userId, async (tx) => {
    const rows = await tx
      .selectFrom('command')
      .select(['id', 'done', 'given_at'])
      .where(ofAccount(account))
      .where('ledger', '=', 'calendar')
      .where('kind', '=', 'reschedule')
      .where('state', 'in', ['accepted', 'waiting', 'delivered'])
      .where('inverted_by', 'is', null)
      // Guests heard of it, so it had guests.
      .where('leaves_at', 'is not', null)
      .where('given_at', '>', new Date(ctx.clock.now().getTime() - habitWeeks * week))
      .orderBy('given_at', 'desc')
      .limit(most)
      .execute();
    const moves: MeetingMove[] = [];
    for (const { id, done, given_at } of rows.toReversed()) {
      const swaps = (await openDone(ctx, tx, account, id, done)).filter(isOfCalendar).flatMap(swapsOf);
      const move = swaps.map(moveIn).find((one) => one !== null);
      if (move) moves.push({ ...move, movedAt: given_at.toISOString() });
    }
    return moves;
  });

const swapsOf = ({ swaps }: CalendarDone): readonly CalendarSwap[] => swaps;

/** An instance that nobody had changed was where its key says. */
const moveIn = (swap: CalendarSwap): { from: string; to: string } | null => {
  if (swap.of === 'span') return between(instantOf(swap.was.start), instantOf(swap.is.start));
  if (swap.of !== 'event' || swap.is === null || swap.is.status === 'cancelled') return null;
  const from = swap.was === null ? originalIn(swap) : instantOf(swap.was.span.start);
  return between(from, instantOf(swap.is.span.start));
};

const between = (from: string | null, to: string | null): { from: string; to: string } | null =>
  from === null || to === null || from === to ? null : { from, to };

const originalIn = ({ key }: CalendarSwap): string | null => {
  const { original } = refOf(key);
  return original === null || original.length === 10 ? null : new Date(original).toISOString();
};

/** Whole days are no meetings. */
const instantOf = (time: EventTime): string | null => (time.kind === 'day' ? null : new Date(time.at).toISOString());
