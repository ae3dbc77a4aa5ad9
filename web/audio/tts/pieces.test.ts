// What is asked of the server at once: in one voice, short enough to be there soon, and joined up again the text.
import { expect, it } from 'vitest';
import { piecesOf } from './pieces.ts';

const long = `${'The plan lands under the ceiling, and the roles wait for you, '.repeat(12)}so tell me.`;

it.each([
  ['one sentence', 'Tomas is comfortable.'],
  ['several', 'Archived. Twelve emails are left, and three of them need you. The first one is from Maya.'],
  ['a long one', long],
  ['nothing', ''],
  ['a title', 'I met Dr. Osei and Prof. Lind about the St. James lease.'],
])('joins up again, of %s', (_, text) => {
  const pieces = piecesOf({ text });
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.every((piece) => text.startsWith(piece.text, piece.from) && piece.text.length <= 320)).toBe(true);
});

it('goes by the voice', () => {
  const text = 'Maya: Hiring plan. You cannot be sure that it is Maya.';
  expect(piecesOf({ text, quote: { from: 6, to: 18 } })).toEqual([
    { text: 'Maya: ', by: 'flow', from: 0 },
    { text: 'Hiring plan.', by: 'quote', from: 6 },
    { text: ' You cannot be sure that it is Maya.', by: 'flow', from: 18 },
  ]);
  expect(piecesOf({ text: 'I agree.', by: 'quote' })).toEqual([{ text: 'I agree.', by: 'quote', from: 0 }]);
});

it('keeps what is very short with its neighbour, and cuts between whole sentences', () => {
  const text =
    'Yes. Two of the seven roles, the data lead and the second recruiter, moved. That brings us under the ceiling.';
  expect(piecesOf({ text }).map((piece) => piece.text)).toEqual([
    'Yes. Two of the seven roles, the data lead and the second recruiter, moved. ',
    'That brings us under the ceiling.',
  ]);
});
