import { expect, test } from 'vitest';
import { codeAt, enrolmentUri, matchingStep, newSecret, stepSeconds, toBase32 } from './totp.ts';

const secret = toBase32(Buffer.from('12345678901234567890'));

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at second %i the code is that of RFC 6238', (second, code) => {
  expect(codeAt(secret, Math.floor(second / stepSeconds))).toBe(code);
});

test('a code is right one step early and one late, and no further', () => {
  const now = new Date(1234567890_000);
  const step = Math.floor(1234567890 / stepSeconds);
  const found = [-2, -1, 0, 1, 2].map((off) => matchingStep(secret, codeAt(secret, step + off), now, 0));
  expect(found).toEqual([null, step - 1, step, step + 1, null]);
});

test('a code works once, and so does none before it', () => {
  const now = new Date(1234567890_000);
  const step = Math.floor(1234567890 / stepSeconds);
  expect(matchingStep(secret, codeAt(secret, step), now, step)).toBeNull();
  expect(matchingStep(secret, codeAt(secret, step - 1), now, step)).toBeNull();
  expect(matchingStep(secret, codeAt(secret, step + 1), now, step)).toBe(step + 1);
});

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '12 345'])('%j is no code', (code) => {
  expect(matchingStep(secret, code, new Date(0), 0)).toBeNull();
});

test('secrets differ, hold 160 bits, and reach the authenticator by an address', () => {
  const made = newSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(made);
  expect(enrolmentUri(made, 'a b@x.example')).toBe(
    `otpauth://totp/Flow%3Aa%20b%40x.example?secret=${made}&issuer=Flow&digits=6&period=30`,
  );
});
