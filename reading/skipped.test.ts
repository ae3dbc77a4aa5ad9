import { expect, test } from 'vitest';
import { skippedIn } from './skipped.ts';

const alex = { name: 'Alex Moreau', email: 'alex@northwind.example' };

const skipped = (paragraphs: string[][], from = 'Priya Raman', bulk = false): string[] =>
  skippedIn({
    from: { name: from, email: 'priya@far.example' },
    to: [alex],
    cc: [],
    subject: 'Budget',
    invitation: null,
    bulk,
    paragraphs,
  }).map((at) => paragraphs[at]?.join(' ') ?? '');

const letter = ['I have read the draft pack twice.', 'Two questions on page 11.'];

test.each([
  'Alex,',
  'Hi Alex,',
  'Hi',
  'Hello all!',
  'Dear Alex and team:',
  'Guten Tag',
  'Guten Tag,',
  'Sehr geehrte Damen und Herren,',
  'Bonjour Alex,',
  'Olá Joana,',
  'Hola a todos,',
  'Buongiorno,',
  'Dear Maya, dear Alex,',
  'Hello Tomas, hello Alex Moreau,',
  'Alex, dear all,',
])('skippedIn skips the greeting %j', (greeting) => {
  expect(skipped([[greeting], letter])).toEqual([greeting]);
});

test.each([
  'Hi Alex, one thing before noon.',
  'Maya?',
  'Hello from the Lisbon office',
  'Dear diary of a founder in three parts',
  'Tomorrow,',
  'Alex, tomorrow,',
  'Alex, Maya, and whoever else has read this far,',
  'Open questions:',
  'Beste Grüße gehen an den Vorstand',
])('skippedIn keeps %j', (opening) => {
  expect(skipped([[opening], letter])).toEqual([]);
});

test.each(['Priya Raman', 'Priya', '– Priya', 'Priya.', 'p.', 'Priya Raman | Raman Partners'])(
  'skippedIn skips the sender’s name below the text: %j',
  (name) => {
    expect(skipped([letter, [name]])).toEqual([name]);
  },
);

test('skippedIn keeps another name below the text, and the sender’s own in the middle', () => {
  expect(skipped([letter, ['Maya']])).toEqual([]);
  expect(skipped([letter, ['M.']])).toEqual([]);
  expect(skipped([letter, ['Priya'], letter])).toEqual([]);
});

test('skippedIn: in a mailing it skips the sender’s name above, the reader’s address and button labels', () => {
  const mailing = [['Aerolusa Miles'], ['Miles do not keep for ever'], ['Open'], ['alex@northwind.example'], letter];
  expect(skipped(mailing, 'Aerolusa Miles', true)).toEqual(['Aerolusa Miles', 'Open', 'alex@northwind.example']);
  expect(skipped([letter, ['Open'], ['Read more'], ['Jetzt ansehen']], 'Shop', true)).toEqual([
    'Open',
    'Read more',
    'Jetzt ansehen',
  ]);
  expect(skipped([letter, ['Open'], letter])).toEqual([]);
});

test('skippedIn keeps a letter that is only a greeting', () => {
  expect(skipped([['Hi Alex,'], ['Priya']])).toEqual([]);
  expect(skipped([['Alex,']])).toEqual([]);
  expect(skipped([])).toEqual([]);
});
