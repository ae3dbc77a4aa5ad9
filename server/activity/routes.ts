import { getActivity, reportSession } from '#api/activity.ts';
import { getLoggedActivity, logTestActivity } from '#api/test-activity.ts';
import type { Context } from '#server/context.ts';
import { bind, type Route } from '#server/handle.ts';
import { openRateLimit } from '#server/rate-limit.ts';
import { type EventsInHistory, recentActivity } from './recent.ts';
import { recordSession } from './sessions.ts';
import { loggedActivity, logTest } from './test-activity.ts';

/** `events`: what the calendar knows of its commands. */
export const activityRoutes = (ctx: Context, events: EventsInHistory): Route[] => {
  const pace = openRateLimit(ctx.clock, { burst: 10, perMinute: 10, full: 'calls.too-many' });
  return [
    bind(ctx, getActivity, ({ userId, input }) =>
      ctx.db.asUser(userId, (tx) =>
        recentActivity(tx, userId, { limit: input.limit, after: input.after ?? null, now: ctx.clock.now(), events }),
      ),
    ),
    bind(ctx, reportSession, async ({ userId, input }) => {
      await recordSession(ctx, userId, input);
      return {};
    }),
    bind(ctx, getLoggedActivity, async ({ userId }) => ({
      activity: await ctx.db.asUser(userId, (tx) => loggedActivity(tx, userId)),
    })),
    bind(ctx, logTestActivity, async ({ userId, input }) => {
      pace(userId);
      await logTest(ctx, userId, input.actionType);
      return {};
    }),
  ];
};
