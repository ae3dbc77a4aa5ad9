import * as api from '#api/mailbox.ts';
import { idle } from '#domain/sync.ts';
import type { Context } from '#server/context.ts';
import { bind, type Route } from '#server/handle.ts';
import { setBackfill } from './backfill-wanted.ts';
import { changesSince } from './changes.ts';
import { inboxPage } from './inbox.ts';
import { mailboxState } from './progress.ts';
import { threadsById } from './threads.ts';

export const mailboxRoutes = (ctx: Context): Route[] => [
  bind(ctx, api.getChanges, ({ userId, input }) => changesSince(ctx, userId, input.since)),
  bind(ctx, api.listInbox, ({ userId, input }) => ctx.db.asUser(userId, (tx) => inboxPage(tx, userId, input))),
  bind(ctx, api.getThreads, ({ userId, input }) =>
    ctx.db.asUser(userId, async (tx) => ({ threads: await threadsById(tx, userId, input.ids, 'whole') })),
  ),
  bind(ctx, api.syncNow, ({ userId }) =>
    ctx.db.asUser(userId, async (tx) => {
      await ctx.jobs.add(tx, 'mailbox.sync', { userId }, { key: userId });
      return { sync: (await mailboxState(tx, userId))?.sync ?? idle };
    }),
  ),
  bind(ctx, api.setBackfill, ({ userId, input }) => setBackfill(ctx, userId, input)),
];
