// A limit on one person's requests.
import { expect, test } from 'vitest';
import { movableClock } from '#test/support/clock.ts';
import { openRateLimit } from './rate-limit.ts';

test('a person gets a burst, then a rate per minute, independent of others', () => {
  const clock = movableClock();
  const pace = openRateLimit(clock, { burst: 2, perMinute: 60, full: 'speech.busy' });
  pace('ada');
  pace('ada');
  expect(() => pace('ada')).toThrow('speech.busy');
  pace('ben');
  clock.advance(1000);
  pace('ada');
  expect(() => pace('ada')).toThrow(expect.objectContaining({ retryAfter: 1 }));
  clock.advance(3_600_000);
  pace('ada');
  pace('ada');
  expect(() => pace('ada')).toThrow('speech.busy');
});
