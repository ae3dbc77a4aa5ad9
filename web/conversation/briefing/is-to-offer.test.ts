import { expect, test } from 'vitest';
import { isToOffer } from './is-to-offer.ts';

test.each([
  ['2026-11-17T03:59:00Z', null, false],
  ['2026-11-17T04:00:00Z', null, true],
  ['2026-11-17T11:59:00Z', '2026-11-16', true],
  ['2026-11-17T08:00:00Z', '2026-11-17', false],
  ['2026-11-17T12:00:00Z', null, false],
])('at %s, last offered on %s, the briefing is offered: %s', (at, offered, offers) => {
  expect(isToOffer(new Date(at), 'UTC', offered)).toBe(offers);
});

test('the morning is that of the person’s zone', () => {
  expect(isToOffer(new Date('2026-11-17T01:00:00Z'), 'Asia/Kolkata', null)).toBe(true);
});
