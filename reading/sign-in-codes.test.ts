import { expect, test } from 'vitest';
import { holdsCode } from '#domain/sign-in-code.ts';
import { codesIn } from './sign-in-codes.ts';

const codes = (subject: string, ...sentences: string[]): string[] => codesIn(subject, sentences);

test.each([
  ['Your sign-in code', '402 916 is the code for your business account.', '402 916'],
  ['Verify it’s you', 'Your verification code is 482913.', '482913'],
  ['Verify it’s you', 'G-204811 is your Hubble verification code.', 'G-204811'],
  ['Log in', 'Use 4711 as your one-time passcode, valid until 14:30 on 3 November 2026.', '4711'],
  ['Your passcode', 'Enter this code to log in: 3021-8846', '3021-8846'],
  ['Your login code', '73K9QX', '73K9QX'],
  ['Sign in', 'Use this code to finish signing in:', 'QX7-48K', 'QX7-48K'],
  ['Sign in', 'Your security code:', '550 137', '550 137'],
  ['Anmeldung', 'Ihr Bestätigungscode lautet 482913.', '482913'],
  ['Connexion', 'Votre code de sécurité est 771 402.', '771 402'],
  ['Acceso', '482913 es su código de verificación.', '482913'],
  ['Accesso', 'Il codice di verifica è 482913.', '482913'],
  ['Acesso', 'O código de verificação é 482913.', '482913'],
  ['Inloggen', 'Je inlogcode is 482913.', '482913'],
  ['認証コード', '認証コードは482913です。有効期限は2026年11月20日です。', '482913'],
  ['登录', '您的验证码是482913，请勿告诉他人。', '482913'],
])('codesIn: %s: %s', (subject, ...rest) => {
  const sentences = rest.slice(0, -1);
  expect(codes(subject, ...sentences)).toEqual(rest.slice(-1));
});

test('codesIn: a code in the subject counts, and holdsCode recognises it', () => {
  const result = codes('912 004 is your Foliant code', 'It expires in ten minutes.');
  expect(result).toEqual(['912 004']);
  expect(holdsCode('912 004 is your Foliant code', result)).toBe(true);
  expect(holdsCode('It expires in ten minutes.', result)).toBe(false);
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
  ['Ihr Gutscheincode ist 20406080.'],
  ['Unsere Postleitzahl ist 20457.'],
  ['Votre code promo 20406080 est valable dix jours.'],
  ['Su código postal es 28013.'],
  ['注文番号は482913、合計12000円です。'],
])('codesIn: %s holds no code', (sentence) => {
  expect(codes('Hello', sentence)).toEqual([]);
});
