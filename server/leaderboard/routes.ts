import { getLeaderboard } from '#api/leaderboard.ts';
import type { Context } from '#server/context.ts';
import { bind, type Route } from '#server/handle.ts';
import { leaderboardFor } from './leaderboard.ts';

export const leaderboardRoutes = (ctx: Context): Route[] => [
  bind(ctx, getLeaderboard, ({ userId }) => ctx.db.asUser(userId, (tx) => leaderboardFor(tx, userId))),
];
