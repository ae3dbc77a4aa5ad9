// What is shown of a contact, and whose an address is.

import { expect, it } from 'vitest';
import { contact } from '#test/support/contact.ts';
import { byAddress, roleOf } from './contact.ts';

it.each([
  ['CFO', 'Northwind', 'CFO, Northwind'],
  ['CFO', null, 'CFO'],
  [null, 'Northwind', 'Northwind'],
  ['', 'Northwind', 'Northwind'],
  [null, null, null],
])('words %s of %s as a role', (title, organization, words) => {
  expect(roleOf({ title, organization })).toBe(words);
});

it('gives an address to the one who has it, and to nobody where two claim it', () => {
  const found = byAddress([
    contact('Maya', ['maya@northwind.example', 'maya@northwind.example']),
    contact('Anna', ['anna@berg.example', 'office@berg.example']),
    contact('Otto', ['office@berg.example']),
  ]);
  expect([...found].map(([email, { name }]) => [email, name])).toEqual([
    ['maya@northwind.example', 'Maya'],
    ['anna@berg.example', 'Anna'],
  ]);
});
