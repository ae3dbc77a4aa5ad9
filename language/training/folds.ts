// Cross-validation folds. As in the held-out set, no training row equals a measured row or differs from it by one word.
import { hashed } from '#language/model/hash.ts';
import type { Row } from './rows.ts';

export interface Fold {
  readonly train: readonly Row[];
  readonly test: readonly Row[];
}

/** Measures only rows of the public corpora, or some of them. Our own rows and the unlabelled ones only train. */
export const foldsOf = (
  rows: readonly Row[],
  count: number,
  measured: readonly Row['source'][] = ['slurp', 'hwu', 'clinc'],
): Fold[] =>
  Array.from({ length: count }, (_, which) => {
    const isMeasured = (row: Row) =>
      measured.includes(row.source) && hashed(`fold ${row.words.join(' ')}`) % count === which;
    const test = rows.filter(isMeasured);
    return {
      test,
      train: apartFrom(
        test,
        rows.filter((row) => !isMeasured(row)),
      ),
    };
  });

/** The rows that differ from all of `test` by more than one word. */
const apartFrom = (test: readonly Row[], rows: readonly Row[]): Row[] => {
  const near = new Set<string>();
  for (const { words } of test) for (const key of within(words)) near.add(key);
  const same = new Set(test.map(({ words }) => words.join(' ')));
  return rows.filter(({ words }) => {
    const text = words.join(' ');
    return (
      !near.has(text) && !changed(words).some((key) => near.has(key)) && !shorter(words).some((key) => same.has(key))
    );
  });
};

const within = (words: readonly string[]): string[] => [words.join(' '), ...changed(words), ...shorter(words)];

const changed = (words: readonly string[]): string[] => words.map((_, at) => words.with(at, '*').join(' '));

const shorter = (words: readonly string[]): string[] => words.map((_, at) => words.toSpliced(at, 1).join(' '));
