import { expect, test } from 'vitest';
import { cacheHealth } from './cache-health.ts';

test.each([
  [0, 0, null],
  [80, 20, 'excellent'],
  [79, 21, 'good'],
  [60, 40, 'good'],
  [59, 41, 'fair'],
  [40, 60, 'fair'],
  [39, 61, 'poor'],
  [0, 3, 'poor'],
] as const)('%i hits and %i misses are %s', (hits, misses, health) => {
  expect(cacheHealth({ hits, misses })).toBe(health);
});
