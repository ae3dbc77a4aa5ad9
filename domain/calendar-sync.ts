// How often and how far Flow reads calendars.

/**
 * Seconds between checks: with an open tab, without one, in temporary trouble, without quota, and when the person must
 * act first.
 */
export const calendarSeconds = { open: 60, usual: 600, trouble: 120, quota: 3600, refused: 24 * 3600 } as const;

/** Milliseconds between the first sync of a mailbox and that of its calendars. */
export const afterMailMs = 500;

/** A new calendar shows this many before Flow has read it whole. */
export const firstEvents = 20;

/** Reads a whole calendar in pages of `events`. `waitMs` passes after the first sync, and `pauseMs` between pages. */
export const listing = { events: 50, waitMs: 2000, pauseMs: 1000, years: 2 } as const;

/** From a calendar with more entries, Flow reads only the last year, and at most this many. */
export const hugeCalendar = { events: 50_000, years: 1 } as const;

/** How often in an hour a listing may restart because the provider lost its position. */
export const restartsAnHour = 3;

/** A visible tab asks again for events that it has had for so many minutes. */
export const calendarCache = { minutes: 15 } as const;
