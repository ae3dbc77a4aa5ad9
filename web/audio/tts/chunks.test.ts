import { expect, test } from 'vitest';
import { chunksOf } from './chunks.ts';

test('chunks: a short sentence stays whole', () => {
  expect(chunksOf('Tomas is comfortable.')).toEqual([{ text: 'Tomas is comfortable.', from: 0 }]);
});

test('chunks: cuts after a clause', () => {
  expect(chunksOf('The plan is attached, and two roles moved.', 30).map((chunk) => chunk.text)).toEqual([
    'The plan is attached, ',
    'and two roles moved.',
  ]);
});

test.each([
  ['a clause early in the piece', `Yes, ${'word '.repeat(60)}end.`],
  ['no space at all', 'x'.repeat(500)],
  ['nothing', ''],
])('chunks: join up to the text, with %s', (_, text) => {
  const chunks = chunksOf(text);
  expect(chunks.map((chunk) => chunk.text).join('')).toBe(text);
  expect(chunks.every((chunk) => text.startsWith(chunk.text, chunk.from) && chunk.text.length <= 180)).toBe(true);
});
