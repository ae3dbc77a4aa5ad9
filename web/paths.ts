// Every address of the app that a link or a redirect may name.
import type { Purchase } from '#domain/credits.ts';

export const paths = {
  landing: '/',
  authRedirect: '/auth-redirect',
  emailPlayer: '/email-player',
  calendar: '/calendar',
  history: '/history',
  promises: '/promises',
  briefing: '/briefing',
  leaving: '/leaving',
  authDebug: '/auth-debug',
  settings: '/settings',
  credits: '/settings/credits',
  leaderboard: '/leaderboard',
  note: '/note',
  testActivity: '/test-activity',
  checkout: '/checkout',
  seoDashboard: '/seo-dashboard',
  admin: '/admin',
} as const;

/** Older names of the player; each goes to it and leaves no trace in the history. */
export const playerAliases = ['/player', '/onboarding', '/welcome', '/sync'] as const;

/** The evening wrap-up, on the screen of the briefing. */
export const wrapUpPath = `${paths.briefing}?of=evening`;

/** Signs the person up if need be, and leads to the payment service. */
export const checkoutOf = (buy: Purchase): string => `${paths.checkout}?buy=${buy}`;
