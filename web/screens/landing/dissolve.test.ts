import { describe, expect, test } from 'vitest';
import { dropletAt, droplets } from './dissolve.ts';

const picture = (inked: (x: number, y: number) => boolean) => {
  const data = new Uint8ClampedArray(40 * 20 * 4);
  for (let y = 0; y < 20; y++)
    for (let x = 0; x < 40; x++) if (inked(x, y)) data.set([11, 82, 66, 255], (y * 40 + x) * 4);
  return { data, width: 40, height: 20 };
};

describe('dissolving ink', () => {
  test('an empty picture gives no droplets', () => {
    expect(
      droplets(
        picture(() => false),
        1,
        () => 0,
      ),
    ).toEqual([]);
  });

  test("every 4 px of ink give one droplet in the ink's colour", () => {
    const drops = droplets(
      picture((x) => x < 8),
      1,
      () => 0.5,
    );
    expect(drops).toHaveLength(2 * 5);
    expect(drops[0]).toEqual({ x: 0, y: 0, colour: 'rgb(11 82 66)', drift: 0.5 });
  });

  test('dense screens count CSS pixels', () => {
    expect(
      droplets(
        picture(() => true),
        2,
        () => 0,
      ),
    ).toHaveLength(5 * 3);
  });

  const left = { x: 0, y: 100, colour: 'green', drift: 0 };
  const right = { x: 1000, y: 100, colour: 'green', drift: 0 };

  test('a droplet starts where its ink was', () => {
    expect(dropletAt(left, 0, 1000)).toEqual({ x: 0, y: 100, radius: 2.3, opacity: 1 });
  });

  test('droplets rise, left ones first', () => {
    const [first, last] = [dropletAt(left, 0.4, 1000), dropletAt(right, 0.4, 1000)];
    expect(first?.y).toBeLessThan(last?.y ?? 0);
    expect(first?.opacity).toBeLessThan(last?.opacity ?? 0);
  });

  test.each([left, right])('every droplet is gone when the time is over', (droplet) => {
    expect(dropletAt(droplet, 1, 1000)).toBeNull();
  });
});
