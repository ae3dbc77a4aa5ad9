import { expect, test } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';
import { textToLines } from './text-to-lines.ts';

const paragraphs = (text: string): string[][] => paragraphsOf(textToLines(text));

test('paragraphsOf joins lines wrapped at 72 columns', () => {
  const wrapped =
    'The revised hiring plan is attached. Two of the seven roles, the Lisbon\ndata lead and the second recruiter, moved to the second quarter, which\nbrings us under the ceiling.';
  expect(paragraphs(wrapped)).toEqual([[wrapped.replaceAll('\n', ' ')]]);
});

test('paragraphsOf: a short line among wrapped ones keeps its break', () => {
  const wrapped = 'The revised hiring plan is attached. Two of the seven roles, the Lisbon';
  expect(paragraphs(`Morning Alex,\n${wrapped}\ndata lead moved.`)).toEqual([
    ['Morning Alex,', `${wrapped} data lead moved.`],
  ]);
});

test('paragraphsOf: addresses and verses keep their lines', () => {
  expect(paragraphs('Rua Garrett 12\n1200 Lisboa\nPortugal')).toEqual([['Rua Garrett 12', '1200 Lisboa', 'Portugal']]);
});

test('paragraphsOf: list items stand alone, numbers stay and bullets go', () => {
  expect(paragraphs('Please:\n1. sign\n2) send\nb) call\n- rest\n• sleep')).toEqual([
    ['Please:'],
    ['1. sign'],
    ['2. send'],
    ['b) call'],
    ['rest'],
    ['sleep'],
  ]);
});

test('paragraphsOf joins a wrapped list item', () => {
  const item = '- the Lisbon data lead, whose start moves to the second quarter of the';
  expect(paragraphs(`${item}\n  next year\n- the recruiter`)).toEqual([
    [`${item.slice(2)} next year`],
    ['the recruiter'],
  ]);
});

test('paragraphsOf does not join long lines', () => {
  const long = 'word '.repeat(40).trim();
  expect(paragraphs(`${long}\n${long}`)).toEqual([[long, long]]);
});

test('paragraphsOf joins wrapped Japanese without a space', () => {
  const line = '来週の会議の議題を添付しましたのでご確認のうえご意見をお聞かせください';
  expect(paragraphs(`${line}\nよろしく`)).toEqual([[`${line}よろしく`]]);
});
