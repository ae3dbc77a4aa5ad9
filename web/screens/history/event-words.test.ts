import { expect, test } from 'vitest';
import { eventWords } from './event-words.ts';

const at = (local: string): string => new Date(local).toISOString();

test.each([
  [{ was: null, is: null }, 'Calendar'],
  [{ was: null, is: at('2026-11-24T10:00') }, 'Tue 24 Nov, 10:00'],
  [{ was: at('2026-11-24T10:00'), is: null }, 'Tue 24 Nov, 10:00'],
  [{ was: at('2026-11-24T10:00'), is: at('2026-11-24T11:30') }, 'Tue 24 Nov, 10:00 → 11:30'],
  [{ was: at('2026-11-24T10:00'), is: at('2026-11-26T09:00') }, 'Tue 24 Nov, 10:00 → Thu 26 Nov, 9:00'],
  [{ was: at('2026-11-24T10:00'), is: at('2026-11-24T10:00') }, 'Tue 24 Nov, 10:00'],
  [{ was: '2026-11-24', is: '2026-11-25' }, 'Tue 24 Nov → Wed 25 Nov'],
  [{ was: at('2026-11-24T10:00'), is: '2026-11-24' }, 'Tue 24 Nov, 10:00 → all day'],
  [{ was: '2026-11-24', is: at('2026-11-24T10:00') }, 'Tue 24 Nov, all day → 10:00'],
  [{ was: null, is: 'soon' }, 'Calendar'],
])('%o is "%s"', (move, words) => {
  expect(
    eventWords(move)
      .replaceAll(/\b0(\d:)/g, '$1')
      .replaceAll(/\s[AP]M/g, ''),
  ).toBe(words);
});
