import { getActivity, reportSession } from '#api/activity.ts';
import type { Context } from '#server/context.ts';
import { bind, type Route } from '#server/handle.ts';
import { recentActivity } from './recent.ts';
import { recordSession } from './sessions.ts';

export const activityRoutes = (ctx: Context): Route[] => [
  bind(ctx, getActivity, ({ userId, input }) =>
    ctx.db.asUser(userId, (tx) =>
      recentActivity(tx, userId, { limit: input.limit, after: input.after ?? null, now: ctx.clock.now() }),
    ),
  ),
  bind(ctx, reportSession, async ({ userId, input }) => {
    await recordSession(ctx, userId, input);
    return {};
  }),
];
