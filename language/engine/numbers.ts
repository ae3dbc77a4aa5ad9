// Turns numbers in words into digits: 'twenty one' is 21, 'one point five' and 'one and a half' are 1.5.
import { numberWords } from '#language/en/engine/words.ts';

export const withDigits = (words: readonly string[]): string[] => {
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    const number = coupleAt(words, at) ?? decimalAt(words, at) ?? wholeAt(words, at);
    out.push(number?.digits ?? words[at] ?? '');
    at += number?.length ?? 1;
  }
  return out;
};

type NumberMatch = { digits: string; length: number };

/** 'A couple of' is two, except after a decimal point. */
const coupleAt = (words: readonly string[], at: number): NumberMatch | null => {
  if (words[at] !== 'a' || words[at + 1] !== 'couple' || words[at - 1] === 'point') return null;
  return { digits: '2', length: words[at + 2] === 'of' ? 3 : 2 };
};

const decimalAt = (words: readonly string[], at: number): NumberMatch | null => {
  const whole = words[at] === 'point' ? { digits: '0', length: 0 } : wholeAt(words, at);
  if (whole === null) return null;
  const next = at + whole.length;
  if (whole.length > 0 && words.slice(next, next + 3).join(' ') === 'and a half')
    return { digits: `${whole.digits}.5`, length: whole.length + 3 };
  if (words[next] !== 'point') return null;
  const places = placesAt(words, next + 1);
  return places && { digits: `${whole.digits}.${places.digits}`, length: whole.length + 1 + places.length };
};

/** 'two five', 'twenty five' and '25' after the point are all 25. */
const placesAt = (words: readonly string[], at: number): NumberMatch | null => {
  let digits = '';
  let length = 0;
  for (;;) {
    const one = wholeAt(words, at + length);
    if (one === null || (length > 0 && one.digits.length > 1)) break;
    digits += one.digits;
    length += one.length;
    if (one.digits.length > 1) break;
  }
  return length === 0 ? null : { digits, length };
};

const wholeAt = (words: readonly string[], at: number): NumberMatch | null => {
  const word = words[at] ?? '';
  if (/^[0-9]+$/.test(word)) return { digits: word, length: 1 };
  const small = belowHundredAt(words, at);
  if (small === null || words[at + small.length] !== 'hundred') return small && asMatch(small);
  const after = at + small.length + 1;
  const and = words[after] === 'and' ? 1 : 0;
  const rest = belowHundredAt(words, after + and);
  if (rest === null) return asMatch({ value: small.value * 100, length: small.length + 1 });
  return asMatch({ value: small.value * 100 + rest.value, length: small.length + 1 + and + rest.length });
};

const belowHundredAt = (words: readonly string[], at: number): { value: number; length: number } | null => {
  const first = numberWords.get(words[at] ?? '');
  if (first === undefined) return null;
  const second = numberWords.get(words[at + 1] ?? '');
  const composed = first >= 20 && second !== undefined && second > 0 && second < 10;
  return composed ? { value: first + second, length: 2 } : { value: first, length: 1 };
};

const asMatch = ({ value, length }: { value: number; length: number }): NumberMatch => ({
  digits: String(value),
  length,
});
