// Augments the rows: with simulated recognition errors, and with other people's names.
import { type Mishear, mishearing } from './confusions.ts';
import { type Random, randomFrom } from './random.ts';
import type { Row, Slot } from './rows.ts';

/** Copies of the rows for Flow, and of some of the others, with words misheard; their slots stand where the words then are. */
export const misheard = (rows: readonly Row[], seed: number): Row[] => {
  const mishear = mishearing(rows.map(({ words }) => words));
  return rows
    .filter(({ inScope, intent }, at) => inScope || (intent !== null && at % 3 === 0))
    .map((row, at) => misheardRow(row, mishear, seed + at * 7919));
};

const misheardRow = (row: Row, mishear: Mishear, seed: number): Row => {
  const heard = mishear(row.words, seed);
  const starts = [0];
  for (const words of heard) starts.push((starts.at(-1) ?? 0) + words.length);
  const slots = row.slots
    .map(({ type, from, to }): Slot => ({ type, from: starts[from] ?? 0, to: starts[to] ?? 0 }))
    .filter(({ from, to }) => to > from);
  return { ...row, id: `${row.id}~`, words: heard.flat(), slots, worth: 0.6 };
};

/** Copies of rows with unknown names, so that the model recognises a name by its position. */
export const renamed = (rows: readonly Row[], seed: number): Row[] => {
  const random = randomFrom(seed);
  return rows
    .filter(({ inScope, slots }) => inScope && slots.some(({ type }) => type === 'person'))
    .map((row) => {
      const words = row.words.map((word, at) => (isNamed(row, at) && /^[a-z]{3,}$/.test(word) ? nameOf(random) : word));
      return { ...row, id: `${row.id}+`, words, worth: 0.4 };
    });
};

const isNamed = ({ slots }: Row, at: number): boolean =>
  slots.some(({ type, from, to }) => type === 'person' && from <= at && at < to);

const nameOf = (random: Random): string => {
  const pick = (parts: readonly string[]) => parts[Math.floor(random() * parts.length)] ?? '';
  const syllables = random() < 0.3 ? 3 : 2;
  return Array.from({ length: syllables }, () => pick(onsets) + pick(vowels)).join('') + pick(codas);
};

const onsets = [
  'b',
  'br',
  'ch',
  'd',
  'f',
  'g',
  'gr',
  'h',
  'j',
  'k',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  'sh',
  'st',
  't',
  'th',
  'v',
  'w',
  'z',
];
const vowels = ['a', 'a', 'e', 'e', 'i', 'o', 'u', 'ai', 'ee', 'ia'];
const codas = ['', '', 'n', 'r', 's', 'l', 'th', 'm', 'ka', 'na'];
