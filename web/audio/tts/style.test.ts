import { expect, test } from 'vitest';
import { setHere } from '#test/support/settings.ts';
import { styleOf } from './style.ts';

const quoted = { text: ' I agree. ', by: 'quote' } as const;

test('style: uses the other voice if there is one', () => {
  expect(styleOf(quoted, 1.25, 2)).toEqual({
    request: { text: 'I agree.', by: 'quote', speed: 1.25 },
    pace: 1,
    marked: false,
  });
});

test.each([0.75, 1, 1.5, 1.75, 2])('style: lowers the only voice at %f times, and keeps the tempo', (rate) => {
  const { request, pace, marked } = styleOf(quoted, rate, 1);
  expect({ by: request.by, marked }).toEqual({ by: 'flow', marked: true });
  expect(pace).toBeLessThanOrEqual(1);
  expect(request.speed).toBeLessThanOrEqual(2);
  expect(request.speed * pace).toBeCloseTo(rate, 1);
});

test('style: leaves Flow’s own words unchanged', () => {
  expect(styleOf({ text: 'Archived.', by: 'flow' }, 1, 1)).toMatchObject({ pace: 1, marked: false });
});

test('style: swaps two voices by the person’s choice, and keeps a single one', () => {
  const said = (by: 'flow' | 'quote', voices: number) => styleOf({ text: 'Archived.', by }, 1, voices).request.by;
  setHere({ secondVoice: true });
  expect([said('flow', 2), said('quote', 2), said('quote', 1)]).toEqual(['quote', 'flow', 'flow']);
  setHere({ secondVoice: false });
  expect([said('flow', 2), said('quote', 2)]).toEqual(['flow', 'quote']);
});
