import { getLoggedActivity, logTestActivity } from '#api/test-activity.ts';
import type { Context } from '#server/context.ts';
import { bind, type Route } from '#server/handle.ts';
import { openRateLimit } from '#server/rate-limit.ts';
import { loggedActivity, logTest } from './test-activity.ts';

export const testActivityRoutes = (ctx: Context): Route[] => {
  const pace = openRateLimit(ctx.clock, { burst: 10, perMinute: 10, full: 'calls.too-many' });
  return [
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
