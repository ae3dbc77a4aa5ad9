import { expect, test } from 'vitest';
import { withoutSignature } from './signature.ts';
import { textToLines } from './text-to-lines.ts';

const maya = { name: 'Maya Lindqvist', email: 'maya@northwind.example' };

const letter = (text: string): string =>
  withoutSignature(textToLines(text), maya)
    .map((line) => line.text)
    .join('\n')
    .replace(/\n{2,}/g, '\n\n')
    .trim();

const body = 'The plan is attached.\n\nTwo roles move to the second quarter.';

test.each([
  ['a name', 'Maya', 'Maya'],
  ['a formula and a name', 'Best,\nMaya', 'Maya'],
  ['a formula and a name in one line', 'Thanks, Maya', 'Maya'],
  [
    'a full name and a title',
    'Kind regards,\n\nMaya Lindqvist\nCFO, Northwind\n+46 8 123 456 78\nwww.northwind.example',
    'Maya Lindqvist',
  ],
  ['German', 'Mit freundlichen Grüßen\nMaya Lindqvist\nNorthwind GmbH\nTorstraße 12, 10119 Berlin', 'Maya Lindqvist'],
  ['French', 'Bien cordialement,\nMaya', 'Maya'],
  ['Spanish', 'Un abrazo,\nMaya', 'Maya'],
  ['Portuguese', 'Abraço,\nMaya', 'Maya'],
  ['a delimiter', 'Maya\n\n-- \nMaya Lindqvist | CFO\nNorthwind', 'Maya'],
  ['a delimiter and no name', '-- \nNorthwind, Stockholm', ''],
  ['a phone', 'Maya\n\nSent from my iPhone', 'Maya'],
  ['a German phone', 'Maya\n\nVon meinem iPhone gesendet', 'Maya'],
  ['a French phone', 'Maya\n\nEnvoyé de mon iPhone', 'Maya'],
  ['Outlook on a phone', 'Maya\n\nGet Outlook for iOS', 'Maya'],
  [
    'a legal footer',
    'Maya\n\nThis email and any attachments are confidential and intended solely for the addressee.',
    'Maya',
  ],
  ['a German legal footer', 'Maya\n\nDiese E-Mail enthält vertrauliche Informationen.', 'Maya'],
  ['contact details and no name', '+46 8 123 456 78\nmaya@northwind.example', ''],
  [
    'a newsletter’s foot',
    'You are receiving this email because you signed up.\nUnsubscribe | Preferences\n\nLedger Ltd, 1 High Street, London',
    '',
  ],
  ['a copyright', '© 2026 Ledger Ltd. All rights reserved.', ''],
  ['a postscript', 'Best,\nMaya\nCFO\n\nPS: bring the contract.', 'Maya\n\nPS: bring the contract.'],
])('withoutSignature: %s', (_, foot, kept) => {
  expect(letter(`${body}\n\n${foot}`)).toBe(`${body}\n\n${kept}`.trim());
});

test('withoutBoilerplate removes a head that offers the browser version', () => {
  expect(letter(`View this email in your browser\n\n${body}`)).toBe(body);
});

test.each([
  'Thanks!',
  'Thank you, that is all I needed.',
  'Best to wait until Friday.',
  'Hi,\n\nMaya will join us. She has the numbers ready and can answer every question.',
  'Cheers for the help with the confidential part.',
  'How do I unsubscribe a colleague?',
  'Maya Lindqvist\n+46 8 123 456 78',
  'You can reach the recruiter in Lisbon at:\n\n+351 21 123 4567',
  'You can reach the recruiter in Lisbon at\n+351 21 123 4567',
])('withoutSignature leaves %j whole', (text) => {
  expect(letter(text)).toBe(text);
});

test('withoutSignature keeps thanks to a reader', () => {
  const lines = withoutSignature(textToLines(`${body}\n\nThanks, Alex`), maya, [
    { name: 'Alex Moreau', email: 'a@x.example' },
  ]);
  expect(lines.at(-1)?.text).toBe('Thanks, Alex');
});

test('withoutSignature keeps the closing formula below a mere greeting', () => {
  expect(letter('Hi Alex,\n\nThanks,\nMaya')).toBe('Hi Alex,\n\nThanks,\n\nMaya');
});

test.each([
  '📞 +46 8 123 456 78\n🌐 northwind.example',
  'Direct: +46 8 123 456 78',
  'T: +46 8 123 456 78 / E: m@x.example',
])('withoutSignature removes %j below an unsigned letter', (foot) => {
  expect(letter(`${body}\n\n${foot}`)).toBe(body);
});

test('withoutSignature removes a closing formula after the last sentence and keeps the sentence', () => {
  expect(letter(`${body} Un saludo cordial,\n\nMaya Lindqvist\nDirectora, Northwind`)).toBe(
    `${body}\n\nMaya Lindqvist`,
  );
  expect(letter(`${body} Thanks, Tomas.`)).toBe(`${body} Thanks, Tomas.`);
});
