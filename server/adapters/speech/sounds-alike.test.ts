// Compares words by the recogniser's sounds.
import { expect, test } from 'vitest';
import { unlikeness } from './sounds-alike.ts';

const sounds = (text: string): string[] => text.split(' ').filter((sound) => sound !== '');

test.each([
  ['undo that, and do that', 'AH N D UW DH AE T', 'AE N D D UW DH AE T'],
  ['mark it unread, market and read', 'M AA R K IH T AH N R EH D', 'M AA R K AH T AH N D R EH D'],
  ['trash it, trash it', 'T R AE SH IH T', 'T R AE SH IH T'],
])('%s: nearly alike', (_words, one, other) => {
  expect(unlikeness(sounds(one), sounds(other))).toBeLessThan(0.2);
});

test.each([
  ['send it please, seven of clubs', 'S EH N D IH T P L IY Z', 'S EH V AH N AH V K L AH B Z'],
  [
    'my drafts please, my brother plays the trumpet',
    'M AY D R AE F T S P L IY Z',
    'M AY B R AH DH ER P L EY Z DH AH T R AH M P AH T',
  ],
  ['stop, nothing', 'S T AA P', ''],
  ['nothing, nothing', '', ''],
])('%s: clearly different', (_words, one, other) => {
  expect(unlikeness(sounds(one), sounds(other))).toBeGreaterThan(0.4);
});

test('the difference is symmetric and at most 1', () => {
  const [one, other] = [sounds('S T AA P'), sounds('N EH K S T P L IY Z')];
  expect(unlikeness(one, other)).toBeCloseTo(unlikeness(other, one), 10);
  expect(unlikeness(one, other)).toBeLessThanOrEqual(1);
});
