// When the parts of a person's day begin, in minutes after midnight.

/** The bounds keep the parts in order. */
export const dayTimes = {
  morning: { from: 4 * 60, to: 11 * 60 + 30 },
  afternoon: { from: 12 * 60, to: 16 * 60 },
  evening: { from: 16 * 60 + 30, to: 22 * 60 },
} as const;

export type PartTime = keyof typeof dayTimes;
export type DayTimes = Readonly<Record<PartTime, number>>;

export const usualDayTimes: DayTimes = { morning: 8 * 60, afternoon: 14 * 60, evening: 18 * 60 };
