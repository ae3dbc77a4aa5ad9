import { type Day, dayOf, minutesOf } from '#domain/day.ts';

/** Minutes after midnight between which an opening is the morning's. */
const morning = { from: 4 * 60, to: 12 * 60 };

/** Whether to offer the briefing to who opens Flow now. `offered`: the day of the last offer. */
export const isToOffer = (at: Date, zone: string, offered: Day | null): boolean => {
  const minutes = minutesOf(at, zone);
  return minutes >= morning.from && minutes < morning.to && offered !== dayOf(at, zone);
};
