import * as api from '#api/notices.ts';
import { Problem } from '#domain/problem.ts';
import { sessionOf } from '#server/accounts/sessions.ts';
import type { Context } from '#server/context.ts';
import { bind, type Route, slow } from '#server/handle.ts';
import { preferencesOf } from './preferences.ts';
import { sendTest } from './send-notice.ts';
import { subscribe, unsubscribe } from './subscriptions.ts';

export const noticeRoutes = (ctx: Context): Route[] => [
  bind(ctx, api.getNotices, async ({ userId, input }) => {
    const { zone } = await ctx.db.asUser(userId, (tx) => preferencesOf(tx, userId, input.zone));
    return { key: ctx.webPush?.publicKey ?? null, zone };
  }),
  bind(ctx, api.subscribeToNotices, async ({ input, request }) => {
    const session = await sessionOf(ctx, request);
    if (session === null) throw new Problem('session.missing');
    await subscribe(ctx, session, input);
    return {};
  }),
  bind(ctx, api.unsubscribeFromNotices, async ({ userId, input }) => {
    await unsubscribe(ctx, userId, input.endpoint);
    return {};
  }),
  slow(
    bind(ctx, api.testNotice, async ({ userId, input }) => {
      if (ctx.webPush === null) throw new Problem('notices.none');
      return { outcome: await sendTest(ctx, userId, input.endpoint) };
    }),
  ),
];
