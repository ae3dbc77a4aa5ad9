import { describe, expect, test } from 'vitest';
import { fallTo, noise, riseFrom, speech, wetness, wetZone } from './energy.ts';

describe('the energy of a voice', () => {
  test('depends only on the position and the seed', () => {
    const along = (seed: number) => Array.from({ length: 40 }, (_, loop) => speech(loop / 2, seed));
    expect(along(3)).toEqual(along(3));
    expect(along(3)).not.toEqual(along(4));
  });

  test('stays between 0 and 1', () => {
    for (let loop = 0; loop < 400; loop += 0.25) {
      expect(speech(loop, 5)).toBeGreaterThanOrEqual(0);
      expect(speech(loop, 5)).toBeLessThanOrEqual(1);
      expect(noise(loop, 5)).toBeLessThanOrEqual(1);
    }
  });

  test('has phrases with silence between them', () => {
    const silent = Array.from({ length: 400 }, (_, at) => speech(at / 4, 3)).filter((energy) => energy === 0);
    expect(silent.length).toBeGreaterThan(20);
    expect(silent.length).toBeLessThan(200);
  });

  test.each([
    { x: 500, level: 1, kept: 1 },
    { x: 500, level: 0, kept: 0.35 },
    { x: 500 - wetZone / 2, level: 0, kept: 0.675 },
    { x: 500 - wetZone, level: 0, kept: 1 },
    { x: 100, level: 0, kept: 1 },
  ])('at $x px, with the nib at 500 and a level of $level, keeps $kept of the ink', ({ x, level, kept }) => {
    expect(wetness(x, 500, level)).toBeCloseTo(kept);
  });

  test('the wet zone grows with the scale', () => {
    expect(wetness(500 - wetZone, 500, 0, 2)).toBeLessThan(1);
  });

  test('begins and ends on the baseline', () => {
    expect(riseFrom(100, 100, 40)).toBe(0);
    expect(riseFrom(140, 100, 40)).toBe(1);
    expect(fallTo(500, 500, 26)).toBe(0);
    expect(fallTo(474, 500, 26)).toBe(1);
  });
});
