import { expect, test } from 'vitest';
import { waitlistAddress } from './waitlist.ts';

test.each([
  [' ada@small.example ', 'ada@small.example'],
  ['Ada+list@Small.Example', 'Ada+list@Small.Example'],
  ['jörg@münchen.example', 'jörg@münchen.example'],
  ["o'hara@x.co", "o'hara@x.co"],
  ['', null],
  ['ada', null],
  ['ada@small', null],
  ['ada@@small.example', null],
  ['ada@small.example, bob@x.example', null],
  ['a b@small.example', null],
  ['ada@small.example\u0000', null],
  [`${'x'.repeat(250)}@x.example`, null],
])('“%s” is the address %s', (typed, address) => {
  expect(waitlistAddress(typed)).toBe(address);
});
