import { domainToASCII, domainToUnicode } from 'node:url';
import { expect, test } from 'vitest';
import { unicodeHost } from './punycode.ts';

test.each([
  'bücher.example',
  'www.münchen.example',
  'b\u0430nk.example',
  'пример.example',
  '例え.テスト',
  'faß.example',
  'a-b-ü.example',
  'ไทย.example',
])('punycode: %s is decoded as Node decodes it', (host) => {
  const ascii = domainToASCII(host);
  expect(ascii).toContain('xn--');
  expect(unicodeHost(ascii)).toBe(domainToUnicode(ascii));
});

test.each(['bank.example', 'xn--.example', 'xn--!!.example', 'xn--99999999999.example', 'xn--a-.example'])(
  'punycode: %s does not throw',
  (host) => {
    expect(unicodeHost(host)).toMatch(/example$/);
  },
);
