// Delays after voice failures, on a manual clock.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BackOff, createBackOff } from './back-off.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const leftAlone = (backOff: BackOff): number => {
  backOff.failed();
  let seconds = 0;
  for (; !backOff.isOver(); seconds += 1) vi.advanceTimersByTime(1000);
  return seconds;
};

test('back-off: grows with each failure, up to a minute', () => {
  const backOff = createBackOff();
  expect(backOff.isOver()).toBe(true);
  expect(Array.from({ length: 7 }, () => leftAlone(backOff))).toEqual([2, 4, 8, 16, 32, 60, 60]);
});

test('back-off: restarts after a success', () => {
  const backOff = createBackOff();
  expect([leftAlone(backOff), leftAlone(backOff)]).toEqual([2, 4]);
  backOff.fine();
  expect(leftAlone(backOff)).toBe(2);
});
