// Token validity to the millisecond, and the features that a grant lacks.
import { describe, expect, test } from 'vitest';
import { isTokenValid, lacking, missingNames, tokenStatus } from './connection.ts';
import { scopes } from './scopes.ts';

const now = new Date('2026-11-20T12:00:00Z');
const inMs = (ms: number) => new Date(now.getTime() + ms);
const google = 'https://www.googleapis.com/auth';
const but = (...left: string[]) => scopes.spec.filter((scope) => !left.some((one) => scope.endsWith(one))).join(' ');

describe('isTokenValid: a token expires five minutes early', () => {
  test.each([
    [-1, false],
    [0, false],
    [299_999, false],
    [300_000, false],
    [300_001, true],
    [3_600_000, true],
  ])('%i ms before its end: %s', (ms, valid) => {
    expect(isTokenValid(inMs(ms), now)).toBe(valid);
  });
});

describe('tokenStatus', () => {
  test('without a token', () => {
    const none = { exists: false, expired: false, valid: false, expiresAt: null, hasRefreshToken: false, scope: null };
    expect(tokenStatus(null, now)).toEqual(none);
  });

  test.each([
    [60_000, { expired: false, valid: false }],
    [600_000, { expired: false, valid: true }],
    [0, { expired: true, valid: false }],
  ])('%i ms before the end', (ms, expected) => {
    const status = tokenStatus({ expiresAt: inMs(ms), hasRefreshToken: true, scope: 'openid' }, now);
    expect(status).toMatchObject({ exists: true, hasRefreshToken: true, scope: 'openid', ...expected });
    expect(status.expiresAt).toBe(inMs(ms).toISOString());
  });
});

describe('lacking', () => {
  test.each([
    ['everything was granted', scopes.spec.join(' '), []],
    ['Google does not say', null, []],
    ['nothing but who the person is', 'openid email profile', ['mail', 'calendar', 'contacts']],
    ['contacts were unticked', but('contacts.readonly'), ['contacts']],
    ['one scope of the calendar was unticked, which the broad one holds', but('calendar.events'), []],
    ['the broad calendar was unticked', but('/calendar'), ['calendar']],
    ['reading alone was granted', but('gmail.modify', 'gmail.send'), ['mail']],
    ['modify holds reading and sending', but('gmail.readonly', 'gmail.send'), []],
    ['the whole of mail', `${but('gmail.readonly', 'gmail.send', 'gmail.modify')} https://mail.google.com/`, []],
  ])('%s', (_name, granted, expected) => {
    expect(lacking(granted, scopes.spec)).toEqual(expected);
  });

  test('with the smaller scope list, the list of calendars belongs to the calendar feature', () => {
    const some = `openid ${google}/gmail.modify ${google}/calendar.events ${google}/calendar.events.freebusy`;
    expect(lacking(some, scopes.minimal)).toEqual(['calendar']);
    expect(lacking(`openid ${google}/gmail.modify ${google}/calendar`, scopes.minimal)).toEqual([]);
  });

  test.each([
    ['calendar.events', ['free-busy']],
    ['calendar.events calendar.freebusy', []],
    ['calendar.events calendar.events.freebusy', []],
    ['calendar.events calendar.readonly', []],
    ['calendar.freebusy', ['calendar']],
  ])('with the smaller scope list, other people’s busy times need their own scope: %s', (names, expected) => {
    const granted = ['gmail.modify', 'calendar.calendarlist.readonly', ...names.split(' ')];
    expect(lacking(granted.map((name) => `${google}/${name}`).join(' '), scopes.minimal)).toEqual(expected);
  });
});

describe('missingNames', () => {
  test.each([
    [null, null],
    ['provider.scope-missing', 'you'],
    ['provider.api-off', 'host'],
    ['provider.forbidden', 'host'],
    ['provider.unavailable', null],
    ['token.refresh-invalid', null],
  ] as const)('%s needs action by %s', (problem, mends) => {
    expect(missingNames(problem)?.mends ?? null).toBe(mends);
  });
});
