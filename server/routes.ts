// All routes of the server, except the web app's files.
import { accountRoutes } from '#server/accounts/routes.ts';
import { activityRoutes } from '#server/activity/routes.ts';
import { adminRoutes } from '#server/admin/routes.ts';
import { assistantRoutes } from '#server/assistant/routes.ts';
import { eventsInHistory } from '#server/calendar/history.ts';
import { calendarRoutes } from '#server/calendar/routes.ts';
import { commandRoutes } from '#server/commands/routes.ts';
import { contactRoutes } from '#server/contacts/routes.ts';
import { afterSession } from '#server/credits/after-session.ts';
import { creditRoutes } from '#server/credits/routes.ts';
import { deviceRoutes } from '#server/devices/routes.ts';
import { diagnosticsRoutes } from '#server/diagnostics/routes.ts';
import { functionRoutes } from '#server/functions/routes.ts';
import { leaderboardRoutes } from '#server/leaderboard/routes.ts';
import { leavingRoutes } from '#server/leaving/routes.ts';
import { lessonRoutes } from '#server/lessons/routes.ts';
import { mailboxRoutes } from '#server/mailbox/routes.ts';
import { mutedRoutes } from '#server/muted/routes.ts';
import { noticeRoutes } from '#server/notices/routes.ts';
import { originalRoutes } from '#server/original/routes.ts';
import { paymentRoutes } from '#server/payments/routes.ts';
import { peopleRoutes } from '#server/people/routes.ts';
import { promiseRoutes } from '#server/promises/routes.ts';
import type { ContactPage } from '#server/public-pages/contact-form.ts';
import { publicPagesRoutes } from '#server/public-pages/routes.ts';
import { pushRoutes } from '#server/push/routes.ts';
import { searchRoutes } from '#server/search/routes.ts';
import { sendingRoutes } from '#server/sending/routes.ts';
import { settingsRoutes } from '#server/settings/routes.ts';
import { testActivityRoutes } from '#server/test-activity/routes.ts';
import { voiceRoutes } from '#server/voice/routes.ts';
import type { Context } from './context.ts';
import type { Route } from './handle.ts';
import { liveRoute } from './live-route.ts';

/** `contactPage`: for forms sent without script. */
export const routes = (ctx: Context, contactPage: ContactPage = null): Route[] => [
  ...accountRoutes(ctx),
  ...deviceRoutes(ctx),
  ...mailboxRoutes(ctx),
  ...mutedRoutes(ctx),
  ...commandRoutes(ctx),
  ...activityRoutes(ctx, {
    events: eventsInHistory(ctx),
    sessionReported: (userId, report) => afterSession(ctx, userId, report),
  }),
  ...testActivityRoutes(ctx),
  ...searchRoutes(ctx),
  ...promiseRoutes(ctx),
  ...lessonRoutes(ctx),
  ...peopleRoutes(ctx),
  ...originalRoutes(ctx),
  ...functionRoutes(ctx),
  ...diagnosticsRoutes(ctx),
  ...pushRoutes(ctx),
  ...noticeRoutes(ctx),
  ...contactRoutes(ctx),
  ...calendarRoutes(ctx),
  ...sendingRoutes(ctx),
  ...settingsRoutes(ctx),
  ...voiceRoutes(ctx),
  ...assistantRoutes(ctx),
  ...creditRoutes(ctx),
  ...leaderboardRoutes(ctx),
  ...leavingRoutes(ctx),
  ...paymentRoutes(ctx),
  ...publicPagesRoutes(ctx, contactPage),
  ...adminRoutes(ctx),
  liveRoute(ctx),
];
