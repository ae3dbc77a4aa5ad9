// Estimates the start of each word in a sentence of known length, from syllables and punctuation. Exact at both ends.

/** Characters spoken at a word's end, and the share of the sentence before it. */
export type WordTime = { said: number; at: number };

export const wordTimes = (text: string): WordTime[] => {
  const words = [...text.matchAll(/\S+/gu)].map((match) => ({ word: match[0], said: match.index + match[0].length }));
  const weights = words.map(({ word }, place) => weightOf(word) + (place < words.length - 1 ? restAfter(word) : 0));
  const whole = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  let passed = 0;
  return words.map(({ said }, place) => {
    const at = passed / whole;
    passed += weights[place] ?? 0;
    return { said, at };
  });
};

/** Fitted to a speech program's own timing (`bench/word-times.bench.ts`), in syllables without a consonant. */
const perLetter = 0.5;
/** Voices shorten small words such as 'the', 'of', 'at'. */
const swallowed = 0.7;
const rests = { sentence: 5, clause: 2 } as const;

const weightOf = (word: string): number => {
  const letters = word.match(/\p{L}/gu)?.length ?? 0;
  const spelled = 1 + (letters > 0 ? 0 : perLetter * 2);
  const weight = syllablesIn(word) * spelled + perLetter * letters;
  return letters > 0 && letters <= 3 ? weight * swallowed : weight;
};

const restAfter = (word: string): number => {
  if (/[.!?…]["')\]]*$/u.test(word)) return rests.sentence;
  return /[,:;–—)]["')\]]*$/u.test(word) ? rests.clause : 0;
};

export const syllablesIn = (word: string): number => {
  const digits = word.match(/\d+/gu) ?? [];
  const signs = word.match(/[$€£%&@+=#]/gu)?.length ?? 0;
  const numbers = digits.reduce((sum, number) => sum + syllablesOfNumber(number), 0);
  const dots = digits.length > 1 ? digits.length - 1 : 0;
  const letters = word.match(/[\p{L}\p{M}'’]+/gu) ?? [];
  return numbers + dots + 2 * signs + letters.reduce((sum, part) => sum + syllablesOfLetters(part), 0);
};

const syllablesOfLetters = (letters: string): number => {
  // Voices spell capitals and words without a vowel.
  if (letters.length <= 4 && /^\p{Lu}+$/u.test(letters)) return letters.length;
  const plain = letters.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const groups = plain.match(/[aeiou]+|(?<![aeiou])y(?![aeiou])/g)?.length ?? 0;
  if (groups === 0) return Math.max(1, Math.min(plain.length, 4));
  const silent = /[^aeiouyl]e$|[^aeiouytd]ed$|[^aeiouyszxc]es$/.test(plain) ? 1 : 0;
  return Math.max(1, groups - silent);
};

/** '340' is 'three hundred forty'. Voices read long digit strings one by one. */
const syllablesOfNumber = (digits: string): number => {
  if (digits.length > 6) return digits.length * 1.2;
  const value = Number(digits);
  if (value < 13) return small[value] ?? 1;
  if (value < 20) return 2;
  if (value < 100) return 2 + (value % 10 > 0 ? (small[value % 10] ?? 1) : 0);
  if (value < 1000) return (small[Math.floor(value / 100)] ?? 1) + 2 + rest(value % 100);
  return syllablesOfNumber(String(Math.floor(value / 1000))) + 2 + rest(value % 1000);
};

const rest = (value: number): number => (value > 0 ? syllablesOfNumber(String(value)) : 0);

const small: readonly number[] = [2, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 3, 1];
