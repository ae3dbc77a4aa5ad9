import { getActivity, reportSession } from '#api/activity.ts';
import type { SessionReport } from '#domain/activity.ts';
import { deviceClass } from '#domain/device-class.ts';
import type { UserId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import { bind, type Route } from '#server/handle.ts';
import { type EventsInHistory, recentActivity } from './recent.ts';
import { recordSession } from './sessions.ts';

/** What other folders know of activity, or do about it. */
type Beyond = {
  /** What the calendar knows of its commands. */
  events: EventsInHistory;
  sessionReported: (userId: UserId, report: SessionReport) => Promise<void>;
};

export const activityRoutes = (ctx: Context, { events, sessionReported }: Beyond): Route[] => [
  bind(ctx, getActivity, ({ userId, input }) =>
    ctx.db.asUser(userId, (tx) =>
      recentActivity(tx, userId, { limit: input.limit, after: input.after ?? null, now: ctx.clock.now(), events }),
    ),
  ),
  bind(ctx, reportSession, async ({ userId, input, request }) => {
    await recordSession(ctx, userId, { ...input, device: deviceClass(request.headers) });
    await sessionReported(userId, input);
    return {};
  }),
];
