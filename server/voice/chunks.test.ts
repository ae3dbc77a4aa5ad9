// Splitting text before Flow speaks it.
import { expect, test } from 'vitest';
import { chunksOf } from './chunks.ts';

test.each<[string, string[]]>([
  ['Archived. Next: Maya, about the contract.', ['Archived.', 'Next: Maya, about the contract.']],
  ['', []],
  [' … — \n', []],
  ['One\u0000two\u001b[31m', ['One two [31m']],
  ["Say [[h@l'oU]] now", ["Say h@l'oU now"]],
  ['[\u0000[h@l\u200b]]', ['[ [h@l']],
  ['-o /etc/passwd --stdin', ['-o /etc/passwd --stdin']],
  ['half a pair \ud83d here', ['half a pair here']],
])('%j', (text, chunks) => {
  expect(chunksOf(text)).toEqual(chunks);
});

test('a long sentence splits at a natural pause, and keeps every word', () => {
  const text = `${'word '.repeat(30)}, and then ${'more '.repeat(60)}${'x'.repeat(500)}`;
  const chunks = chunksOf(text);
  expect(chunks.every((chunk) => chunk.length <= 240)).toBe(true);
  expect(chunks.join(' ').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
  expect(chunks[0]).toMatch(/ ,$/);
});
