// The reason why Flow cannot read a person's calendar, in words that say what to do.
import * as z from 'zod/mini';
import { isProblemCode, needsReauth, type ProblemCode } from './problem.ts';

/** `mends`: who must act. Null if the trouble passes without anyone. */
export type CalendarTrouble = { words: string; mends: 'you' | 'host' | null };

export const calendarTrouble = (problem: string | null): CalendarTrouble | null => {
  if (problem === null) return null;
  if (!isProblemCode(problem)) return unreachable;
  return known[problem] ?? (needsReauth(problem) ? disconnected : unreachable);
};

/** Trouble of a single calendar. */
export const CalendarLimit = z.enum(['too-large', 'not-shared']);
export type CalendarLimit = z.infer<typeof CalendarLimit>;

export const limitWords = {
  'too-large': 'It has more than 50,000 entries. Flow shows the last year of it and what is ahead.',
  'not-shared': 'Google no longer shows it to Flow. Ask its owner to share it again, or hide it in Google Calendar.',
} as const satisfies Record<CalendarLimit, string>;

/** A retry is useless before somebody acts. */
export const isRefused = (problem: string | null): boolean => (calendarTrouble(problem)?.mends ?? null) !== null;

const disconnected: CalendarTrouble = {
  words: 'Google no longer accepts the connection. Reconnect, and your calendar goes on where it stopped.',
  mends: 'you',
};

const unreachable: CalendarTrouble = {
  words: 'Google’s calendar can’t be reached. This is what Flow knew last. It tries again by itself.',
  mends: null,
};

const known: { [Code in ProblemCode]?: CalendarTrouble } = {
  'provider.scope-missing': {
    words: 'Flow may not see your calendar. Reconnect, and tick the calendar on Google’s page. Your mail goes on.',
    mends: 'you',
  },
  'provider.api-off': {
    words:
      'The Calendar API is off for this Flow. Whoever runs it can switch it on in the Google console. Your mail goes on.',
    mends: 'host',
  },
  'provider.forbidden': {
    words:
      'Google does not let Flow see your calendar. Ask whoever runs your Google Workspace to allow it. Your mail goes on.',
    mends: 'host',
  },
  'provider.quota': {
    words: 'Google answers no more about your calendar for now. Flow asks again within the hour. Your mail goes on.',
    mends: null,
  },
  'provider.rate-limit': {
    words: 'Google asked Flow to slow down. Your calendar goes on by itself in a moment.',
    mends: null,
  },
};
