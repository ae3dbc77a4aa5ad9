// Whether a name that was said is nearly one that somebody goes by: short for it, or what it sounds like. It is only ever a question. Pure.
import { nicknames } from '#language/en/drafting/nicknames.ts';
import { soundsLike } from './sounds-like.ts';

/** Each word of it one that they go by, or nearly; `names` in small letters and without marks, as `said` is. */
export const isSimilarName = (said: readonly string[], names: readonly string[]): boolean =>
  said.length > 0 &&
  said.length <= mostWords &&
  said.every((word) => names.some((name) => name === word || isShortFor(word, name) || soundsLike(word, name)));

/** More words than a name has are none. */
const mostWords = 4;

const isShortFor = (one: string, other: string): boolean => rowsOf(one).some((row) => rowsOf(other).includes(row));

const rowsOf = (name: string): readonly number[] => rows.get(name) ?? [];

const rows: ReadonlyMap<string, number[]> = nicknames.reduce((known, row, nth) => {
  for (const name of row) known.set(name, [...(known.get(name) ?? []), nth]);
  return known;
}, new Map<string, number[]>());
