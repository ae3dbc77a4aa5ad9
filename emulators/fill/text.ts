/** Sentences and paragraphs from the word lists, with an occasional rare word. */
import type { Random } from './random.ts';
import * as words from './words.ts';

export const phrase = (template: string, random: Random): string =>
  template.replace(/\{(\w+)\}/g, (_, gap: string) => gaps[gap]?.(random) ?? gap);

const gaps: Record<string, (random: Random) => string> = {
  topic: (random) => random.pick(words.topics),
  Topic: (random) => capital(random.pick(words.topics)),
  month: (random) => random.pick(words.months),
  weekday: (random) => random.pick(words.weekdays),
  state: (random) => random.pick(words.states),
  name: (random) => random.pick(words.givenNames),
  number: (random) => String(random.between(2, 9_999)),
};

/** Lines of text with an empty line between paragraphs. Short mails are the most common. */
export const paragraphs = (random: Random, most: number): string[] => {
  const count = 1 + Math.floor(random.number() ** 2 * most);
  const lines = Array.from({ length: count }, () => paragraph(random));
  if (random.chance(0.03)) lines.push(`The keyword is ${rareWord(random)}.`);
  return lines.flatMap((line, at) => (at === 0 ? [line] : ['', line]));
};

const paragraph = (random: Random): string =>
  Array.from({ length: random.between(1, 6) }, () => phrase(random.pick(words.sentences), random)).join(' ');

/** Almost unique, so a search for it has one hit among many thousand mails. */
const rareWord = (random: Random): string => Array.from({ length: 5 }, () => random.pick(words.syllables)).join('');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
