import { describe, expect, test } from 'vitest';
import type { ServiceName, ServiceState } from '#domain/watched-service.ts';
import { healthWords } from './health-words.ts';

const row = (service: ServiceName, state: ServiceState, median: number | null = null, since: string | null = null) => ({
  service,
  state,
  since,
  median,
});
const none = { count: 0, worst: null };

describe('the answer to whether Flow is up', () => {
  test('names the slowest service when all is well', () => {
    const services = [row('database', 'healthy', 3), row('gmail', 'healthy', 412), row('model', 'not configured')];
    expect(healthWords({ services, open: none })).toBe(
      'All well. Slowest: Gmail API, 412 ms at the median. No error is open.',
    );
  });

  test('names a service that is down, and since when', () => {
    const services = [row('database', 'healthy', 3), row('gmail', 'down', 90, '2026-11-27T10:02:00.000Z')];
    expect(healthWords({ services, open: { count: 1, worst: 'high' } })).toMatch(
      /^Gmail API is down since .+\. One error is open, high\.$/,
    );
  });

  test('names several services in one sentence each', () => {
    const services = [row('gmail', 'down'), row('calendar', 'down'), row('people', 'degraded')];
    expect(healthWords({ services, open: { count: 12, worst: 'critical' } })).toBe(
      'Gmail API and Google Calendar are down. Google contacts is degraded. 12 errors are open, the worst is critical.',
    );
  });

  test('says nothing of a speed that nobody measured', () => {
    expect(healthWords({ services: [row('push', 'healthy')], open: none })).toBe('All well. No error is open.');
  });
});
