// Edits of a draft by voice, and the text that results.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdit, changedSentence } from './apply-edit.ts';
import { parseEdit } from './parse-edit.ts';
import type { EditResult, WriterNames } from './text-edit.ts';

const writers: WriterNames = { names: ['Maria Chen'], own: 'Alex Moreau' };

type Row = readonly [before: string, said: string, after: string];

const after = (text: string, said: string): EditResult | null => {
  const edit = parseEdit(said);
  return edit && applyEdit(text, edit, writers);
};

describe('a change', () => {
  test.each<Row>([
    ['See you on Monday.', 'change monday to tuesday', 'See you on Tuesday.'],
    ['See you on Monday.', 'Change Monday to Tuesday.', 'See you on Tuesday.'],
    ['Monday or Monday?', 'replace monday with friday', 'Monday or Friday?'],
    ['The plan is good.', 'change good to very good', 'The plan is very good.'],
    ['The plan is good.', 'change the plan to both plans', 'Both plans is good.'],
    ['It costs $25.', 'change twenty five dollars to thirty dollars', 'It costs $30.'],
    ['It costs $25 a day.', 'change twenty five dollars to a hundred euros', 'It costs €100 a day.'],
    ['At 4:30 PM.', 'change four thirty pm to five pm', 'At 5 PM.'],
    ['Thanks, Mariah.', 'change mariah to maria', 'Thanks, Maria.'],
    ['We met at North Wind.', 'change northwind to Southwind', 'We met at Southwind.'],
    ['Ask Marya about it.', 'change maria to Priya', 'Ask Priya about it.'],
    ['The first form is done.', 'change farm to draft', 'The first draft is done.'],
    [
      'Write to a@b.example.',
      'change a@b.example to maria at northwind dot example',
      'Write to maria@northwind.example.',
    ],
    ['Two times two.', 'swap two for three', 'Two times three.'],
  ])('%j and “%s” is %j', (before, said, text) => {
    expect(after(before, said)).toEqual({ kind: 'text', text });
  });
});

describe('made another', () => {
  test.each<Row>([
    ['See you on Monday at 3 PM.', 'make it tuesday', 'See you on Tuesday at 3 PM.'],
    ['Say $25 for each.', 'make it thirty dollars', 'Say $30 for each.'],
    ['We need 12 seats.', 'make it fifteen', 'We need 15 seats.'],
    ['In May we meet.', 'make it june', 'In June we meet.'],
    ['Up by 4%.', 'make that five percent', 'Up by 5%.'],
    ['Ask Brent about it.', 'i meant Brandt', 'Ask Brandt about it.'],
  ])('%j and “%s” is %j', (before, said, text) => {
    expect(after(before, said)).toEqual({ kind: 'text', text });
  });
});

describe('put in', () => {
  test.each<Row>([
    ['The plan is good.', 'insert revised before plan', 'The revised plan is good.'],
    ['The plan is good.', 'insert for now after good', 'The plan is good for now.'],
    ['The plan is good.', 'insert perhaps before the plan', 'Perhaps the plan is good.'],
  ])('%j and “%s” is %j', (before, said, text) => {
    expect(after(before, said)).toEqual({ kind: 'text', text });
  });
});

describe('taken out', () => {
  test.each<Row>([
    ['One. Two.', 'delete the last sentence', 'One.'],
    ['One.', 'delete the last sentence', ''],
    ['Hi Maya,\n\nOne. Two three', 'delete the last sentence', 'Hi Maya,\n\nOne.'],
    ['Hi Maya,\n\nOne.', 'delete the last sentence', 'Hi Maya,'],
    ['We will meet on Monday.', 'delete the last word', 'We will meet on.'],
    ['We will meet on Monday.', 'delete the last two words', 'We will meet.'],
    ['We will meet.', 'erase last 3 words', ''],
    ['One. Two. Three.', 'remove the last couple of sentences', 'One.'],
    ['Hi,\n\nOne.\n\nTwo. Three.', 'delete the last paragraph', 'Hi,\n\nOne.'],
    ['Hi Maria,\n\nOne. Two.\n\nBest,\nAlex', 'delete the last sentence', 'Hi Maria,\n\nOne.\n\nBest,\nAlex'],
  ])('%j and “%s” is %j', (before, said, text) => {
    expect(after(before, said)).toEqual({ kind: 'text', text });
  });
});

describe('spelled', () => {
  test.each<Row>([
    ['Ask for Moro.', 'spell m o r e a u', 'Ask for Moreau.'],
    ['Ask for.', 'spell m o r e a u', 'Ask for Moreau.'],
    ['Ask Hanna.', 'it is spelled h a double n a h', 'Ask Hannah.'],
    ['', 'spell m as in mike a x', 'Max'],
  ])('%j and “%s” is %j', (before, said, text) => {
    expect(after(before, said)).toEqual({ kind: 'text', text });
  });
});

describe('capitals', () => {
  test.each<Row>([['The board met.', 'capitalize board', 'The Board met.']])(
    '%j and “%s” is %j',
    (before, said, text) => {
      expect(after(before, said)).toEqual({ kind: 'text', text });
    },
  );
});

describe('says why an edit is not possible', () => {
  test.each([
    ['See you on Monday.', 'change elephant to horse', { kind: 'not-found', words: 'elephant' }],
    ['Ask Jan or Jon.', 'change jen to tom', { kind: 'which', or: ['Jan', 'Jon'] }],
    ['Yes.', 'make it blue', { kind: 'not-found', words: 'blue' }],
    ['', 'delete the last word', { kind: 'not-found', words: '' }],
  ])('in %j, “%s” reports the problem', (text, said, answer) => {
    expect(after(text, said)).toEqual(answer);
  });
});

test.each([
  'we should change our plans',
  'make it shorter',
  'make it two sentences',
  'literally change monday to tuesday',
  'delete the old contract',
  'please spell it out for them',
  'the last word is yours',
])('“%s” is text', (said) => {
  expect(parseEdit(said)).toBeNull();
});

test.each([
  ['One. Two.', 'One. Three.', 'Three.'],
  ['One. Two.', 'One.', null],
  ['Hi,\n\nOne.', 'Hi,\n\nOne more.', 'One more.'],
])('from %j to %j what is read again is %j', (before, text, sentence) => {
  expect(changedSentence(before, text)).toBe(sentence);
});

test('no edit throws or changes distant text', () => {
  const said = fc.constantFrom(
    'change a to b',
    'make it friday',
    'delete the last word',
    'spell a b c',
    'insert x after y',
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), said, (text, order) => {
      expect(['text', 'not-found', 'which']).toContain(after(text, order)?.kind);
    }),
  );
});
