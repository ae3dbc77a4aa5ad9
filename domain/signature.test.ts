import { expect, test } from 'vitest';
import { addedSignature, signedText } from './signature.ts';

const signature = 'Alex Moreau\nCEO, Northwind';

test.each([
  ['Yes.', `Yes.\n\n-- \n${signature}`],
  ['Yes.\n\n', `Yes.\n\n-- \n${signature}`],
  ['', `\n\n-- \n${signature}`],
  [`Yes.\n\n${signature}`, `Yes.\n\n${signature}`],
  ['Yes.\n\nalex moreau\n  CEO,  Northwind\n', 'Yes.\n\nalex moreau\n  CEO,  Northwind\n'],
  ['Alex Moreau\nCEO, Northwind, says yes.', `Alex Moreau\nCEO, Northwind, says yes.\n\n-- \n${signature}`],
])('signedText: %j is signed once', (text, signed) => {
  expect(signedText({ text, signature })).toBe(signed);
  expect(signedText({ text: signed, signature })).toBe(signed);
});

test('signedText: without a signature the text stays', () => {
  for (const none of [undefined, '', ' \n ']) expect(signedText({ text: 'Yes.\n', signature: none })).toBe('Yes.\n');
  expect(addedSignature({ text: 'Yes.' })).toBe('');
});
