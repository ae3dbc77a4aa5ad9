import { expect, test } from 'vitest';
import { Problem } from '#domain/problem.ts';
import { movableClock } from '#test/support/clock.ts';
import { openHourlyLimit } from './hourly-limit.ts';

const minute = 60_000;

const refusal = (act: () => unknown): Problem | null => {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
};

test('five acts fit into any hour, and the sixth hears when it may come', () => {
  const clock = movableClock();
  const limit = openHourlyLimit(clock, 5);
  for (let nth = 0; nth < 5; nth++) {
    expect(refusal(() => limit('one'))).toBeNull();
    clock.advance(10 * minute);
  }
  expect(refusal(() => limit('one'))).toMatchObject({ code: 'calls.too-many', retryAfter: 600 });
  expect(refusal(() => limit('another'))).toBeNull();
  clock.advance(10 * minute);
  expect(refusal(() => limit('one'))).toBeNull();
  expect(refusal(() => limit('one'))).toMatchObject({ retryAfter: 600 });
});

test('an act that failed does not count', () => {
  const limit = openHourlyLimit(movableClock(), 1);
  limit('one')();
  expect(refusal(() => limit('one'))).toBeNull();
  expect(refusal(() => limit('one'))).not.toBeNull();
});
