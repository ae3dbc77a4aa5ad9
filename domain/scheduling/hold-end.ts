// When times end that a person keeps for somebody who does not answer: with the third working day after today. Pure.
import { dayOf, plusDays, startOf, weekdayOf } from '#domain/day.ts';

const workingDays = 3;
/** A week without a working day still ends. */
const mostDays = 14;

/** `days`: working days of the person, 0 is Sunday. */
export const holdEnd = (now: Date, zone: string, days: readonly number[]): Date => {
  let day = dayOf(now, zone);
  let left = workingDays;
  for (let ahead = 0; ahead < mostDays && left > 0; ahead += 1) {
    day = plusDays(day, 1);
    if (days.includes(weekdayOf(day))) left -= 1;
  }
  return startOf(plusDays(day, 1), zone);
};
