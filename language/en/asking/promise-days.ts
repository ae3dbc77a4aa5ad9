// The days that a question about promises names: 'this week', 'by Friday', 'overdue'. Patterns are for the plain form of the words.
import { nameOfWeekday } from '#language/en/engine/day-names.ts';

/** `ahead` counts units from the one that holds today. A weekday is 0 for Sunday. `shown`: 'this week', 'Friday'. */
export type NamedDays = { shown: string } & (
  | { unit: 'day' | 'week' | 'month'; ahead: number }
  | { unit: 'weekday'; weekday: number }
);

/** `made`: the promise was written on these days. `due`: it is to be kept on them. `late`: it should have been kept before today. */
export type PromiseDays = { of: 'made' | 'due'; days: NamedDays } | { of: 'late' };

const namedDays: readonly NamedDays[] = [
  { shown: 'today', unit: 'day', ahead: 0 },
  { shown: 'tomorrow', unit: 'day', ahead: 1 },
  { shown: 'yesterday', unit: 'day', ahead: -1 },
  { shown: 'this week', unit: 'week', ahead: 0 },
  { shown: 'last week', unit: 'week', ahead: -1 },
  { shown: 'next week', unit: 'week', ahead: 1 },
  { shown: 'this month', unit: 'month', ahead: 0 },
  { shown: 'last month', unit: 'month', ahead: -1 },
  ...[0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ shown: nameOfWeekday(weekday), unit: 'weekday' as const, weekday })),
];

/** The question without the days at its end. Null if it names none. */
export const splitDays = (plain: string): { asked: string; days: PromiseDays } | null => {
  const match = daysAtEnd.exec(plain);
  const days = namedDays.find(({ shown }) => shown.toLowerCase() === match?.[2]);
  if (match === null || days === undefined) return null;
  const asked = `${plain.slice(0, match.index)}${match[1] === 'due' ? ' due' : ''}`;
  const isMade = match[1] === undefined && asksWhenMade.test(asked) && !isAhead(days);
  return { asked, days: { of: isMade ? 'made' : 'due', days } };
};

const daysAtEnd = new RegExp(
  `(?: (by|until|before|for|due)(?: by)?)?(?: on)? (${namedDays.map(({ shown }) => shown.toLowerCase()).join('|')})$`,
);

const asksWhenMade = /\b(?:promised?|agreed?)\b/;

/** Nobody has promised anything tomorrow yet. */
const isAhead = (days: NamedDays): boolean => days.unit !== 'weekday' && days.ahead > 0;

export const asksForLate =
  /^(?:(?:what is|anything|is anything|(?:what|which) (?:promises? )?(?:is|are)|any promises?) (?:overdue|late)|(?:am i|are we) (?:late|behind) (?:with|on) (?:anything|something)|what am i (?:late|behind) (?:with|on))$/;
