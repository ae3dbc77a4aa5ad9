import { expect, test } from 'vitest';
import { setHere } from '#test/support/settings.ts';
import { type Earcon, earcon, lengthOf } from './earcons.ts';

const all: Earcon[] = ['listening', 'heard', 'done', 'undone', 'tick', 'error', 'end', 'urgent', 'quote'];

test.each(all)('earcons: “%s” takes at most 200 ms', (kind) => {
  expect(lengthOf(kind)).toBeLessThanOrEqual(200);
});

test('earcons: a muted one is silent and takes no time', () => {
  setHere({ smallSounds: false });
  expect(earcon('done')).toBe(0);
  setHere({ smallSounds: true });
});
