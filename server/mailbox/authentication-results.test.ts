import { describe, expect, test } from 'vitest';
import { isForged } from './authentication-results.ts';

const authority = 'mx.google.com';
const forged = (from: string, ...values: string[]): boolean =>
  isForged(
    values.map((value) => ({ name: 'Authentication-Results', value })),
    { authority, from },
  );
const ana = 'ana@northwind.example';

describe('a mail', () => {
  test.each<[string, string[]]>([
    ['that never left the provider', []],
    ['whose DMARC passes', ['mx.google.com; dkim=pass header.i=@northwind.example; dmarc=pass (p=REJECT)']],
    [
      'of a domain without a policy, signed by it',
      ['mx.google.com; dkim=pass header.i=@northwind.example; dmarc=none'],
    ],
    ['signed by a part of its domain', ['mx.google.com; dkim=pass header.d=mail.northwind.example']],
    ['from a server of its domain', ['mx.google.com; dkim=none; spf=pass smtp.mailfrom=bounce@northwind.example']],
    ['whose older findings are somebody’s', ['mx.google.com; dmarc=pass', 'evil.example; dmarc=fail']],
  ])('%s is believed', (_, values) => {
    expect(forged(ana, ...values)).toBe(false);
  });

  test.each<[string, string[]]>([
    ['whose DMARC fails', ['mx.google.com; dkim=pass header.i=@evil.example; dmarc=fail (p=NONE)']],
    ['signed by another domain', ['mx.google.com; dkim=pass header.i=@evil.example; dmarc=none']],
    ['signed by a domain that ends alike', ['mx.google.com; dkim=pass header.i=@evilnorthwind.example']],
    ['from another domain’s server', ['mx.google.com; spf=pass smtp.mailfrom=x@evil.example; dmarc=none']],
    ['that brings findings of its own', ['evil.example; dmarc=pass', 'mx.google.com; dmarc=pass']],
    ['whose own findings stand below', ['mx.google.com; dmarc=fail', 'mx.google.com; dmarc=pass']],
    ['whose signature is broken', ['mx.google.com; dkim=fail header.i=@northwind.example; dmarc=temperror']],
  ])('%s is forged', (_, values) => {
    expect(forged(ana, ...values)).toBe(true);
  });
});
