// The tones are short, and none is played where the person turned them off.
import { expect, it } from 'vitest';
import { type Earcon, earcon, earconsHeard, lengthOf } from './earcons.ts';

const all: Earcon[] = ['listening', 'heard', 'done', 'undone', 'tick', 'error', 'end', 'urgent', 'quote'];

it.each(all)('“%s” takes 200 ms at most', (kind) => {
  expect(lengthOf(kind)).toBeLessThanOrEqual(200);
});

it('is not played, and takes no time, where the person turned them off', () => {
  earconsHeard.choose(false);
  expect(earcon('done')).toBe(0);
  earconsHeard.choose(true);
});
