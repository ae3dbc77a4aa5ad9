import { expect, test } from 'vitest';
import { deviceClass } from './device-class.ts';

const of = (agent: string, hint: string | null): string =>
  deviceClass({ get: (name) => (name === 'user-agent' ? agent : hint) });

test.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', null, 'desktop'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/143.0 Safari/537.36', '?0', 'desktop'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1', null, 'mobile'],
  ['Mozilla/5.0 (Linux; Android 10; K) Chrome/143.0 Mobile Safari/537.36', '?1', 'mobile'],
  ['Mozilla/5.0 (Linux; Android 10; K) Chrome/143.0 Safari/537.36', '?0', 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Mobile/15E148 Safari/604.1', null, 'tablet'],
  ['', null, 'desktop'],
])('the device of %j with the hint %j is a %s', (agent, hint, device) => {
  expect(of(agent, hint)).toBe(device);
});
