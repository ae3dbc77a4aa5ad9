// Tells a large model's inventions from likely speech.
import { expect, test } from 'vitest';
import { isInvented } from './invented.ts';

test.each([
  ['Thank you.', true],
  ['Thanks.', true],
  ['Thanks for watching!', true],
  ['Subtitles by the Amara.org community', true],
  ['you', true],
  ['So...', true],
  ['The', true],
  ['[BLANK_AUDIO]', true],
  ['(applause)', true],
  ['♪ Music ♪', true],
  // A label's name.
  ['Music', false],
  ['Thanks to Maya', false],
  ['yes', false],
  ['next', false],
  ['Archive this.', false],
])('%s: %s', (text, is) => expect(isInvented(text, 1)).toBe(is));
