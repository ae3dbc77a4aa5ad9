import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

const direct = (remote: string, forwarded?: string) => networkOf({ remote, forwarded, proxied: false });
const proxied = (remote: string, forwarded?: string) => networkOf({ remote, forwarded, proxied: true });

test('an IPv4 address is its own network, however the socket writes it', () => {
  expect([direct('203.0.113.7'), direct('::ffff:203.0.113.7')]).toEqual(['203.0.113.7', '203.0.113.7']);
});

test('IPv6 addresses of one customer are one network', () => {
  const all = ['2001:db8:1:2::1', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:0DB8:0001:0002::'].map((one) =>
    direct(one),
  );
  expect(new Set(all)).toEqual(new Set(['2001:db8:1:2']));
  expect(direct('2001:db8:1:3::1')).not.toBe(all[0]);
  expect(direct('::1')).toBe('0:0:0:0');
});

test('behind a proxy the last forwarded address counts, and a stranger’s own header does not', () => {
  expect(proxied('127.0.0.1', '6.6.6.6, 198.51.100.9')).toBe('198.51.100.9');
  expect(proxied('172.18.0.1', ' 2001:db8:1:2::9')).toBe('2001:db8:1:2');
  expect(proxied('203.0.113.7', '198.51.100.9')).toBe('203.0.113.7');
  expect(direct('127.0.0.1', '198.51.100.9')).toBe('127.0.0.1');
  expect(proxied('127.0.0.1', 'unknown')).toBe('127.0.0.1');
});

test('a request without a connection has a name too', () => {
  expect(networkOf({ remote: undefined, forwarded: undefined, proxied: false })).toBe('none');
});
