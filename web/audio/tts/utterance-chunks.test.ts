import { expect, test } from 'vitest';
import { utteranceChunksOf } from './utterance-chunks.ts';

test('chunks: a short sentence stays whole', () => {
  expect(utteranceChunksOf('Tomas is comfortable.')).toEqual([{ text: 'Tomas is comfortable.', from: 0 }]);
});

test('chunks: cuts after a clause', () => {
  expect(utteranceChunksOf('The plan is attached, and two roles moved.', 30).map((chunk) => chunk.text)).toEqual([
    'The plan is attached, ',
    'and two roles moved.',
  ]);
});

test.each([
  ['a clause early in the piece', `Yes, ${'word '.repeat(60)}end.`],
  ['no space at all', 'x'.repeat(500)],
  ['nothing', ''],
])('chunks: join up to the text, with %s', (_, text) => {
  const chunks = utteranceChunksOf(text);
  expect(chunks.map((chunk) => chunk.text).join('')).toBe(text);
  expect(chunks.every((chunk) => text.startsWith(chunk.text, chunk.from) && chunk.text.length <= 180)).toBe(true);
});
