import { describe, expect, test } from 'vitest';
import { states } from '#language/evaluation/score.ts';
import { understand } from '#language/understand.ts';
import { applyEdit } from './apply-edit.ts';
import { parseEdit } from './parse-edit.ts';

const refused = { kind: 'refused', why: 'rewrite' };
const rewrites = { kind: 'draft', act: { kind: 'rewrite' } };

describe.each(['writing', 'ready'] as const)('of a draft, %s', (state) => {
  test.each([
    'shorter',
    'warmer',
    'firmer',
    'be firmer',
    'be a bit more direct',
    'make it shorter please',
    'more formal',
    'less pushy',
    'a bit friendlier please',
    'not so formal',
    'make it sound more professional',
    'tone it down',
  ])('%s is a rewrite', (words) => {
    expect(understand(words, states[state])).toMatchObject(rewrites);
  });

  test.each([
    'make it two sentences',
    'translate to Spanish',
    'translate it into German',
    'rewrite it',
    'fix the grammar',
    'cut it down to three sentences',
  ])('%s is beyond rules, and no text of it', (words) => {
    expect(understand(words, states[state])).toEqual(refused);
  });
});

describe('while one writes', () => {
  test.each([
    'Better',
    'formal',
    'The room is warmer now',
    'make it so',
    'I will translate the contract to Spanish',
    'more formal training is planned',
    'we need two sentences',
    'say it more slowly to them when you call',
  ])('%s is text', (words) => {
    expect(understand(words, states.writing)).toMatchObject({ kind: 'draft', act: { kind: 'dictate' } });
  });
});

const own = { names: [], own: 'Alex Lind' };
const after = (text: string, words: string): string | null => {
  const edit = parseEdit(words);
  const done = edit && applyEdit(text, edit, own);
  return done?.kind === 'text' ? done.text : (done?.kind ?? null);
};

describe('the part about something', () => {
  const text = 'Hi Maya,\n\nThe dates are fine. I worry about the budget. See you Monday.\n\nBring the plans.\n\nAlex';
  test.each([
    ['take out the part about the budget', text.replace(' I worry about the budget.', '')],
    ['remove the sentence about our budget', text.replace(' I worry about the budget.', '')],
    ['cut the bit about Monday', text.replace(' See you Monday.', '')],
    ['delete the sentence where it says the dates are fine', text.replace('The dates are fine. ', '')],
    ['take out the paragraph about the plans', text.replace('Bring the plans.\n\n', '')],
    ['take the part about the plans out', text.replace('Bring the plans.\n\n', '')],
    ['drop the part about the weather', 'not-found'],
  ])('%s', (words, left) => {
    expect(after(text, words)).toBe(left);
  });

  test.each([
    [
      'Yes, we are three, and thank you for the invitation, but the price is too high for us and Camille comes later.',
      'without the part about the price',
      'Yes, we are three, and thank you for the invitation and Camille comes later.',
    ],
    ['The price is fine, but the dates are not.', 'take out the part about the dates', 'The price is fine.'],
    ['The price is fine, but the dates are not.', 'take out the part about the price', 'The dates are not.'],
    ['The price is fine, but the dates are not.', 'take out the sentence about the price', ''],
    ['We will pay on 3 March and not later. Thanks.', 'without the part about March', 'Thanks.'],
    ['Dana and Camille like the dates. Thanks.', 'without the part about the dates', 'Thanks.'],
  ])('of several clauses goes alone: %s', (letter, words, left) => {
    expect(after(letter, words)).toBe(left);
  });

  test('is the whole text if there is nothing else', () => {
    expect(after('I worry about the budget.', 'take out the part about the budget')).toBe('');
  });
});
