// Whether a spoken name is similar to a person's: a short form of it, or one that sounds alike. Such a match always
// needs a confirmation. Pure.
import { nicknames } from '#language/en/drafting/nicknames.ts';
import { soundsLike } from './sounds-like.ts';

export const isSimilarName = (said: readonly string[], names: readonly string[]): boolean =>
  said.length > 0 &&
  said.length <= mostWords &&
  said.every((word) => names.some((name) => name === word || isShortFor(word, name) || soundsLike(word, name)));

const mostWords = 4;

const isShortFor = (one: string, other: string): boolean => rowsOf(one).some((row) => rowsOf(other).includes(row));

const rowsOf = (name: string): readonly number[] => rows.get(name) ?? [];

const rows: ReadonlyMap<string, number[]> = nicknames.reduce((known, row, nth) => {
  for (const name of row) known.set(name, [...(known.get(name) ?? []), nth]);
  return known;
}, new Map<string, number[]>());
