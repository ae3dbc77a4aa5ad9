import { expect, test } from 'vitest';
import { requestChunksOf } from './request-chunks.ts';

const long = `${'The plan lands under the ceiling, and the roles wait for you, '.repeat(12)}so tell me.`;

test.each([
  ['one sentence', 'Tomas is comfortable.'],
  ['several', 'Archived. Twelve emails are left, and three of them need you. The first one is from Maya.'],
  ['a long one', long],
  ['nothing', ''],
  ['a title', 'I met Dr. Osei and Prof. Lind about the St. James lease.'],
])('request chunks: join up to the text, of %s', (_, text) => {
  const chunks = requestChunksOf({ text });
  expect(chunks.map((chunk) => chunk.text).join('')).toBe(text);
  expect(chunks.every((chunk) => text.startsWith(chunk.text, chunk.from) && chunk.text.length <= 320)).toBe(true);
});

test('request chunks: split by voice', () => {
  const text = 'Maya: Hiring plan. You cannot be sure that it is Maya.';
  expect(requestChunksOf({ text, quote: { from: 6, to: 18 } })).toEqual([
    { text: 'Maya: ', by: 'flow', from: 0 },
    { text: 'Hiring plan.', by: 'quote', from: 6 },
    { text: ' You cannot be sure that it is Maya.', by: 'flow', from: 18 },
  ]);
  expect(requestChunksOf({ text: 'I agree.', by: 'quote' })).toEqual([{ text: 'I agree.', by: 'quote', from: 0 }]);
});

test('request chunks: very short text joins its neighbour, and cuts fall between sentences', () => {
  const text =
    'Yes. Two of the seven roles, the data lead and the second recruiter, moved. That brings us under the ceiling.';
  expect(requestChunksOf({ text }).map((chunk) => chunk.text)).toEqual([
    'Yes. Two of the seven roles, the data lead and the second recruiter, moved. ',
    'That brings us under the ceiling.',
  ]);
});
