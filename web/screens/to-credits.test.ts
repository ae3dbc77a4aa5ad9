import { expect, test } from 'vitest';
import { paths } from '#web/paths.ts';
import { clientLoader } from './to-credits.tsx';

test.each([
  ['', '/settings#credits'],
  ['?checkout=done', '/settings?checkout=done#credits'],
])('the address of the credits with “%s” leads to their section, query included', (query, to) => {
  const request = new Request(`https://flow.example${paths.credits}${query}`);
  expect(clientLoader({ request }).headers.get('location')).toBe(to);
});
