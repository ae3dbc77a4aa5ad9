import { describe, expect, test } from 'vitest';
import { agrees } from './agreement.ts';

describe('two passes', () => {
  test.each<[string, string, boolean]>([
    ['archive this', 'archive this', true],
    ['archive this one please', 'our archive this one please', true],
    ['send it please', 'seven of clubs', false],
    ['archive this', '', false],
    ['', 'archive this', false],
    ['could you catch me up thank you', 'could you pass me the salt and pepper', false],
    ['please pause the reading please', 'please close the window before you go to bed', false],
    ['how much is left thank you', 'how much is that doggy in the window', false],
    ['stop', 'stop the train before it gets to the bridge', false],
  ])('"%s" and "%s"', (grammar, general, same) => {
    expect(agrees(grammar, general)).toBe(same);
  });
});
