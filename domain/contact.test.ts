// What is shown of a contact, and whose an address is.
import { expect, it } from 'vitest';
import { byAddress, type Contact, roleOf } from './contact.ts';

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
  const contact = (name: string, ...emails: string[]): Contact => ({
    name,
    givenName: name,
    nicknames: [],
    emails,
    organization: null,
    title: null,
    phonetic: null,
    written: 0,
    lastWrittenAt: null,
    known: 'contacts',
  });
  const found = byAddress([
    contact('Maya', 'maya@northwind.example', 'maya@northwind.example'),
    contact('Anna', 'anna@berg.example', 'office@berg.example'),
    contact('Otto', 'office@berg.example'),
  ]);
  expect([...found].map(([email, { name }]) => [email, name])).toEqual([
    ['maya@northwind.example', 'Maya'],
    ['anna@berg.example', 'Anna'],
  ]);
});
