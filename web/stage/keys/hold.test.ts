import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHolding, heldAfter } from './hold.ts';

let done: string[];
const holding = () =>
  createHolding(() => ({
    tap: () => done.push('tap'),
    hold: () => done.push('hold'),
    release: () => done.push('release'),
  }));

beforeEach(() => {
  vi.useFakeTimers();
  done = [];
});
afterEach(() => vi.useRealTimers());

test('a short press is a tap', () => {
  const key = holding();
  key.down();
  vi.advanceTimersByTime(heldAfter - 1);
  expect(key.up()).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(done).toEqual(['tap']);
});

test('a long press holds once until release, however often the keyboard repeats', () => {
  const key = holding();
  key.down();
  vi.advanceTimersByTime(heldAfter);
  key.down();
  expect(done).toEqual(['hold']);
  expect(key.up()).toBe(true);
  expect(done).toEqual(['hold', 'release']);
});

test('a lost press does nothing before the hold starts, and releases after it', () => {
  const key = holding();
  key.down();
  key.lost();
  vi.advanceTimersByTime(1000);
  key.up();
  expect(done).toEqual([]);
  key.down();
  vi.advanceTimersByTime(heldAfter);
  key.lost();
  expect(done).toEqual(['hold', 'release']);
});
