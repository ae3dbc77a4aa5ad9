import { describe, expect, test } from 'vitest';
import { type Kept, knownPeople, type Written } from './known-people.ts';

const kept = (name: string, ...emails: string[]): Kept => ({
  name,
  givenName: name.split(' ')[0] ?? '',
  nicknames: [],
  emails,
  organization: null,
  title: null,
  phonetic: null,
});
const written = (email: string, times: number, day: number, name = ''): Written => ({
  email,
  name,
  written: times,
  lastWrittenAt: `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`,
});
const most = { contacts: 10, mail: 10 };

describe('known people', () => {
  test('contacts count mail to any of their addresses', () => {
    const people = knownPeople(
      [kept('Anna Burke', 'a.burke@calderwharf.example', 'anna@burkes.example')],
      [written('a.burke@calderwharf.example', 3, 2), written('anna@burkes.example', 1, 9)],
      most,
    );
    expect(people).toMatchObject([
      { name: 'Anna Burke', written: 4, lastWrittenAt: '2026-11-09T08:00:00.000Z', known: 'contacts' },
    ]);
  });

  test('people written to appear without being contacts, and without a role they claim', () => {
    const people = knownPeople(
      [kept('Maya', 'maya@northwind.example')],
      [written('celia@search.example', 2, 4, 'Celia')],
      most,
    );
    expect(people.map(({ name, known, title, organization }) => [name, known, title, organization])).toEqual([
      ['Maya', 'contacts', null, null],
      ['Celia', 'mail', null, null],
    ]);
  });

  test('people written to recently come first, others keep their order', () => {
    const people = knownPeople(
      [kept('Ana'), kept('Bea', 'bea@x.example'), kept('Cleo'), kept('Dora', 'dora@x.example')],
      [written('dora@x.example', 1, 3), written('bea@x.example', 9, 2)],
      most,
    );
    expect(people.map(({ name }) => name)).toEqual(['Dora', 'Bea', 'Ana', 'Cleo']);
  });

  test('the list keeps the latest of each kind up to its limit', () => {
    const many = Array.from({ length: 5 }, (_, at) => kept(`Contact ${at}`, `c${at}@x.example`));
    const letters = many.map((_, at) => written(`c${at}@x.example`, 1, at + 1));
    const others = Array.from({ length: 5 }, (_, at) => written(`o${at}@y.example`, 1, at + 1));
    const people = knownPeople(many, [...letters, ...others], { contacts: 2, mail: 1 });
    expect(people.flatMap(({ emails }) => emails)).toEqual(['c4@x.example', 'c3@x.example', 'o4@y.example']);
  });

  test('the list omits entries without a name or an address', () => {
    expect(knownPeople([kept('')], [], most)).toEqual([]);
    expect(knownPeople([{ ...kept(''), nicknames: ['Mum'] }], [], most)).toHaveLength(1);
  });
});
