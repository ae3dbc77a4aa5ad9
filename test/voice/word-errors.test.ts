import { expect, test } from 'vitest';
import { wordErrors } from './word-errors.ts';

test.each([
  ['as it was said', 'see you on monday', 'See you on Monday.', 0],
  ['one taken for another', 'see you on monday', 'See you on Sunday.', 0.25],
  ['one left out', 'see you on monday', 'See you Monday', 0.25],
  ['one put in', 'see you on monday', 'I see you on Monday', 0.25],
  ['nothing written', 'see you on monday', '', 1],
])('wordErrors: %s', (_, said, written, share) => expect(wordErrors(said, written)).toBe(share));
