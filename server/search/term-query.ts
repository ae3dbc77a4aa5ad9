// A word of a question in PostgreSQL's notation: its forms, words alike, and people whose role it names.
import { wordsIn } from '#domain/words.ts';
import { stemsOf } from '#reading/answers/indexed.ts';
import type { Term } from '#reading/answers/terms.ts';

/** The stems are plain words, so nothing can break the notation. */
export const termQuery = ({ stem, also }: Term, roles: ReadonlyMap<string, string>): string => {
  const stems = [stem, ...also];
  const people = [...roles]
    .filter(([, role]) => hasOne(role, stems))
    .slice(0, mostPeople)
    .map(([email]) => sentBy(email));
  return [...stems.map(formsOf), ...people].join(' | ');
};

const mostPeople = 10;

const hasOne = (role: string, stems: readonly string[]): boolean => {
  const own = stemsOf(role);
  return stems.some((stem) => own.has(stem));
};

/** `stemOf` cuts endings, so a prefix finds them all. A short stem is a prefix of too much. */
const formsOf = (stem: string): string => {
  if (stem.length < shortest || !/^[a-z]+$/.test(stem)) return `'${stem}' | '${stem}s'`;
  return `'${stem.replace(/y$/, '')}':*`;
};

const shortest = 4;

const sentBy = (email: string): string =>
  `(${wordsIn(email)
    .map((word) => `'from/${word}'`)
    .join(' <-> ')})`;
