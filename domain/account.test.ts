import { expect, test } from 'vitest';
import { isSameMailbox } from './account.ts';

test.each([
  ['alex@northwind.example', 'Alex@Northwind.Example', true],
  ['alex.gray@gmail.com', 'alexgray@googlemail.com', true],
  ['alex.gray@northwind.example', 'alexgray@northwind.example', false],
  ['alex@northwind.example', 'sofia@northwind.example', false],
  ['alex@gmail.com', 'alex@gmail.com.example', false],
])('isSameMailbox: %s and %s name one mailbox: %s', (one, other, same) => {
  expect(isSameMailbox(one, other)).toBe(same);
  expect(isSameMailbox(other, one)).toBe(same);
});
