import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readIntentModel } from './intent-model.ts';
import { packIntentWeights, sparse, unpackIntentWeights } from './intent-weights.ts';
import { tokensOf } from './tokens.ts';

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name));
const bytes = read('intents.bin');
const model = readIntentModel(bytes);

describe('the shipped intent weights', () => {
  test.each([
    ['I am so done with this one, put it where I need not see it', 'archive'],
    ['bring this up again in an hour or so', 'remind'],
    ['what was that last bit again', 'inquiry:repeat'],
  ])('%j', (utterance, label) => {
    const competes = (name: string) => ['archive', 'remind', 'next', 'inquiry:repeat', 'star'].includes(name);
    expect(model.predict(tokensOf(utterance), competes)?.label).toBe(label);
  });

  test('ignore intents that do not compete', () => {
    expect(model.predict(tokensOf('archive this'), (name) => name === 'star')?.label).toBe('star');
    expect(model.predict(tokensOf('archive this'), () => false)).toBeNull();
  });

  test('predict the same for a sentence in any order', () => {
    const heard = (utterance: string) => readIntentModel(bytes).predict(tokensOf(utterance), () => true);
    const asked = ['archive this', 'star it', 'star it', 'archive this'].map((one) =>
      model.predict(tokensOf(one), () => true),
    );
    expect(asked).toEqual([heard('archive this'), heard('star it'), heard('star it'), heard('archive this')]);
  });

  test('and the task weights download in at most a million bytes', () => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
    const sizes = [bytes, read('weights.bin')].map((one) => brotliCompressSync(one, { params }).length);
    expect(sizes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(1_000_000);
  });
});

test.each(['', ' ', '🙂🙂', '.', "'s", 'x'.repeat(10_000), 'по-русски', 'a b '.repeat(3000)])(
  'odd input is answered: %#',
  (utterance) => {
    const { chance } = model.predict(tokensOf(utterance), () => true) ?? { chance: 0 };
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
  },
);

test('reading packed weights restores all but the zeros', () => {
  const table = sparse({
    labels: ['archive', 'star', '-media'],
    units: [0.5, 0.25, 1],
    bias: [0.1, -0.1, 0],
    hashes: Int32Array.of(3, 1000, 60_000_000),
    weights: Int8Array.of(1, 0, -127, 0, 0, 0, 0, 5, 127),
  });
  expect([...table.hashes]).toEqual([3, 60_000_000]);
  const weights = { words: Int32Array.of(7, 9), fine: Uint16Array.of(300, 2), coarse: Uint8Array.of(63, 0), table };
  expect(unpackIntentWeights(packIntentWeights(weights))).toEqual(weights);
});
