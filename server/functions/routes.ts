// The routes of the functions.
import * as api from '#api/functions.ts';
import type { Context } from '#server/context.ts';
import { bindAccount, type Route, slow } from '#server/handle.ts';
import { refreshNow } from './refresh-tokens.ts';
import { sendEmail } from './send-email.ts';
import { calendarReport } from './sync-calendar.ts';
import { syncReport } from './sync-emails.ts';

export const functionRoutes = (ctx: Context): Route[] => [
  slow(bindAccount(ctx, api.refreshTokens, ({ account, input }) => refreshNow(ctx, account, input.tokenType))),
  slow(bindAccount(ctx, api.sendEmail, ({ account, input }) => sendEmail(ctx, account, input))),
  slow(bindAccount(ctx, api.syncEmails, ({ account, input }) => syncReport(ctx, account, input))),
  slow(bindAccount(ctx, api.syncCalendar, ({ account }) => calendarReport(ctx, account))),
];
