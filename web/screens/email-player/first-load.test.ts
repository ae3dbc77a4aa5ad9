import { expect, test } from 'vitest';
import { idle } from '#domain/sync.ts';
import { firstWords } from './first-load.tsx';

const initial = { ...idle, phase: 'initial' as const, isActive: true, totalEstimated: 42 };

test.each([
  ['nothing is known yet', idle, 'Asking Gmail for the newest.'],
  ['nothing is listed yet', { ...initial, totalEstimated: 0 }, 'Asking Gmail for the newest.'],
  ['some are here', { ...initial, syncedCount: 7 }, '7 of 42 emails are here. The first one plays as soon as it is.'],
  ['Gmail is slow', { ...initial, error: 'provider.rate-limit' }, 'It comes by itself once that is over.'],
  ['Google wants a new consent', { ...idle, error: 'token.refresh-invalid' }, 'It comes once you’ve reconnected.'],
])('the first load says what happens: %s', (_, sync, words) => {
  expect(firstWords(sync)).toBe(words);
});
