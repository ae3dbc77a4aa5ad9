import { expect, test, vi } from 'vitest';
import { memoizeRecent } from './memoize-recent.ts';

test('computes each text once', () => {
  const of = vi.fn<(text: string) => number>((text) => text.length);
  const length = memoizeRecent(of);
  expect([length('archive'), length('it'), length('archive')]).toEqual([7, 2, 7]);
  expect(of).toHaveBeenCalledTimes(2);
});

test('keeps null and undefined results too', () => {
  const of = vi.fn<() => undefined>(() => undefined);
  const nothing = memoizeRecent(of, () => 'the same');
  nothing(null);
  nothing(null);
  expect(of).toHaveBeenCalledOnce();
});

test('recomputes an old text, because it keeps only a few', () => {
  const of = vi.fn<(nth: number) => number>((nth) => nth);
  const same = memoizeRecent(of);
  for (let nth = 0; nth < 100; nth += 1) same(nth);
  expect(same(99)).toBe(99);
  expect(of).toHaveBeenCalledTimes(100);
  expect(same(0)).toBe(0);
  expect(of).toHaveBeenCalledTimes(101);
});

test('distinguishes lists of words by their words', () => {
  const first = memoizeRecent(
    (words: readonly string[]) => words[0],
    (words) => words.join(' '),
  );
  expect([first(['archive', 'it']), first(['star', 'it']), first(['archive', 'it'])]).toEqual([
    'archive',
    'star',
    'archive',
  ]);
});
