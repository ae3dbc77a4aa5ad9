import { expect, test } from 'vitest';
import { plain, typographic } from './typography.ts';

test.each([
  ["Don't wait", 'Don’t wait'],
  ["'Just checking in' again", '‘Just checking in’ again'],
  ['Say "undo" twice', 'Say “undo” twice'],
  ["(the boss's 'quick' call)", '(the boss’s ‘quick’ call)'],
])('%s is set as %s', (written, set) => {
  expect(typographic(written)).toBe(set);
});

test('a text for the head names no sources', () => {
  expect(plain('Less stress. [kushlev]')).toBe('Less stress.');
});
