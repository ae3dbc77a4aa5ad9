import { describe, expect, test } from 'vitest';
import { tokenStatus } from './connection.ts';
import { diagnose } from './diagnosis.ts';
import { type AccountFacts, isConnected } from './diagnosis-account.ts';
import type { HostFacts } from './diagnosis-host.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
const good = { expiresAt: new Date(now.getTime() + 3_000_000), hasRefreshToken: true, scope: 'openid' };

const host: HostFacts = {
  url: 'https://flow.example',
  redirectUri: 'https://flow.example/api/auth/callback/google',
  origin: 'https://flow.example',
  client: 'fine',
  clockAheadMs: 900,
};
const account: AccountFacts = {
  token: tokenStatus(good, now),
  consentedAt: ago(3),
  refusedAt: null,
  problem: null,
  lacks: [],
  apisOff: [],
  sync: { error: null, setAside: 0, unreadable: 0, differences: 0 },
};
const codes = (facts: Partial<HostFacts>, of: Partial<AccountFacts> | null = {}) =>
  diagnose({ ...host, ...facts }, of && { ...account, ...of }).map(({ code }) => code);
const gone = { token: tokenStatus(null, now) };
const problem = (code: string, title = '') => ({ problem: { code, title } });

test('diagnose: finds nothing on a healthy connection', () => {
  expect(codes({})).toEqual([]);
  expect(isConnected(account)).toBe(true);
});

describe('diagnose: the host', () => {
  test.each<[string, Partial<HostFacts>, string[]]>([
    ['another address than the one set up', { origin: 'http://127.0.0.1:3000' }, ['address.other']],
    ['a browser that does not tell its address', { origin: null }, []],
    ['a client that Google does not know', { client: 'unknown' }, ['client.unknown']],
    ['an address that Google does not know', { client: 'redirect-unknown' }, ['client.redirect-unknown']],
    ['no way to Google', { client: 'unreachable', clockAheadMs: null }, ['google.unreachable']],
    ['a clock half a minute off', { clockAheadMs: 30_000 }, []],
    ['a clock ahead', { clockAheadMs: 30_001 }, ['clock.off']],
    ['a clock behind', { clockAheadMs: -3_600_000 }, ['clock.off']],
  ])('%s', (_name, facts, expected) => {
    expect(codes(facts)).toEqual(expected);
    // These findings do not depend on the account.
    expect(codes(facts, null).toSorted()).toEqual([...expected, 'session.none'].toSorted());
  });

  test.each([
    [45_000, '45 seconds ahead of'],
    [-600_000, '10 minutes behind'],
    [3_600_000, '1 hour ahead of'],
    [5_400_000, '90 minutes ahead of'],
    [-172_800_000, '2 days behind'],
    [-608_400_000, '1 week behind'],
    [864_000_000, '10 days ahead of'],
  ])('a clock that is %i ms off is reported as %s', (clockAheadMs, words) => {
    expect(diagnose({ ...host, clockAheadMs }, account)[0]?.title).toContain(words);
  });
});

describe('diagnose: the account', () => {
  test.each<[string, Partial<AccountFacts>, string[], boolean]>([
    ['no tokens ever', gone, ['token.none'], false],
    ['tokens that Google refused', { ...gone, refusedAt: ago(0) }, ['token.refused'], false],
    [
      'tokens refused seven days after they were given',
      { ...gone, consentedAt: ago(7), refusedAt: now },
      ['token.refused-after-seven-days'],
      false,
    ],
    [
      'tokens refused before the seven days were over',
      { ...gone, consentedAt: ago(6.4), refusedAt: now },
      ['token.refused'],
      false,
    ],
    ['tokens refused much later', { ...gone, consentedAt: ago(9), refusedAt: now }, ['token.refused'], false],
    ['tokens that do not open', problem('secret.unreadable'), ['token.unreadable'], false],
    ['a refresh that Google did not do', problem('token.refresh-failed', 'x'), ['token.not-refreshed'], false],
    ['a new token that Google refuses', problem('provider.unauthorized'), ['token.unauthorized'], false],
    ['a token that ended', { token: tokenStatus({ ...good, expiresAt: now }, now) }, ['token.expired'], false],
    [
      'a token that ended, with nothing to renew it',
      { token: tokenStatus({ ...good, expiresAt: now, hasRefreshToken: false }, now) },
      ['token.expired-for-good', 'token.no-refresh'],
      false,
    ],
    [
      'a token without one to renew it',
      { token: tokenStatus({ ...good, hasRefreshToken: false }, now) },
      ['token.no-refresh'],
      true,
    ],
    ['boxes left unticked', { lacks: ['mail', 'contacts'] }, ['scope.mail', 'scope.contacts'], true],
    [
      'APIs not switched on',
      { apisOff: ['Gmail API', 'People API'] },
      ['api-off.gmail-api', 'api-off.people-api'],
      true,
    ],
    ['a provider in trouble', { sync: { ...account.sync, error: 'provider.unavailable' } }, ['sync.trouble'], true],
    [
      'tokens that hold and open another’s mailbox',
      { sync: { ...account.sync, error: 'provider.other-mailbox' } },
      ['sync.ended'],
      false,
    ],
    [
      'a sync that met a box left unticked',
      { lacks: ['mail'], sync: { ...account.sync, error: 'provider.scope-missing' } },
      ['scope.mail'],
      true,
    ],
    ['mail that would not come', { sync: { ...account.sync, setAside: 2 } }, ['sync.set-aside'], true],
    ['mail that could not be read', { sync: { ...account.sync, unreadable: 1 } }, ['sync.unreadable'], true],
    ['differences that were mended', { sync: { ...account.sync, differences: 3 } }, ['sync.drift'], true],
  ])('%s', (_name, facts, expected, connected) => {
    expect(codes({}, facts)).toEqual(expected);
    expect(isConnected({ ...account, ...facts })).toBe(connected);
  });

  test('diagnose: sorts the worst finding first', () => {
    const facts: Partial<AccountFacts> = {
      lacks: ['contacts'],
      apisOff: ['Gmail API'],
      sync: { ...account.sync, differences: 1 },
    };
    expect(codes({ clockAheadMs: 60_000 }, facts)).toEqual([
      'api-off.gmail-api',
      'clock.off',
      'scope.contacts',
      'sync.drift',
    ]);
  });

  test('diagnose: uses singular and plural', () => {
    const title = (setAside: number) => diagnose(host, { ...account, sync: { ...account.sync, setAside } })[0]?.title;
    expect([title(1), title(3)]).toEqual(['1 email could not be fetched yet.', '3 emails could not be fetched yet.']);
  });
});
