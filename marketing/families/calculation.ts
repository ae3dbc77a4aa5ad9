// The cost of a week's mail, worked out in the open: hours times rate. Every number is an assumption that the page prints.
import type { Job } from './job.ts';

export type Assumptions = NonNullable<Job['assumes']>;

/** Where a page does not bring its own. `mailsADay`: only those that need a decision or an answer. */
export const usual: Record<Job['group'], Assumptions> = {
  executive: { mailsADay: 45, minutesEach: 2.5, dollarsAnHour: 150 },
  sales: { mailsADay: 40, minutesEach: 2.5, dollarsAnHour: 60 },
  consulting: { mailsADay: 35, minutesEach: 3, dollarsAnHour: 120 },
  other: { mailsADay: 30, minutesEach: 2.5, dollarsAnHour: 45 },
};

const daysAWeek = 5;
const weeksAYear = 46;

/** Hours to one decimal, dollars to ten a week and to a hundred a year. */
export const costOf = ({ mailsADay, minutesEach, dollarsAnHour }: Assumptions) => {
  const hours = (mailsADay * minutesEach * daysAWeek) / 60;
  return {
    mailsAWeek: mailsADay * daysAWeek,
    hoursAWeek: Math.round(hours * 10) / 10,
    dollarsAWeek: Math.round((hours * dollarsAnHour) / 10) * 10,
    dollarsAYear: Math.round((hours * dollarsAnHour * weeksAYear) / 100) * 100,
    weeksAYear,
  };
};
