// The routes of the functions.
import * as api from '#api/functions.ts';
import type { Context } from '#server/context.ts';
import { bindAccount, type Route } from '#server/handle.ts';
import { refreshNow } from './refresh-tokens.ts';
import { sendEmail } from './send-email.ts';
import { syncReport } from './sync-emails.ts';

export const functionRoutes = (ctx: Context): Route[] => [
  bindAccount(ctx, api.refreshTokens, ({ account, input }) => refreshNow(ctx, account, input.tokenType)),
  bindAccount(ctx, api.sendEmail, ({ account, input }) => sendEmail(ctx, account, input)),
  bindAccount(ctx, api.syncEmails, ({ account, input }) => syncReport(ctx, account, input)),
];
