import { expect, test } from 'vitest';
import { codesIn, holdsCode } from './code.ts';

const codes = (subject: string, ...sentences: string[]): string[] =>
  codesIn({
    subject,
    invitation: null,
    reading: { version: 1, paragraphs: [sentences], summary: '', asks: false, askWords: '', bulk: true, seconds: 1 },
  });

test.each([
  ['Your sign-in code', '402 916 is the code for your business account.', '402 916'],
  ['Verify it’s you', 'Your verification code is 482913.', '482913'],
  ['Verify it’s you', 'G-204811 is your Hubble verification code.', 'G-204811'],
  ['Log in', 'Use 4711 as your one-time passcode, valid until 14:30 on 3 November 2026.', '4711'],
  ['Your passcode', 'Enter this code to log in: 3021-8846', '3021-8846'],
  ['Your login code', '73K9QX', '73K9QX'],
  ['Sign in', 'Your security code:', '550 137', '550 137'],
])('%s: %s', (subject, ...rest) => {
  const sentences = rest.slice(0, -1);
  expect(codes(subject, ...sentences)).toEqual(rest.slice(-1));
});

test('a code in the subject is found there, and known again', () => {
  const found = codes('912 004 is your Foliant code', 'It expires in ten minutes.');
  expect(found).toEqual(['912 004']);
  expect(holdsCode('912 004 is your Foliant code', found)).toBe(true);
  expect(holdsCode('It expires in ten minutes.', found)).toBe(false);
});

test.each([
  ['The door code is 4711, ring twice.'],
  ['Your discount code is 2040SAVE, worth 20 percent.'],
  ['Your booking code is 771204.'],
  ['Reply with your approval code only.'],
  ['The security code review of 2026 is done; it cost $48,200.'],
  ['The access code freeze starts on 12.04.2026.'],
  ['We sold 402916 lamps.'],
  ['Your code is great.'],
])('%s holds none', (sentence) => {
  expect(codes('Hello', sentence)).toEqual([]);
});
