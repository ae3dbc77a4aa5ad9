import { expect, test } from 'vitest';
import { type Earcon, earcon, earconsHeard, lengthOf } from './earcons.ts';

const all: Earcon[] = ['listening', 'heard', 'done', 'undone', 'tick', 'error', 'end', 'urgent', 'quote'];

test.each(all)('earcons: “%s” takes at most 200 ms', (kind) => {
  expect(lengthOf(kind)).toBeLessThanOrEqual(200);
});

test('earcons: a muted one is silent and takes no time', () => {
  earconsHeard.choose(false);
  expect(earcon('done')).toBe(0);
  earconsHeard.choose(true);
});
