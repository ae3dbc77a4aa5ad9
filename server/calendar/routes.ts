import { askFreeBusy, getCalendarChanges, getMeetingMoves, getTimeHolds, syncCalendar } from '#api/calendar.ts';
import { refOf } from '#server/account.ts';
import type { Context } from '#server/context.ts';
import { bindAccount, type Route } from '#server/handle.ts';
import { calendarChanges } from './changes.ts';
import { openFreeBusy } from './free-busy.ts';
import { movesOfMeetings } from './moves.ts';
import { timeHolds } from './time-holds.ts';

export const calendarRoutes = (ctx: Context): Route[] => {
  const freeBusy = openFreeBusy(ctx);
  return [
    bindAccount(ctx, getCalendarChanges, ({ account, input }) => calendarChanges(ctx, account, input.since)),
    bindAccount(ctx, syncCalendar, async ({ account }) => {
      await ctx.db.asUser(account.userId, (tx) =>
        ctx.jobs.add(tx, 'calendar.sync', refOf(account), { key: account.id }),
      );
      return {};
    }),
    bindAccount(ctx, getMeetingMoves, async ({ account }) => ({ moves: await movesOfMeetings(ctx, account) })),
    bindAccount(ctx, getTimeHolds, async ({ account }) => ({ holds: await timeHolds(ctx, account) })),
    bindAccount(ctx, askFreeBusy, async ({ account, input }) => ({ people: await freeBusy(account, input) })),
  ];
};
