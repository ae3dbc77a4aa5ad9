import { describe, expect, test } from 'vitest';
import { isQuiet, isWanted, wordsFor } from './push-notice.ts';
import { firstSettings } from './settings.ts';

const at = (iso: string): Date => new Date(iso);
const night = { from: 21 * 60, to: 7 * 60 };

describe('quiet hours', () => {
  test.each([
    ['20:59 in Berlin', '2026-11-26T19:59:00Z', false],
    ['21:00 in Berlin', '2026-11-26T20:00:00Z', true],
    ['06:59 in Berlin', '2026-11-27T05:59:00Z', true],
    ['07:00 in Berlin', '2026-11-27T06:00:00Z', false],
  ])('over midnight, at %s', (_when, now, quiet) => {
    expect(isQuiet({ quietHours: night, zone: 'Europe/Berlin' }, at(now))).toBe(quiet);
  });

  test('follow the clock change: 21:00 in summer is an hour earlier in UTC', () => {
    expect(isQuiet({ quietHours: night, zone: 'Europe/Berlin' }, at('2026-07-01T19:00:00Z'))).toBe(true);
    expect(isQuiet({ quietHours: night, zone: 'Europe/Berlin' }, at('2026-12-01T19:00:00Z'))).toBe(false);
  });

  test('within a day, east of UTC by half an hour', () => {
    const noon = { quietHours: { from: 12 * 60, to: 13 * 60 }, zone: 'Asia/Kolkata' };
    expect(isQuiet(noon, at('2026-11-26T06:30:00Z'))).toBe(true);
    expect(isQuiet(noon, at('2026-11-26T07:30:00Z'))).toBe(false);
  });

  test('are never, without them or when they have no length', () => {
    expect(isQuiet({ quietHours: null, zone: 'UTC' }, at('2026-11-26T03:00:00Z'))).toBe(false);
    expect(isQuiet({ quietHours: { from: 0, to: 0 }, zone: 'UTC' }, at('2026-11-26T00:00:00Z'))).toBe(false);
  });
});

describe('the words of a notice', () => {
  const words = { plain: 'A mail needs you', shown: { title: 'Maya Chen', body: 'Offer\nfor   the boat' } };

  test('hide sender and subject unless the person allows them', () => {
    expect(wordsFor(words, firstSettings)).toEqual({ title: 'A mail needs you', body: '' });
  });

  test('show them on one line when allowed, and cut long ones', () => {
    expect(wordsFor(words, { noticeSubject: true })).toEqual({ title: 'Maya Chen', body: 'Offer for the boat' });
    const long = { plain: '', shown: { title: 'x'.repeat(500), body: '🙂'.repeat(500) } };
    const { title, body } = wordsFor(long, { noticeSubject: true });
    expect([[...title].length, [...body].length]).toEqual([120, 240]);
  });
});

test('each kind is wanted until its setting says no, and a briefing always', () => {
  const wanted = { ...firstSettings, zone: 'UTC' };
  expect(isWanted(wanted, 'mail')).toBe(true);
  expect(isWanted({ ...wanted, noticeMail: false }, 'mail')).toBe(false);
  expect(isWanted({ ...wanted, noticeMail: false }, 'meeting')).toBe(true);
  expect(isWanted(wanted, 'briefing')).toBe(true);
});
