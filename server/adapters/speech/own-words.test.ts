import { expect, test } from 'vitest';
import { openOwnWords } from './own-words.ts';
import type { Pronunciations } from './pronunciations.ts';

/** Every word sounds alike. */
const pronounce: Pronunciations = (words) => Promise.resolve(new Map(words.map((word) => [word, ['AH']])));

test('the third pass knows thousands of sentences in own words', async () => {
  const { model, dictionary } = await openOwnWords(pronounce)();
  expect(Number(/^ngram 3=(\d+)$/m.exec(model)?.[1])).toBeGreaterThan(10_000);
  expect(dictionary).toContain('archive AH');
});

test('the third pass fails at once when no sentence can be pronounced', async () => {
  await expect(openOwnWords(() => Promise.resolve(new Map()))()).rejects.toThrow('no sentence can be pronounced');
});
