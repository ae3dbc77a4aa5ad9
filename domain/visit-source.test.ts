import { expect, test } from 'vitest';
import { visitSource } from './visit-source.ts';

test.each([
  ['', { source: 'direct', medium: 'direct' }],
  ['utm_source=seo&utm_medium=programmatic&utm_campaign=blog', { source: 'seo', medium: 'programmatic' }],
  ['utm_source=Newsletter', { source: 'newsletter', medium: 'direct' }],
  ['utm_source=ada%40northwind.example', { source: 'other', medium: 'direct' }],
  ['utm_source=a%20b&utm_medium=x123456', { source: 'other', medium: 'other' }],
  [`utm_source=${'a'.repeat(41)}`, { source: 'other', medium: 'direct' }],
])('a visit with %j comes from %j', (query, source) => {
  const fields = new Map(
    query
      .split('&')
      .map((part) => part.split('=').map(decodeURIComponent))
      .map(([name, value]) => [name, value ?? '']),
  );
  expect(visitSource({ get: (name) => fields.get(name) ?? null })).toEqual(source);
});
