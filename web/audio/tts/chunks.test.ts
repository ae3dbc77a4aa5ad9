// Long sentences are cut where a reader would breathe, and nothing is lost between the pieces.
import { expect, it } from 'vitest';
import { chunksOf } from './chunks.ts';

it('leaves a short sentence whole', () => {
  expect(chunksOf('Tomas is comfortable.')).toEqual([{ text: 'Tomas is comfortable.', from: 0 }]);
});

it('cuts after a clause', () => {
  expect(chunksOf('The plan is attached, and two roles moved.', 30).map((chunk) => chunk.text)).toEqual([
    'The plan is attached, ',
    'and two roles moved.',
  ]);
});

it.each([
  ['a clause early in the piece', `Yes, ${'word '.repeat(60)}end.`],
  ['no space at all', 'x'.repeat(500)],
  ['nothing', ''],
])('joins up again, with %s', (_, text) => {
  const chunks = chunksOf(text);
  expect(chunks.map((chunk) => chunk.text).join('')).toBe(text);
  expect(chunks.every((chunk) => text.startsWith(chunk.text, chunk.from) && chunk.text.length <= 180)).toBe(true);
});
