import { describe, expect, test } from 'vitest';
import { handwritings, scaled } from './handwriting.ts';
import { lostLine } from './lost.ts';
import { signature } from './signature.ts';
import { nibOffsets, svgPath, trace } from './trace.ts';

const heights = (points: readonly number[]): number[] => points.filter((_, index) => index % 2 === 1);
const places = (points: readonly number[]): number[] => points.filter((_, index) => index % 2 === 0);
const stroke = { from: 0, to: 270, base: 100, height: 60 };

describe('the pen', () => {
  test.each(['flow', 'you'] as const)('writes a flat line in silence with the hand of %s', (who) => {
    const points = trace(handwritings[who], { ...stroke, energy: () => 0 });
    expect(heights(points).every((y) => y === 100)).toBe(true);
    expect(places(points)[1]).toBe(0.75);
  });

  test.each([0.25, 0.5, 1])('lifts its loops to %s of the full height', (energy) => {
    const top = 100 - Math.min(...heights(trace(handwritings.flow, { ...stroke, energy: () => energy, step: 0.1 })));
    expect(top).toBeCloseTo(60 * energy, 1);
  });

  test('never goes below the baseline', () => {
    const points = trace(handwritings.you, { ...stroke, energy: (loop) => Math.abs(Math.sin(loop)) });
    expect(Math.max(...heights(points))).toBeLessThanOrEqual(100);
  });

  test('ripples when quiet and loops when loud', () => {
    const turnsBack = (energy: number): boolean => {
      const xs = places(trace(handwritings.flow, { ...stroke, energy: () => energy }));
      return xs.some((x, index) => index > 0 && x < (xs[index - 1] ?? x));
    };
    expect(turnsBack(0.05)).toBe(false);
    expect(turnsBack(1)).toBe(true);
  });

  test('the two hands differ in more than colour', () => {
    const written = (hand: typeof handwritings.flow | typeof handwritings.you) =>
      trace(hand, { ...stroke, energy: () => 1 });
    expect(written(handwritings.flow)).not.toEqual(written(handwritings.you));
    expect(nibOffsets(handwritings.flow).length).toBeGreaterThan(nibOffsets(handwritings.you).length);
  });

  test('its nib is as broad as the hand says', () => {
    const offsets = nibOffsets(handwritings.flow);
    const [first, last] = [offsets.at(0), offsets.at(-1)];
    const width = Math.hypot((last?.dx ?? 0) - (first?.dx ?? 0), (last?.dy ?? 0) - (first?.dy ?? 0));
    expect(width).toBeCloseTo(handwritings.flow.nibWidth);
    expect(scaled(handwritings.flow, 2).nibWidth).toBe(handwritings.flow.nibWidth * 2);
  });

  test('becomes SVG data with one decimal', () => {
    expect(svgPath([0, 100, 0.75, 99.96, 1.5, 98])).toBe('M0.0 100.0L0.8 100.0L1.5 98.0');
  });
});

describe('drawings', () => {
  test('a signature depends only on the name', () => {
    const of = (name: string) => signature(name, { width: 200, height: 40 });
    expect(of('Alex Moreau')).toBe(of('Alex Moreau'));
    expect(of('Alex Moreau')).not.toBe(of('Maya Lindqvist'));
  });

  test('the 404 line leaves the page at the bottom', () => {
    const ys = [...lostLine({ width: 1440, height: 900 }).path.matchAll(/[\d.]+ ([\d.]+)/g)].map((match) =>
      Number(match[1]),
    );
    expect(ys[0]).toBeCloseTo(900 * 0.56, 0);
    expect(ys.at(-1)).toBeGreaterThan(900);
  });
});
