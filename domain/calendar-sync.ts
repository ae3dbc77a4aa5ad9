// How often and how far Flow reads calendars.

/** Seconds between looks: with an open tab, without one, in temporary trouble, out of quota, and when a person must act first. */
export const calendarSeconds = { open: 60, usual: 600, trouble: 120, quota: 3600, refused: 24 * 3600 } as const;

/** Milliseconds between the first look at a mailbox and at its calendars. */
export const afterMailMs = 500;

/** A new calendar shows this many before Flow has read it whole. */
export const firstEvents = 20;

/** Reads a whole calendar in pages of `events`. `waitMs` passes after the first look, and `pauseMs` between pages. */
export const listing = { events: 50, waitMs: 2000, pauseMs: 1000, years: 2 } as const;

/** A calendar with more entries is read for the last year only, and no further than so many. */
export const hugeCalendar = { events: 50_000, years: 1 } as const;

/** How often in an hour a listing may begin again because the provider forgot its place. */
export const restartsAnHour = 3;

/** A visible tab asks again for events that it has had for so many minutes. */
export const calendarCache = { minutes: 15 } as const;
