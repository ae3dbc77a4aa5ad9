// What Flow has learnt: how people ask for it, have it forget, and give names. Mail and notes that sound alike stay what they are.
import { describe, expect, test } from 'vitest';
import { shortFor, states } from '#language/evaluation/score.ts';
import { understand } from '#language/understand.ts';
import { withModels } from '#test/support/models-at-hand.ts';

withModels();

const meantBy = (words: string, more: object = {}): string => shortFor(understand(words, { ...states.mail, ...more }));

test.each([
  'what have you learned about me',
  'what have you learnt about me?',
  'what do you know about me',
  'tell me what you know about me',
  'show me what you have learned about me',
  'what do you remember about me',
])('“%s” asks for the lessons', (words) => {
  expect(meantBy(words)).toBe('answer:lessons');
  expect(shortFor(understand(words, states.empty))).toBe('answer:lessons');
});

describe('after Flow named some', () => {
  test.each([
    ['forget that', -1],
    ['forget the first', 0],
    ['forget the second one', 1],
    ['forget the last one', -1],
  ])('“%s” is about one of them', (words, nth) =>
    expect(understand(words, { ...states.mail, taught: true })).toMatchObject({ request: { does: 'forget', nth } }),
  );

  test('“forget everything you know about me” is about all', () =>
    expect(meantBy('forget everything you know about me', { taught: true })).toBe('answer:forget-all'));
});

test('without a list, “forget that” forgets no lesson', () => expect(meantBy('forget that')).not.toBe('answer:forget'));

describe('a name', () => {
  test.each([
    ['remember that Priya is my boss', 'Priya', 'my boss'],
    ['Remember Priya Nair is my boss.', 'Priya Nair', 'my boss'],
    ['remember that my boss is Priya', 'Priya', 'my boss'],
    ['remember my business partner is Dana Cole', 'Dana Cole', 'my business partner'],
    ['Call Alexandra Sasha', 'Alexandra', 'Sasha'],
    ['remember that Alexandra is called Sasha', 'Alexandra', 'Sasha'],
    ['when I say the plumber I mean Joe Fix', 'Joe Fix', 'the plumber'],
  ])('“%s”', (words, who, alias) =>
    expect(understand(words, states.mail)).toEqual({ kind: 'ask', request: { does: 'remember', who, alias } }),
  );
});

test.each(['who is my boss', 'Who is my business partner?'])('“%s” asks for that person', (words) =>
  expect(meantBy(words)).toBe('person:who'),
);

describe('something else is meant by', () => {
  test.each([
    'remember that the keys are with Maya',
    'remember that the key is under the mat',
    'remember that Friday is my deadline for the meeting',
    'remember me on Thursday',
    'call Dana tomorrow',
    'call Dana back',
    'call me Sam',
    'who is my next meeting with',
    'what do you know about Priya',
    'what do I need to know',
  ])('“%s”', (words) => expect(meantBy(words)).not.toMatch(/^(?:remember|answer:(?:lessons|forget))/));

  test('a dictated sentence is text', () =>
    expect(shortFor(understand('remember that Priya is my boss', states.writing))).not.toMatch(/^remember/));
});
