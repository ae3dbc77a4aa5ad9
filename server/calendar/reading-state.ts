// Decides how the reading of a calendar goes on. Pure.
import { hugeCalendar, listing, restartsAnHour } from '#domain/calendar-sync.ts';
import type { CalendarLimit } from '#domain/calendar-trouble.ts';

/** Of one calendar. `generation`: the number of its listing. `listed_count`: what the listing under way has brought. */
export type ReadingState = {
  phase: string;
  cursor: string | null;
  page_token: string | null;
  since: Date | null;
  generation: number;
  synced_count: number;
  listed_count: number;
  next_page_at: Date | null;
  restarts: number;
  restarts_since: Date | null;
  own_limit: string | null;
};

export type NextState = Partial<ReadingState>;

/** A new listing after the provider forgot the place. Null if that happened too often lately. */
export const restarted = (state: ReadingState, now: Date): NextState | null => {
  const { restarts, restarts_since: since } = state;
  const isLately = since !== null && now.getTime() - since.getTime() < hourMs && since <= now;
  if (isLately && restarts >= restartsAnHour) return null;
  const years = state.own_limit === tooLarge ? hugeCalendar.years : listing.years;
  return {
    ...anew(state, yearsBefore(now, years)),
    restarts: isLately ? restarts + 1 : 1,
    restarts_since: isLately ? since : now,
  };
};

/** A new listing of fewer years for a calendar that turns out to be huge. Null if the page still fits, or if fewer years were tried. */
export const narrowed = (state: ReadingState, events: number, now: Date): NextState | null =>
  isBeyondLimit(state, events) && state.own_limit !== tooLarge
    ? { ...anew(state, yearsBefore(now, hugeCalendar.years)), own_limit: tooLarge }
    : null;

/** Flow keeps none of such a page. */
export const isBeyondLimit = ({ phase, listed_count }: ReadingState, events: number): boolean =>
  phase === 'listing' && listed_count + events > hugeCalendar.events;

export const tooLarge = 'too-large' satisfies CalendarLimit;

export const yearsBefore = (now: Date, years: number): Date => {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then;
};

const anew = ({ generation }: ReadingState, since: Date): NextState => ({
  phase: 'listing',
  cursor: null,
  page_token: null,
  next_page_at: null,
  listed_count: 0,
  since,
  generation: generation + 1,
});

const hourMs = 3_600_000;
