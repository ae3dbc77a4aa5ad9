import { listMuted } from '#api/muted.ts';
import type { Context } from '#server/context.ts';
import { bindAccount, type Route } from '#server/handle.ts';
import { mutedLately } from './muted-lately.ts';

export const mutedRoutes = (ctx: Context): Route[] => [
  bindAccount(ctx, listMuted, ({ account }) => ctx.db.asUser(account.userId, (tx) => mutedLately(tx, account))),
];
