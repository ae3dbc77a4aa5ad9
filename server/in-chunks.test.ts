// Long work in chunks.
import { expect, test } from 'vitest';
import { mapInChunks } from './in-chunks.ts';

test('other work runs between the chunks, and the order stays', async () => {
  const order: string[] = [];
  const busy = (item: number): number => {
    const ends = performance.now() + 3;
    while (performance.now() < ends);
    order.push(`item ${item}`);
    return item * 2;
  };
  const results = mapInChunks([1, 2, 3], busy);
  setImmediate(() => order.push('other'));
  expect(await results).toEqual([2, 4, 6]);
  expect(order.indexOf('other')).toBeLessThan(order.indexOf('item 3'));
});

test('an empty list gives an empty list', async () => {
  expect(await mapInChunks([], String)).toEqual([]);
});
