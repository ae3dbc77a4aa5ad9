import { describe, expect, test } from 'vitest';
import { bucketOf, bucketStart, counted, percentile } from './histogram.ts';

describe('a histogram', () => {
  test('puts each duration into the bucket that holds it', () => {
    for (let ms = 0; ms < 200_000; ms += ms < 3000 ? 1 : 97) {
      const bucket = bucketOf(ms);
      if (bucket < 68) expect(ms < bucketStart(bucket + 1) + 1e-6, `${ms} ms`).toBe(true);
      expect(ms <= 1 || ms + 1e-6 >= bucketStart(bucket), `${ms} ms`).toBe(true);
    }
  });

  test('tells percentiles within a bucket of the exact ones', () => {
    const durations = Array.from({ length: 5000 }, (_, nth) => 3 + ((nth * 7919) % 5000) ** 2 / 20_000);
    const histogram: number[] = [];
    for (const ms of durations) counted(histogram, ms);
    const sorted = durations.toSorted((one, other) => one - other);
    for (const share of [0.05, 0.5, 0.95, 0.99]) {
      const exact = sorted[Math.floor(share * sorted.length)] ?? 0;
      const found = percentile(histogram, share) ?? 0;
      expect(Math.abs(found - exact) / exact).toBeLessThan(0.19);
    }
  });

  test('adds up: the sum of two has the percentile of all', () => {
    const [one, other, both]: [number[], number[], number[]] = [[], [], []];
    for (let nth = 1; nth <= 400; nth += 1) {
      counted(nth % 3 === 0 ? one : other, nth * 11);
      counted(both, nth * 11);
    }
    const sum = both.map((_, bucket) => (one[bucket] ?? 0) + (other[bucket] ?? 0));
    expect(sum).toEqual(both);
  });

  test('says nothing of nothing', () => {
    expect(percentile([], 0.5)).toBeNull();
    expect(percentile([0, 0], 0.5)).toBeNull();
  });
});
