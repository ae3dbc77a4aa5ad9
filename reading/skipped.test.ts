import { expect, test } from 'vitest';
import { silentIn } from './skipped.ts';

const alex = { name: 'Alex Moreau', email: 'alex@northwind.example' };

const silent = (paragraphs: string[][], from = 'Priya Raman', bulk = false): string[] =>
  silentIn({
    from: { name: from, email: 'priya@far.example' },
    to: [alex],
    cc: [],
    subject: 'Budget',
    invitation: null,
    bulk,
    paragraphs,
  }).map((at) => paragraphs[at]?.join(' ') ?? '');

const said = ['I have read the draft pack twice.', 'Two questions on page 11.'];

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
  expect(silent([[greeting], said])).toEqual([greeting]);
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
  expect(silent([[opening], said])).toEqual([]);
});

test.each(['Priya Raman', 'Priya', '– Priya', 'Priya.', 'p.', 'Priya Raman | Raman Partners'])(
  'skippedIn skips the sender’s name below the text: %j',
  (name) => {
    expect(silent([said, [name]])).toEqual([name]);
  },
);

test('skippedIn keeps another name below the text, and the sender’s own in the middle', () => {
  expect(silent([said, ['Maya']])).toEqual([]);
  expect(silent([said, ['M.']])).toEqual([]);
  expect(silent([said, ['Priya'], said])).toEqual([]);
});

test('skippedIn: in a mailing it skips the sender’s name above, the reader’s address and button labels', () => {
  const mailing = [['Aerolusa Miles'], ['Miles do not keep for ever'], ['Open'], ['alex@northwind.example'], said];
  expect(silent(mailing, 'Aerolusa Miles', true)).toEqual(['Aerolusa Miles', 'Open', 'alex@northwind.example']);
  expect(silent([said, ['Open'], ['Read more'], ['Jetzt ansehen']], 'Shop', true)).toEqual([
    'Open',
    'Read more',
    'Jetzt ansehen',
  ]);
  expect(silent([said, ['Open'], said])).toEqual([]);
});

test('skippedIn keeps a letter that is only a greeting', () => {
  expect(silent([['Hi Alex,'], ['Priya']])).toEqual([]);
  expect(silent([['Alex,']])).toEqual([]);
  expect(silent([])).toEqual([]);
});
