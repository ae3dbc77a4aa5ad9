import { expect, test } from 'vitest';
import type { Contact } from '#domain/contact.ts';
import { formatsOf } from '#domain/formats.ts';
import { monogramOf, roleShown, shownSize, shownTime, toWhom } from './people.ts';

const person = (name: string, email = `${name.split(' ')[0]?.toLowerCase()}@northwind.example`) => ({ name, email });
const alex = person('Alex Moreau');
const [tomas, maya, wei] = [person('Tomas Brandt'), person('Maya Lindqvist'), person('Wei Zhang')];

test.each([
  [[alex], [], 'To you'],
  [[alex, tomas], [], 'To you and Tomas'],
  [[alex], [tomas, maya], 'To you, Tomas and Maya'],
  [[alex, tomas, maya], [wei], 'To you, Tomas and 2 more'],
  [[tomas], [], 'To Tomas'],
  [[person('', 'team@northwind.example')], [], 'To team@northwind.example'],
  [[person('Meridian Press', 'news@meridian.example'), alex], [], 'To you and Meridian Press'],
  [[person('Weiss, Anna', 'anna.weiss@northwind.example')], [], 'To Anna'],
  [[person('Dr. Maria Chen', 'maria@acme.example')], [], 'To Maria'],
  [[], [], 'To undisclosed recipients'],
])('names the recipients %#', (to, cc, words) => {
  expect(toWhom({ to, cc }, 'ALEX@northwind.example')).toBe(words);
});

test.each([
  ['Maya Lindqvist', 'ML'],
  ['Priya', 'P'],
  ['Ana Maria de Souza', 'AS'],
  ['李 明', '李明'],
  ['1-800 Flowers', 'F'],
  ['…', '·'],
])('makes the monogram of %s', (name, letters) => {
  expect(monogramOf(person(name))).toBe(letters);
});

const cfo: Contact = {
  name: 'Maya Lindqvist',
  givenName: 'Maya',
  nicknames: [],
  emails: ['maya@northwind.example', 'maya@home.example'],
  organization: 'Northwind',
  title: 'CFO',
  phonetic: null,
  written: 4,
  lastWrittenAt: null,
  known: 'contacts',
};
test.each([
  ['a contact', 'Maya@Northwind.example', cfo, 'CFO, Northwind'],
  ['a contact, by another of their addresses', 'maya@home.example', cfo, 'CFO, Northwind'],
  ['nobody known', 'maya@northwind.example', null, null],
  ['a borrowed name', 'm.lindqvist.cfo@fastmail-secure.example', cfo, null],
  ['an address that only looks like it', 'maya@northwind.example.evil.example', cfo, null],
  ['a contact without a role', 'maya@northwind.example', { ...cfo, title: null, organization: null }, null],
  ['one known by mail alone', 'maya@northwind.example', { ...cfo, known: 'mail' as const }, null],
])('shows the role of %s, or the address', (_who, email, contact, words) => {
  expect(roleShown({ name: 'Maya Lindqvist', email }, contact)).toBe(words);
});

const formats = formatsOf(['en-GB']);
const now = new Date(2026, 10, 17, 9, 30);
test.each([
  [new Date(2026, 10, 17, 8, 2), '8:02'],
  [new Date(2026, 10, 17, 0, 7), '0:07'],
  [new Date(2026, 10, 16, 14, 5), 'Mon 14:05'],
  [new Date(2026, 9, 3, 14, 5), '3 Oct'],
  [new Date(2025, 11, 31, 14, 5), '31 Dec 2025'],
])('shows the time of %s', (at, words) => {
  expect(shownTime(at, now, formats)).toBe(words);
});

test.each([
  [new Date(2026, 10, 17, 0, 7), '12:07 AM'],
  [new Date(2026, 10, 16, 14, 5), 'Mon 2:05 PM'],
  [new Date(2026, 9, 3, 14, 5), 'Oct 3'],
  [new Date(2025, 11, 31, 14, 5), 'Dec 31, 2025'],
])('shows the time of %s in the United States', (at, words) => {
  expect(shownTime(at, now, formatsOf(['en-US'])).replace('\u00a0', ' ')).toBe(words);
});

test.each([
  [999, '999 B'],
  [184_320, '184 KB'],
  [2_140_000, '2.1 MB'],
])('shows %i bytes', (bytes, words) => {
  expect(shownSize(bytes, formats)).toBe(words);
});
