// The addresses of activity.
import { getActivity } from '#api/activity.ts';
import type { Context } from '#server/context.ts';
import { bind, type Route } from '#server/handle.ts';
import { recentActivity } from './recent.ts';

export const activityRoutes = (ctx: Context): Route[] => [
  bind(ctx, getActivity, async ({ userId, input }) => ({
    activity: await ctx.db.asUser(userId, (tx) => recentActivity(tx, userId, input.limit)),
  })),
];
