// Names a habit with its count: 'You moved 7 of 9 meetings before ten.'
import { nameOfWeekday } from '#language/en/engine/day-names.ts';

type Counted = { days: readonly number[]; from: number; to: number; moved: number; of: number };

export const habitWords = ({ moved, of, ...part }: Counted): string =>
  `You moved ${moved} of ${of} meetings ${partWords(part)}.`;

export const habitList = {
  title: 'Habits',
  what: 'From your meetings with guests in the last eight weeks. A habit makes a time a little less likely when Flow finds one, and never rules it out.',
  none: 'None yet. Flow looks at your meetings with guests, and at those that you moved in the last eight weeks.',
  forget: 'Forget',
  /** `clock`: '10:00'. */
  beginAt: (clock: string) => `Begin my days at ${clock}`,
  endAt: (clock: string) => `End my days at ${clock}`,
} as const;

const partWords = ({ days: [day, another], from, to }: Omit<Counted, 'moved' | 'of'>): string => {
  const weekday = day === undefined || another !== undefined ? '' : `on ${nameOfWeekday(day)}s`;
  const hours = hoursWords(from, to);
  return [weekday, hours].filter((part) => part !== '').join(' ');
};

const hoursWords = (from: number, to: number): string => {
  if (from === 0) return to === 24 * 60 ? '' : 'before ten';
  return to === 24 * 60 ? 'after four' : 'over lunch';
};
