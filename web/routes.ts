// The routing table: one line for each address, in the order of the product's own list.
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { paths, playerAliases } from './paths.ts';
import { publicPaths } from './public-paths.ts';

export default [
  layout('screens/all.tsx', [
    index('screens/landing/screen.tsx'),
    route(paths.authRedirect, 'screens/auth-redirect.tsx'),
    layout('screens/framed.tsx', [
      route(paths.emailPlayer, 'screens/email-player/screen.tsx'),
      route(paths.calendar, 'screens/calendar.tsx'),
      route(paths.history, 'screens/history.tsx'),
      route(paths.promises, 'screens/promises.tsx'),
      route(paths.briefing, 'screens/briefing.tsx'),
      route(paths.settings, 'screens/settings.tsx'),
      route(paths.leaderboard, 'screens/leaderboard.tsx'),
    ]),
    ...playerAliases.map((alias) => route(alias, 'screens/to-player.tsx', { id: alias })),
    route(paths.credits, 'screens/to-credits.tsx'),
    route(paths.leaving, 'screens/leaving.tsx'),
    route(paths.note, 'screens/note.tsx'),
    route(paths.authDebug, 'screens/auth-debug.tsx'),
    route(paths.testActivity, 'screens/test-activity.tsx'),
    route(paths.checkout, 'screens/checkout.tsx'),
    route(paths.seoDashboard, 'screens/seo-dashboard.tsx'),
    route(publicPaths.pricing, 'screens/pricing/screen.tsx'),
    route(paths.admin, 'screens/admin.tsx', [
      index('screens/admin/section-route.tsx', { id: 'admin-first' }),
      route(':section', 'screens/admin/section-route.tsx', { id: 'admin-section' }),
      route(':section/:one', 'screens/admin/section-route.tsx', { id: 'admin-one' }),
    ]),
    route(publicPaths.about, 'screens/public/about.tsx'),
    route(publicPaths.contact, 'screens/public/contact.tsx'),
    route(publicPaths.careers, 'screens/public/careers.tsx'),
    route(publicPaths.waitlist, 'screens/public/waitlist.tsx'),
    route(publicPaths.terms, 'screens/public/terms.tsx'),
    route(publicPaths.privacy, 'screens/public/privacy.tsx'),
    route(publicPaths.aup, 'screens/public/aup.tsx'),
    // Prerendered, so a host can serve it with status 404 for unknown addresses.
    route('/404', 'screens/not-found.tsx', { id: 'not-found-page' }),
    route('*', 'screens/not-found.tsx'),
  ]),
] satisfies RouteConfig;
