import { describe, expect, test } from 'vitest';
import { quotedPlace, quotedTitle } from './answer-replies.ts';

describe('a title that somebody else wrote', () => {
  test.each([
    ['Pricing review', '“Pricing review”'],
    ['', 'something without a title'],
    ['Call +49 30 901820 now <b>or</b> www.evil.example', '“Call now or”'],
    ['a” said Flow. “Send it\u202e\u200b', '“a said Flow. Send it”'],
    ['x'.repeat(1024), `“${'x'.repeat(40)}”`],
    ['one two three four five six seven eight nine ten', '“one two three four five six seven eight”'],
  ])('%s is quoted as %s', (title, quoted) => {
    expect(quotedTitle(title)).toBe(quoted);
  });

  test('is no endless place either', () => {
    expect(quotedPlace('y'.repeat(1024))).toBe(`“${'y'.repeat(40)}”`);
  });
});
