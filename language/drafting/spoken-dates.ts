// Dates, written as people write them: March 3, January 12, 2027, the 21st, Monday.
import { beforeMonth, doubtfulMonths, months, weekdays } from '#language/en/drafting/dictation-words.ts';
import { type Counted, ordinalAt, smallAt } from './spoken-numbers.ts';
import { chunk, nth, plainAt, plainRun, type Word, type Written } from './spoken-words.ts';

export const writeDate = (words: readonly Word[], at: number): Written | null => {
  const run = plainRun(words, at, 8);
  const date = weekdayIn(run) ?? monthFirst(run, plainAt(words, at - 1)) ?? dayFirst(run);
  return date && { chunks: [chunk(date.text, words[at + date.length - 1])], next: at + date.length };
};

type Said = { text: string; length: number };

const weekdayIn = (run: readonly string[]): Said | null => {
  const word = nth(run, 0);
  return weekdays.has(word) ? { text: word.charAt(0).toUpperCase() + word.slice(1), length: 1 } : null;
};

/** 'March third', 'january twelve twenty twenty six', or a month alone. */
const monthFirst = (run: readonly string[], before: string): Said | null => {
  const word = nth(run, 0);
  const month = months.get(word);
  if (month === undefined) return null;
  const sure = !doubtfulMonths.has(word) || beforeMonth.has(before);
  const day = sure ? (ordinalAt(run, 1) ?? smallAt(run, 1)) : doubtfulDay(run);
  if (day && isDay(day)) return withYear(run, { text: `${month} ${day.value}`, length: 1 + day.length });
  return sure ? { text: month, length: 1 } : null;
};

/** 'The third of march', 'the twenty first'. */
const dayFirst = (run: readonly string[]): Said | null => {
  const the = run[0] === 'the' ? 1 : 0;
  const day = ordinalAt(run, the);
  if (day === null || !isDay(day)) return null;
  const at = the + day.length;
  const month = run[at] === 'of' ? months.get(nth(run, at + 1)) : undefined;
  if (month !== undefined) return withYear(run, { text: `${month} ${day.value}`, length: at + 2 });
  return day.value > 10 ? { text: `${the === 1 ? 'the ' : ''}${withEnding(day.value)}`, length: at } : null;
};

/** 'I may first ask' is no date. */
const doubtfulDay = (run: readonly string[]): Counted | null => {
  const day = ordinalAt(run, 1);
  return day && (run[0] === 'march' || day.value > 3) ? day : null;
};

const isDay = ({ value }: Counted): boolean => value >= 1 && value <= 31;

const withYear = (run: readonly string[], { text, length }: Said): Said => {
  const year = yearAt(run, length);
  return year ? { text: `${text}, ${year.text}`, length: length + year.length } : { text, length };
};

const yearAt = (run: readonly string[], at: number): Said | null => {
  const word = nth(run, at);
  if (/^(19|20)\d\d$/.test(word)) return { text: word, length: 1 };
  const rest = smallAt(run, at + 1);
  return word === 'twenty' && rest && rest.value >= 10 ? { text: `20${rest.value}`, length: 1 + rest.length } : null;
};

const withEnding = (day: number): string => {
  if (day > 10 && day < 14) return `${day}th`;
  return `${day}${{ 1: 'st', 2: 'nd', 3: 'rd' }[day % 10] ?? 'th'}`;
};
