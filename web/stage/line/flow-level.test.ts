import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { observable } from '#web/data/observable.ts';
import { createFlowLevel } from './flow-level.ts';

let heard = 0;
const said = observable(0);
const reading = { playing: true };
const level = () => {
  // @ts-expect-error: of the player's state only whether it plays is asked for.
  return createFlowLevel({ said, state: observable(reading) }, () => heard);
};

beforeEach(() => {
  vi.useFakeTimers({ now: 10_000 });
  heard = 0;
  said.become(0);
});
afterEach(() => vi.useRealTimers());

test('the level follows the measured voice, and pauses are flat', () => {
  const now = level();
  heard = 0.6;
  expect(now()).toBe(0.6);
  heard = 0;
  vi.advanceTimersByTime(400);
  expect(now()).toBe(0);
});

test('each word starts with a push that fades when there is no measurement', () => {
  const now = level();
  said.become(7);
  expect(now()).toBe(1);
  vi.advanceTimersByTime(260);
  expect(now()).toBeCloseTo(0.5);
  vi.advanceTimersByTime(2000);
  expect(now()).toBe(0.12);
  said.become(12);
  expect(now()).toBe(1);
});

test('the level follows the words again after the measured voice ends', () => {
  const now = level();
  heard = 0.4;
  now();
  heard = 0;
  vi.advanceTimersByTime(1600);
  said.become(3);
  expect(now()).toBe(1);
});
