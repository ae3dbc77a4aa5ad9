import { expect, test } from 'vitest';
import { stateAfter } from './watched-service.ts';

test.each([
  ['works', 40, 0, 'healthy'],
  ['works', 2400, 0, 'degraded'],
  ['works', 40, 5, 'healthy'],
  ['works', null, 0, 'healthy'],
  ['fails', 3, 0, 'degraded'],
  ['fails', 3, 1, 'down'],
  ['not configured', null, 3, 'not configured'],
] as const)('a probe that %s in %s ms after %i failures is %s', (found, ms, failures, state) => {
  expect(stateAfter({ found, ms }, failures)).toBe(state);
});
