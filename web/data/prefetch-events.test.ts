import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchEvents } from './prefetch-events.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-25T09:00:00Z') }));
afterEach(() => vi.useRealTimers());

const open = () => {
  const shown: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
  const page = Object.assign(new EventTarget(), shown);
  const stopped = new AbortController();
  let looks = 0;
  prefetchEvents(page, () => (looks += 1), stopped.signal);
  const turn = (visibilityState: DocumentVisibilityState): number => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
    return looks;
  };
  return { turn, stop: () => stopped.abort() };
};

test('a visible tab refetches events once they are 15 minutes old', () => {
  const { turn, stop } = open();
  vi.advanceTimersByTime(14 * 60_000);
  expect(turn('visible')).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(turn('hidden')).toBe(0);
  expect(turn('visible')).toBe(1);
  expect(turn('visible')).toBe(1);
  vi.advanceTimersByTime(15 * 60_000);
  expect(turn('visible')).toBe(2);
  stop();
  vi.advanceTimersByTime(15 * 60_000);
  expect(turn('visible')).toBe(2);
});

test('a clock that goes back delays no refetch', () => {
  const { turn } = open();
  vi.setSystemTime(new Date('2026-11-25T07:00:00Z'));
  expect(turn('visible')).toBe(1);
});
