import { expect, test } from 'vitest';
import { coveredOf } from './keyboard-room.tsx';

test.each([
  { what: 'a keyboard', window: 844, seen: 508, scale: 1, covered: 336 },
  { what: 'no keyboard', window: 844, seen: 844, scale: 1, covered: 0 },
  { what: 'the bar of a browser', window: 844, seen: 760, scale: 1, covered: 0 },
  { what: 'a page that is zoomed by two fingers', window: 844, seen: 422, scale: 2, covered: 0 },
])('$what covers $covered pixels', ({ covered, ...of }) => {
  expect(coveredOf(of)).toBe(covered);
});
