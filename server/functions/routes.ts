// The routes of the functions.
import * as api from '#api/functions.ts';
import type { Context } from '#server/context.ts';
import { bind, type Route } from '#server/handle.ts';
import { refreshNow } from './refresh-tokens.ts';
import { sendEmail } from './send-email.ts';
import { syncReport } from './sync-emails.ts';

export const functionRoutes = (ctx: Context): Route[] => [
  bind(ctx, api.refreshTokens, ({ userId, input }) => refreshNow(ctx, userId, input.tokenType)),
  bind(ctx, api.sendEmail, ({ userId, input }) => sendEmail(ctx, userId, input)),
  bind(ctx, api.syncEmails, ({ userId, input }) => syncReport(ctx, userId, input)),
];
