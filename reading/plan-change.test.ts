import { expect, test } from 'vitest';
import { isChange } from './plan-change.ts';

test.each([
  ['The dinner moved to Thursday, same place.', true],
  ['The start has been pushed to ten o’clock.', true],
  ['We dropped the price to 43,500 for two years.', true],
  ['Everybody wanted him moved to another contact.', false],
  ['They would like the desk to be moved to the window.', false],
  ['Has it moved to Thursday?', false],
])('isChange: %s: %s', (sentence, expected) => {
  expect(isChange(sentence)).toBe(expected);
});
