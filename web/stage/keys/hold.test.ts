// A key that is tapped or held, on a moved clock.
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

test('is tapped when it is let go before it counts as held', () => {
  const key = holding();
  key.down();
  vi.advanceTimersByTime(heldAfter - 1);
  expect(key.up()).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(done).toEqual(['tap']);
});

test('is held from then until it is let go, however often the keyboard repeats it', () => {
  const key = holding();
  key.down();
  vi.advanceTimersByTime(heldAfter);
  key.down();
  expect(done).toEqual(['hold']);
  expect(key.up()).toBe(true);
  expect(done).toEqual(['hold', 'release']);
});

test('does nothing when it is lost before, and lets go when it is lost while held', () => {
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
