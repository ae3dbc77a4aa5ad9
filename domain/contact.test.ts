import { expect, test } from 'vitest';
import { contact } from '#test/support/contact.ts';
import { byAddress, roleOf } from './contact.ts';

test.each([
  ['CFO', 'Northwind', 'CFO, Northwind'],
  ['CFO', null, 'CFO'],
  [null, 'Northwind', 'Northwind'],
  ['', 'Northwind', 'Northwind'],
  [null, null, null],
])('roleOf: gives %s for %s', (title, organization, words) => {
  expect(roleOf({ title, organization })).toBe(words);
});

test('byAddress: an address claimed by two contacts belongs to neither', () => {
  const book = byAddress([
    contact('Maya', ['maya@northwind.example', 'maya@northwind.example']),
    contact('Anna', ['anna@berg.example', 'office@berg.example']),
    contact('Otto', ['office@berg.example']),
  ]);
  expect([...book].map(([email, { name }]) => [email, name])).toEqual([
    ['maya@northwind.example', 'Maya'],
    ['anna@berg.example', 'Anna'],
  ]);
});
