// Writes spoken sums, percentages and other numbers as people do: $25, 4.5%, 1,200. One to ten stay words.
import { centWord, currencies } from '#language/en/drafting/dictation-words.ts';
import { type Amount, amountAt, digitsAt, smallAt } from './spoken-numbers.ts';
import { chunk, nth, plainAt, plainRun, type Word, type Written } from './spoken-words.ts';

export const writeAmount = (words: readonly Word[], at: number): Written | null => {
  const run = plainRun(words, at, 14);
  const match = digitsAt(run, 0) ?? yearIn(run) ?? amountIn(run);
  if (match === null || (match.length === 1 && match.text === plainAt(words, at))) return null;
  return { chunks: [chunk(match.text, words[at + match.length - 1])], next: at + match.length };
};

type Said = { text: string; length: number };

const amountIn = (run: readonly string[]): Said | null => {
  const amount = amountAt(run, 0);
  if (amount === null) return null;
  return sumIn(run, amount) ?? shareIn(run, amount) ?? countOf(amount);
};

/** 'Twenty twenty six', 'nineteen ninety nine'. */
const yearIn = (run: readonly string[]): Said | null => {
  const century = { nineteen: 19, twenty: 20 }[nth(run, 0)];
  const rest = smallAt(run, 1);
  if (century === undefined || rest === null || rest.value < 10) return null;
  return { text: `${century}${rest.value}`, length: 1 + rest.length };
};

const sumIn = (run: readonly string[], { text, big, length }: Amount): Said | null => {
  const sign = currencies.get(nth(run, length));
  // Pounds of something are a weight.
  if (sign === undefined || (sign === '£' && run[length + 1] === 'of')) return null;
  const cents = big === null && !text.includes('.') ? centsIn(run, length + 1) : null;
  if (cents) return { text: `${sign}${text}.${cents.text}`, length: length + 1 + cents.length };
  return { text: `${sign}${text}${big === null ? '' : ` ${big}`}`, length: length + 1 };
};

const centsIn = (run: readonly string[], at: number): Said | null => {
  const and = run[at] === 'and' ? 1 : 0;
  const cents = smallAt(run, at + and);
  if (cents === null || !centWord.test(nth(run, at + and + cents.length))) return null;
  return { text: String(cents.value).padStart(2, '0'), length: and + cents.length + 1 };
};

const shareIn = (run: readonly string[], { text, length }: Amount): Said | null => {
  if (run[length] === 'percent') return { text: `${text}%`, length: length + 1 };
  return run[length] === 'per' && run[length + 1] === 'cent' ? { text: `${text}%`, length: length + 2 } : null;
};

const countOf = ({ text, big, length, spelled, value }: Amount): Said | null => {
  if (big !== null) return { text: `${text} ${big}`, length };
  return !spelled || (Number.isInteger(value) && value <= 10) ? null : { text, length };
};
