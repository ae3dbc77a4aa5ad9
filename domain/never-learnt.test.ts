import { describe, expect, test } from 'vitest';
import { neverLearntIn, neverLearntOf } from './never-learnt.ts';

describe('Flow never keeps', () => {
  test.each([
    ['my therapist', 'health'],
    ['my pregnant sister', 'health'],
    ['the one with diabetes', 'health'],
    ['my rabbi', 'religion'],
    ['the Muslim', 'religion'],
    ['my Republican uncle', 'politics'],
    ['party member', 'politics'],
    ['my gay friend', 'sex'],
    ['my lover', 'sex'],
    ['my union rep', 'union'],
    ['the shop steward', 'union'],
  ] as const)('“%s”, which is %s', (alias, matter) => expect(neverLearntIn(alias)).toBe(matter));
});

test.each(['my boss', 'my sister', 'my accountant', 'Sasha', 'my landlord', 'the plumber', 'my co-founder'])(
  '“%s” is a name like any other',
  (alias) => expect(neverLearntIn(alias)).toBeNull(),
);

test('somebody’s own name says nothing of them', () => {
  const said = 'remember that Alonzo Church is my boss';
  expect(neverLearntOf({ alias: 'my boss', said, name: 'Alonzo Church' })).toBeNull();
  expect(neverLearntOf({ alias: 'my boss', said, name: 'Alonzo Smith' })).toBe('religion');
});
