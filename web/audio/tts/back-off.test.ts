// How long a voice is left alone, on a clock that is moved by hand.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type BackOff, createBackOff } from './back-off.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** In seconds. */
const leftAlone = (backOff: BackOff): number => {
  backOff.failed();
  let seconds = 0;
  for (; !backOff.isOver(); seconds += 1) vi.advanceTimersByTime(1000);
  return seconds;
};

it('is longer after each failure, up to a minute', () => {
  const backOff = createBackOff();
  expect(backOff.isOver()).toBe(true);
  expect(Array.from({ length: 7 }, () => leftAlone(backOff))).toEqual([2, 4, 8, 16, 32, 60, 60]);
});

it('begins anew once it was fine', () => {
  const backOff = createBackOff();
  expect([leftAlone(backOff), leftAlone(backOff)]).toEqual([2, 4]);
  backOff.fine();
  expect(leftAlone(backOff)).toBe(2);
});
