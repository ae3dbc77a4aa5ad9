import { getSettings } from '#api/settings.ts';
import type { Context } from '#server/context.ts';
import { bindAccount, type Route } from '#server/handle.ts';
import { settingsOf, settingsRevision } from './store.ts';

export const settingsRoutes = (ctx: Context): Route[] => [
  bindAccount(ctx, getSettings, ({ account }) =>
    ctx.db.asUser(account.userId, async (tx) => ({
      revision: await settingsRevision(tx, account),
      settings: await settingsOf(tx, account),
    })),
  ),
];
