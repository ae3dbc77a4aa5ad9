import { credits } from '#domain/credits.ts';

/** What each plan holds. Flow does all of it. */
export const planFeatures = {
  free: [
    `${credits.free} credits to spend on voice`,
    'Listening and captions, unlimited',
    'Every keyboard command',
    'Calendar and Note to Self',
  ],
  pro: [
    `${credits.monthly} credits per month that never expire`,
    'Everything in Free',
    'Top up any time',
    'Cancel any time, and keep your credits',
  ],
  enterprise: [
    'A Flow of your own, on your machines',
    'Help with setting it up',
    'Security review and agreements',
    'A person who answers',
  ],
} as const;
