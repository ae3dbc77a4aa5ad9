import { expect, test } from 'vitest';
import { signedRoleIn } from './signed-role.ts';

const from = { name: 'Dana Whitfield', email: 'dana@helio.example' };
const role = (text: string): string | null =>
  signedRoleIn(
    text.split('\n').map((line) => ({ text: line, depth: 0, typed: false })),
    from,
  );

test.each<[text: string, role: string | null]>([
  ['The budget is fine.\n\nBest,\nDana Whitfield\nChief Financial Officer\nHelio', 'Chief Financial Officer'],
  ['The budget is fine.\n\nDana Whitfield | CFO | Helio', 'CFO'],
  ['The budget is fine.\nDana\nHead of Finance, Helio\n+44 20 7946 0000', 'Head of Finance'],
  ['The budget is fine.\n\nDana Whitfield\n+44 20 7946 0000\nPartner', 'Partner'],
  ['The budget is fine.\n\nDana', null],
  ['Our CFO says no.\n\nDana\nHelio GmbH', null],
  ['Dana Whitfield\nCFO', null],
  ['The budget is fine.\n\nDana\nPlease ask the Manager about it.', null],
  ['The budget is fine.\n\nTom\nManager', null],
])('%s', (text, expected) => expect(role(text)).toBe(expected));
