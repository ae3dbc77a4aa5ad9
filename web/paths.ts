// Every address of the app that a link or a redirect may name.

export const paths = {
  landing: '/',
  authRedirect: '/auth-redirect',
  emailPlayer: '/email-player',
  calendar: '/calendar',
  history: '/history',
  leaving: '/leaving',
  authDebug: '/auth-debug',
  settings: '/settings',
  note: '/note',
  testActivity: '/test-activity',
} as const;

/** Prerendered pages outside the app. The server fills in the operator's words, so no other page may stand in for them. */
export const publicPaths = {
  about: '/about',
  contact: '/contact',
  careers: '/careers',
  terms: '/terms',
  privacy: '/privacy',
  aup: '/aup',
} as const;

/** Older names of the player; each goes to it and leaves no trace in the history. */
export const playerAliases = ['/player', '/onboarding', '/welcome', '/sync'] as const;
