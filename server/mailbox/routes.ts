import * as api from '#api/mailbox.ts';
import { idle } from '#domain/sync.ts';
import { refOf } from '#server/account.ts';
import type { Context } from '#server/context.ts';
import { bindAccount, type Route } from '#server/handle.ts';
import { refuseOldTab } from '#server/old-tab.ts';
import { changesSince } from './changes.ts';
import { inboxPage } from './inbox.ts';
import { mailboxState } from './progress.ts';
import { threadsById } from './threads.ts';
import { setBackfill } from './want-backfill.ts';

export const mailboxRoutes = (ctx: Context): Route[] => [
  bindAccount(ctx, api.getChanges, ({ account, input, request }) => {
    refuseOldTab(request);
    return changesSince(ctx, account, input.since);
  }),
  bindAccount(ctx, api.listInbox, ({ account, input, request }) => {
    refuseOldTab(request);
    return ctx.db.asUser(account.userId, (tx) => inboxPage(tx, account, input));
  }),
  bindAccount(ctx, api.getThreads, ({ account, input }) =>
    ctx.db.asUser(account.userId, async (tx) => ({ threads: await threadsById(tx, account, input.ids, 'whole') })),
  ),
  bindAccount(ctx, api.syncNow, ({ account }) =>
    ctx.db.asUser(account.userId, async (tx) => {
      await ctx.jobs.add(tx, 'mailbox.sync', refOf(account), { key: account.id });
      return { sync: (await mailboxState(tx, account))?.sync ?? idle };
    }),
  ),
  bindAccount(ctx, api.setBackfill, ({ account, input }) => setBackfill(ctx, account, input)),
];
