// How often and how far Flow reads calendars.

/** Seconds between looks: while no tab is open, in temporary trouble, and when a person must act first. */
export const calendarSeconds = { usual: 600, trouble: 120, refused: 24 * 3600 } as const;

/** A new calendar shows this many before Flow has read it whole. */
export const firstEvents = 20;

export const yearsBack = 2;
