import { expect, test } from 'vitest';
import { directionOf, startsAtEdge, swipeAt } from './swipe.ts';

test.each([
  { x: 4, y: 4, direction: null, path: 'a finger that rests' },
  { x: -9, y: 9, direction: null, path: 'the shake of a tap' },
  { x: 12, y: 3, direction: 'sideways', path: 'a path to the right' },
  { x: -40, y: -20, direction: 'sideways', path: 'a path to the left that climbs a little' },
  { x: 2, y: 11, direction: 'scroll', path: 'a path down' },
  { x: 30, y: 30, direction: 'scroll', path: 'a diagonal' },
  { x: -14, y: 10, direction: 'scroll', path: 'a path that is barely more sideways than down' },
])('$path is $direction', ({ x, y, direction }) => {
  expect(directionOf(x, y)).toBe(direction);
});

test.each([
  { x: 95, width: 390, swipe: { kind: 'archive', passes: false } },
  { x: 96, width: 390, swipe: { kind: 'archive', passes: true } },
  { x: -96, width: 390, swipe: { kind: 'snooze', passes: true } },
  { x: -20, width: 390, swipe: { kind: 'snooze', passes: false } },
  { x: 60, width: 200, swipe: { kind: 'archive', passes: true } },
])('$x pixels on a row of $width are $swipe', ({ x, width, swipe }) => {
  expect(swipeAt(x, width)).toEqual(swipe);
});

test('a path from the edge of the screen belongs to the system', () => {
  expect([0, 19, 20, 340, 341, 360].map((x) => startsAtEdge(x, 360))).toEqual([true, true, false, false, true, true]);
});
