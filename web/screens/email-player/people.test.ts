// Names and times of the letter's header, as tables.
import { expect, it } from 'vitest';
import { monogramOf, shownSize, shownTime, toWhom } from './people.ts';

const person = (name: string, email = `${name.split(' ')[0]?.toLowerCase()}@northwind.example`) => ({ name, email });
const alex = person('Alex Moreau');
const [tomas, maya, wei] = [person('Tomas Brandt'), person('Maya Lindqvist'), person('Wei Zhang')];

it.each([
  [[alex], [], 'To you'],
  [[alex, tomas], [], 'To you and Tomas'],
  [[alex], [tomas, maya], 'To you, Tomas and Maya'],
  [[alex, tomas, maya], [wei], 'To you, Tomas and 2 more'],
  [[tomas], [], 'To Tomas'],
  [[person('', 'team@northwind.example')], [], 'To team@northwind.example'],
  [[], [], 'To undisclosed recipients'],
])('says to whom %#', (to, cc, words) => {
  expect(toWhom({ to, cc }, 'ALEX@northwind.example')).toBe(words);
});

it.each([
  ['Maya Lindqvist', 'ML'],
  ['Priya', 'P'],
  ['Ana Maria de Souza', 'AS'],
  ['李 明', '李明'],
  ['1-800 Flowers', 'F'],
  ['…', '·'],
])('makes a monogram of %s', (name, letters) => {
  expect(monogramOf(person(name))).toBe(letters);
});

const now = new Date(2026, 10, 17, 9, 30);
it.each([
  [new Date(2026, 10, 17, 8, 2), '8:02'],
  [new Date(2026, 10, 17, 0, 7), '0:07'],
  [new Date(2026, 10, 16, 14, 5), 'Mon 14:05'],
  [new Date(2026, 9, 3, 14, 5), '3 Oct'],
  [new Date(2025, 11, 31, 14, 5), '31 Dec 2025'],
])('shows the time of %s', (at, words) => {
  expect(shownTime(at, now)).toBe(words);
});

it.each([
  [999, '999 B'],
  [184_320, '184 KB'],
  [2_140_000, '2.1 MB'],
])('shows %i bytes', (bytes, words) => {
  expect(shownSize(bytes)).toBe(words);
});
