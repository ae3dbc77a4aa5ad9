import '#test/support/seed.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBlocks } from './blocks.ts';

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ put: fc.nat(30), value: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ remove: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.constant({ write: true }) },
  { weight: 1, arbitrary: fc.constant({ reopen: true }) },
);

test('no block exceeds its limit or loses items after any sequence of changes', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const truth = new Map<number, number>();
      const device = new Map<string, readonly (readonly [number, number])[]>();
      let blocks = createBlocks<number, readonly [number, number]>(4);
      const write = (): void => {
        for (const [name, items] of blocks.changed()) {
          expect(items.length).toBeLessThanOrEqual(4);
          if (items.length === 0) device.delete(name);
          else device.set(name, items);
        }
      };
      for (const one of steps) {
        if ('put' in one) {
          blocks.put(one.put, [one.put, one.value]);
          truth.set(one.put, one.value);
        } else if ('remove' in one) {
          blocks.remove(one.remove);
          truth.delete(one.remove);
        } else {
          write();
          if ('write' in one) continue;
          blocks = createBlocks(4);
          for (const [name, items] of device)
            blocks.load(
              name,
              items.map((item) => [item[0], item]),
            );
        }
      }
      write();
      expect(new Map([...device.values()].flat())).toEqual(truth);
      expect(blocks.size()).toBe(truth.size);
    }),
  );
});

test('a change rewrites one block', () => {
  const blocks = createBlocks<number, number>(10);
  for (let nth = 0; nth < 100; nth++) blocks.put(nth, nth);
  expect(blocks.changed().size).toBe(10);
  blocks.put(35, 0);
  expect([...blocks.changed().values()]).toEqual([[30, 31, 32, 33, 34, 0, 36, 37, 38, 39]]);
  expect(blocks.changed().size).toBe(0);
});
