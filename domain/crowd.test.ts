import { describe, expect, test } from 'vitest';
import { crowdOf } from './crowd.ts';

const own = 'alex@northwind.example';
const people = (count: number, domain: string): string[] =>
  Array.from({ length: count }, (_, nth) => `guest${nth}@${domain}`);

describe('a crowd', () => {
  test.each<[string, string[], ReturnType<typeof crowdOf>]>([
    ['20 colleagues are none', people(20, 'northwind.example'), null],
    ['21 colleagues are one', people(21, 'northwind.example'), { people: 21, outside: 0 }],
    ['five people of other companies are none', people(5, 'far.example'), null],
    ['six people of other companies are one', people(6, 'far.example'), { people: 6, outside: 6 }],
    ['a company that ends alike is another one', people(6, 'evilnorthwind.example'), { people: 6, outside: 6 }],
    ['capitals make no second person', ['ANA@far.example', ...people(4, 'far.example'), 'ana@far.example'], null],
    ['nobody is none', [], null],
  ])('%s', (_, emails, crowd) => {
    expect(crowdOf(emails, own)).toEqual(crowd);
  });

  test('at a free provider nobody is a colleague', () => {
    expect(crowdOf(people(6, 'gmail.com'), 'alex@gmail.com')).toEqual({ people: 6, outside: 6 });
  });
});
