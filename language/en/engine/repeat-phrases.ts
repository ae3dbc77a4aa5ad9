// Requests for recurring times, or for a span.
import { weekdays } from './when-words.ts';

export const mayRepeat =
  /\b(?:every|each|daily|weekly|monthly|yearly|between|from|(?:mon|tues|wednes|thurs|fri|satur|sun|week)days)\b/i;

const names = [...weekdays.keys()].filter((name) => name.endsWith('day')).join('|');
const part = 'morning|afternoon|evening|night';
export const repeats = new RegExp(
  `\\b(?:(?:on |for )?(?:every|each) (?:(?:other|second|2nd|single) )?(hour|day|${part}|weekday|workday|working day|week|month|year|${names})s?|(daily|weekly|monthly|yearly)|(?:on )?(${names}|weekday)s)\\b`,
);

export const partOfDay = new RegExp(`^(?:${part})$`);

export const namedDay = new RegExp(`\\b(?:${names})\\b`);

export const repeatUnits: ReadonlyMap<string, 'hour' | 'weekday' | 'week' | 'month' | 'year'> = new Map([
  ['hour', 'hour'],
  ['weekday', 'weekday'],
  ['workday', 'weekday'],
  ['working day', 'weekday'],
  ['week', 'week'],
  ['weekly', 'week'],
  ['month', 'month'],
  ['monthly', 'month'],
  ['year', 'year'],
  ['yearly', 'year'],
]);

export const betweenTimes = /^(.*?)\b(?:between|from) (.{1,40}?) (?:and|to|until|till) (.+)$/;

export const beforeTimes = /\b(?:until|till|to|for|at|by) $/;
