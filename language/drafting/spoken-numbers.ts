// Reads spoken numbers in an utterance: whole numbers, decimals, thousands and millions.
import { bigNumbers, bigNumberWord, ordinals } from '#language/en/drafting/dictation-words.ts';
import { numberWords } from '#language/en/engine/words.ts';
import { nth } from './spoken-words.ts';

export type Counted = { value: number; length: number };

/** `spelled`: in words, not in digits. `big`: a following word such as 'million', which stays a word. */
export type Amount = Counted & { text: string; big: string | null; spelled: boolean };

/** The number that starts here. 'A hundred' is one, 'a' alone is not. */
export const amountAt = (words: readonly string[], at: number): Amount | null => {
  const whole = wholeAt(words, at);
  if (whole === null) return null;
  const point = pointAt(words, at + whole.length) ?? { digits: null, length: 0 };
  const length = whole.length + point.length;
  const value = point.digits === null ? whole.value : Number(`${whole.value}.${point.digits}`);
  const name = nth(words, at + length);
  const big = bigNumbers.get(name);
  if (big === 1000)
    return { ...thousands(words, at, { value: value * big, length: length + 1 }), big: null, spelled: true };
  const text = grouped(value, point.digits);
  if (big !== undefined) return { value, text, big: name, spelled: true, length: length + 1 };
  return { value, text, big: null, spelled: !/^\d/.test(nth(words, at)), length };
};

export const smallAt = (words: readonly string[], at: number): Counted | null => {
  const word = nth(words, at);
  if (/^\d{1,2}$/.test(word)) return { value: Number(word), length: 1 };
  const hyphened = hyphenedIn(word);
  if (hyphened !== null) return { value: hyphened, length: 1 };
  const first = numberWords.get(word);
  if (first === undefined) return null;
  const unit = unitOf(nth(words, at + 1));
  return first >= 20 && unit > 0 ? { value: first + unit, length: 2 } : { value: first, length: 1 };
};

/** 'Third', 'twenty first', '3rd'. */
export const ordinalAt = (words: readonly string[], at: number): Counted | null => {
  const word = nth(words, at);
  const digits = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(word)?.[1];
  if (digits !== undefined) return { value: Number(digits), length: 1 };
  const one = ordinals.get(word);
  if (one !== undefined) return { value: one, length: 1 };
  const length = word.includes('-') ? 1 : 2;
  const value = composedIn(length === 1 ? word.split('-') : [word, nth(words, at + 1)]);
  return value === null ? null : { value, length };
};

const composedIn = ([tens = '', ones = '']: readonly string[]): number | null => {
  const ten = numberWords.get(tens) ?? 0;
  const unit = ordinals.get(ones) ?? 10;
  return ten >= 20 && unit < 10 ? ten + unit : null;
};

export const digitsAt = (words: readonly string[], at: number): { text: string; length: number } | null => {
  let text = '';
  for (let length = 0; ; length += 1) {
    const word = nth(words, at + length);
    const value = word === 'oh' && text !== '' ? 0 : numberWords.get(word);
    if (value === undefined || value > 9) return length >= 3 ? { text, length } : null;
    text += String(value);
  }
};

const grouped = (value: number, places: string | null = null): string => {
  const whole = Math.trunc(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
  return places === null ? whole : `${whole}.${places}`;
};

const wholeAt = (words: readonly string[], at: number): Counted | null => {
  const word = nth(words, at);
  if (/^\d{1,3}(,\d{3})+$|^\d+(\.\d+)?$/.test(word)) return { value: Number(word.replaceAll(',', '')), length: 1 };
  const one = word === 'a' && bigNumberWord.test(nth(words, at + 1));
  const small = one ? { value: 1, length: 1 } : smallAt(words, at);
  if (small === null || nth(words, at + small.length) !== 'hundred') return small;
  return plus(words, at, { value: small.value * 100, length: small.length + 1 });
};

const plus = (words: readonly string[], at: number, { value, length }: Counted): Counted => {
  const and = nth(words, at + length) === 'and' ? 1 : 0;
  const rest = smallAt(words, at + length + and);
  return rest === null ? { value, length } : { value: value + rest.value, length: length + and + rest.length };
};

const thousands = (words: readonly string[], at: number, so: Counted): Counted & { text: string } => {
  const and = nth(words, at + so.length) === 'and' ? 1 : 0;
  const rest = wholeAt(words, at + so.length + and);
  if (rest === null || rest.value >= 1000) return { ...so, text: grouped(so.value) };
  const value = so.value + rest.value;
  return { value, length: so.length + and + rest.length, text: grouped(value) };
};

const pointAt = (words: readonly string[], at: number): { digits: string; length: number } | null => {
  if (nth(words, at) !== 'point') return null;
  let digits = '';
  let length = 1;
  for (;;) {
    const one = smallAt(words, at + length);
    if (one === null || (digits !== '' && one.value > 9)) break;
    digits += String(one.value);
    length += one.length;
    if (one.value > 9) break;
  }
  return digits === '' ? null : { digits, length };
};

/** 'Twenty-five'. */
const hyphenedIn = (word: string): number | null => {
  const [tens, ones] = word.split('-');
  const ten = numberWords.get(tens ?? '') ?? 0;
  const unit = unitOf(ones ?? '');
  return ten >= 20 && unit > 0 ? ten + unit : null;
};

const unitOf = (word: string): number => {
  const value = numberWords.get(word) ?? 0;
  return value < 10 ? value : 0;
};
