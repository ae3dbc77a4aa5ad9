// Prerendered pages outside the app. The server fills in the operator's words, so the app's shell must not stand in for them, and
// a link to them loads the page.

export const publicPaths = {
  pricing: '/pricing',
  about: '/about',
  contact: '/contact',
  careers: '/careers',
  waitlist: '/waitlist',
  terms: '/terms',
  privacy: '/privacy',
  aup: '/aup',
} as const;
