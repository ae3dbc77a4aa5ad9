// Compiles the phrases step by step before the first utterance.
import { expect, test, vi } from 'vitest';

const anew = async () => {
  vi.resetModules();
  return import('./recognize.ts');
};

test.each([0, 3, 1000])('recognises a phrase after %i of about 60 preparation steps', async (bits) => {
  const { prepare, recognize } = await anew();
  for (let n = 0; n < bits; n += 1) prepare(25);
  expect(recognize('archive this')).toMatchObject([{ kind: 'triage', command: 'archive', which: 'this' }]);
  expect(recognize('nothing of the kind')).toEqual([]);
  expect(prepare(1)).toBe(true);
});

test('preparation ends, and takes many steps', async () => {
  const { prepare } = await anew();
  let bits = 1;
  while (!prepare(25)) bits += 1;
  expect(bits).toBeGreaterThan(20);
  expect(bits).toBeLessThan(500);
});
