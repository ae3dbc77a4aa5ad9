// The trigram model of a few sentences: what followed is likelier, and probabilities add up.
import { expect, test } from 'vitest';
import { trigramModel } from './trigram-model.ts';

const model = trigramModel(['put it away', 'put it back', 'take it away']);
const linesAfter = (title: string): string[][] =>
  (model.split(`${title}:\n`)[1] ?? '')
    .split('\n\n')[0]
    ?.trim()
    .split('\n')
    .map((line) => line.split(' ')) ?? [];
const chanceOf = (words: string): number => {
  const line = model.split('\n').find((one) => one.replace(/^\S+ /, '').replace(/ -?[\d.]+$/, '') === words);
  return 10 ** Number(line?.split(' ')[0]);
};

test('the model counts each order', () => {
  expect(model).toMatch(/^\\data\\\nngram 1=7\nngram 2=8\nngram 3=7\n\n\\1-grams:\n[^]*\n\\end\\\n$/);
  expect(['\\1-grams', '\\2-grams', '\\3-grams'].map((title) => linesAfter(title).length)).toEqual([7, 8, 7]);
});

test('a seen sequence is likelier than an unseen one', () => {
  expect(chanceOf('it away')).toBeGreaterThan(chanceOf('it back'));
  expect(chanceOf('put it away')).toBeGreaterThan(chanceOf('away'));
});

test('the words after a prefix sum to less than one, and back-off takes the rest', () => {
  const [, rest] = /^\S+ put (\S+)$/m.exec(model) ?? [];
  const seen = chanceOf('put it');
  const others = ['<s>', 'put', 'away', '</s>', 'back', 'take'].reduce((sum, word) => sum + chanceOf(word), 0);
  expect(seen + 10 ** Number(rest) * others).toBeCloseTo(1, 2);
});

test('an empty corpus gives no model', () => {
  expect(trigramModel([])).toContain('ngram 1=0');
});
