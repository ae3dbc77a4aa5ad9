import { expect, test } from 'vitest';
import { speedLabel, speeds, stepSpeed, turnSpeed } from './speed.ts';

test.each([
  [1, 1.25, 0.75],
  [1.25, 1.5, 1],
  [1.5, 1.75, 1.25],
  [0.75, 1, 0.75],
  [2, 2, 1.75],
  // A spoken speed may lie between the steps.
  [1.1, 1.25, 1],
  [1.33, 1.5, 1.25],
  [0.8, 1, 0.75],
  [1.95, 2, 1.75],
])('the step from %f is %f up and %f down', (speed, faster, slower) => {
  expect([stepSpeed(speed, 1), stepSpeed(speed, -1)]).toEqual([faster, slower]);
});

test('one button cycles through all speeds', () => {
  const round: number[] = [];
  for (let speed: number = 1; round.length < speeds.length; speed = turnSpeed(speed)) round.push(speed);
  expect(round).toEqual([1, 1.25, 1.5, 1.75, 2, 0.75]);
});

test.each([
  [1, '1×'],
  [1.25, '1.25×'],
  [1.5, '1.5×'],
  [1.333, '1.33×'],
])('the label of %f is %s', (speed, label) => {
  expect(speedLabel(speed)).toBe(label);
});
