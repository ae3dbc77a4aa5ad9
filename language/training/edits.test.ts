import { expect, test } from 'vitest';
import { editsBetween } from './edits.ts';

test.each([
  ['a b c', 'a b c', 0],
  ['a b c', 'a c', 1],
  ['a b', 'x b y', 2],
  ['a', 'b', 1],
])('the edits between %j and %j', (one, other, edits) => {
  expect(editsBetween(one.split(' '), other.split(' '))).toBe(edits);
});
