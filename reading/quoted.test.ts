import { expect, test } from 'vitest';
import { withoutQuotes } from './quoted.ts';
import { textToLines } from './text-to-lines.ts';

const written = (text: string, subject = 'Re: Hiring plan'): string =>
  withoutQuotes(textToLines(text), subject)
    .map((line) => line.text)
    .join('\n')
    .replace(/\n{2,}/g, '\n\n')
    .trim();

test.each([
  ['quotation marks', 'Yes.\n\n> Agreed?\n> Maya'],
  ['English', 'Yes.\n\nOn Tue, 3 Nov 2026 at 10:12, Maya Lindqvist <maya@x.example> wrote:\n\n> Agreed?'],
  [
    'English, by the clocks of UTC',
    'Yes.\n\nOn Tue, 3 Nov 2026 10:12:00 +0000 (UTC), Maya <maya@x.example> wrote:\n\n> Agreed?',
  ],
  ['a language it does not know', 'Yes.\n\nDydd Mawrth 3/11/2026 10:12 Maya <maya@x.example> ysgrifennodd:\n\nAgreed?'],
  ['English, wrapped', 'Yes.\n\nOn Tue, 3 Nov 2026 at 10:12, Maya Lindqvist\n<maya@x.example> wrote:\n> Agreed?'],
  ['English without marks', 'Yes.\n\nOn 3 Nov 2026, at 10:12, Maya <maya@x.example> wrote:\n\nAgreed?'],
  ['German', 'Yes.\n\nAm Di., 3. Nov. 2026 um 10:12 Uhr schrieb Maya Lindqvist <\nmaya@x.example>:\n\n> Agreed?'],
  ['French', 'Yes.\n\nLe mar. 3 nov. 2026 à 10:12, Maya <maya@x.example> a écrit :\n\n> Agreed?'],
  ['Spanish', 'Yes.\n\nEl mar, 3 nov 2026 a las 10:12, Maya (<maya@x.example>) escribió:\n\n> Agreed?'],
  ['Portuguese', 'Yes.\n\nEm ter., 3 de nov. de 2026 às 10:12, Maya <maya@x.example> escreveu:\n\n> Agreed?'],
  ['Italian', 'Yes.\n\nIl giorno mar 3 nov 2026 alle ore 10:12 Maya <maya@x.example> ha scritto:\n\n> Agreed?'],
  ['Dutch', 'Yes.\n\nOp di 3 nov 2026 om 10:12 schreef Maya <maya@x.example>:\n\n> Agreed?'],
  ['an original message', 'Yes.\n\n-----Original Message-----\nFrom: Maya\nSent: Tuesday\n\nAgreed?'],
  ['a German original', 'Yes.\n\n-----Ursprüngliche Nachricht-----\nVon: Maya\n\nAgreed?'],
  [
    'a header of Outlook',
    'Yes.\n\nFrom: Maya <maya@x.example>\nSent: 3 November 2026 10:12\nTo: Alex\nSubject: Hiring plan\n\nAgreed?',
  ],
  [
    'a rule and a header',
    'Yes.\n\n________________________________\nVon: Maya\nGesendet: Dienstag\nAn: Alex\nBetreff: Plan\n\nAgreed?',
  ],
])('withoutQuotes leaves out %s', (_, text) => {
  expect(written(text)).toBe('Yes.');
});

test('withoutQuotes keeps answers between and below quotations', () => {
  expect(written('On 3 Nov 2026 Maya <m@x.example> wrote:\n> Budget?\nForty.\n\n> Date?\nFriday.')).toBe(
    'Forty.\n\nFriday.',
  );
});

test.each([
  'On Friday Tomas wrote a note: all is well.',
  'From: here on, we pay monthly.\nThat is new.',
  'To: do\nDate: soon',
  'He wrote:\nnothing.',
])('withoutQuotes: %j is not a quotation', (text) => {
  expect(written(text)).toBe(text);
});

test('withoutQuotes: a mail that is only a quotation keeps its text without the attribution', () => {
  expect(written('> Agreed?\n>> Older.')).toBe('Agreed?');
  expect(written('On 3 Nov 2026 Maya <m@x.example> wrote:\n> Agreed?')).toBe('Agreed?');
});

test('withoutQuotes: the end of a sentence is not part of an attribution line', () => {
  expect(written('I come by train.\nLe mar. 3 nov. 2026 à 10:12, Maya <m@x.example> a écrit :\n> Quand ?')).toBe(
    'I come by train.',
  );
});

test.each([
  [
    'Gmail',
    'FYI\n\n---------- Forwarded message ---------\nFrom: Dana Okafor <dana@okafor.example>\nDate: Tue\nSubject: Dinner\nTo: Maya\n\nDinner on the 3rd?',
    'Fwd: Dinner',
  ],
  [
    'Apple',
    'FYI\n\nBegin forwarded message:\n\n> From: Dana Okafor <dana@okafor.example>\n> Subject: Dinner\n> Date: Tue\n> To: Maya\n>\n> Dinner on the 3rd?',
    'Fwd: Dinner',
  ],
  [
    'Outlook',
    'FYI\n\nFrom: Dana Okafor <dana@okafor.example>\nSent: Tuesday\nTo: Maya\nSubject: Dinner\n\nDinner on the 3rd?',
    'FW: Dinner',
  ],
])('withoutQuotes: a forward by %s keeps the name of the original writer', (_, text, subject) => {
  expect(written(text, subject)).toBe('FYI\n\nFrom: Dana Okafor\n\nDinner on the 3rd?');
});

test('withoutQuotes: sender and subject are enough of a header in a forward', () => {
  expect(written('FYI\n\nFrom: Dana <d@x.example>\nSubject: Dinner\n\n> Dinner on the 3rd?', 'Fwd: Dinner')).toBe(
    'FYI\n\nFrom: Dana\n\nDinner on the 3rd?',
  );
});

test('withoutQuotes: a forward with a long text of its own keeps only that', () => {
  const own = Array.from({ length: 30 }, (_, index) => `We weighed point ${index}.`).join(' ');
  expect(written(`${own}\n\n---------- Forwarded message ---------\nFrom: Dana\n\nDinner?`, 'Fwd: Dinner')).toBe(own);
});

test('withoutQuotes also removes quotations inside a forwarded mail', () => {
  expect(
    written(
      '---------- Forwarded message ---------\nFrom: Dana\nDate: Tue\nSubject: x\n\nDinner?\n\n> Older.',
      'Fwd: x',
    ),
  ).toBe('From: Dana\n\nDinner?');
});

test.each([
  ['On Tue, 3 Nov 2026 at 10:12, Maya <m@x.example> wrote:', 'on the line of its header, in English'],
  ['Den tis 3 nov. 2026 kl 10:12 skrev Maya <m@x.example>:', 'on the line of its header, in Swedish'],
  ['tir. 3. nov. 2026 kl. 10:12 skrev Maya <m@x.example>:', 'on the line of its header, in Norwegian'],
  ['вт, 3 нояб. 2026 г. в 10:12, Maya <m@x.example>:', 'on the line of its header, in Russian'],
  ['On Tue, 3 Nov 2026 at 10:12, Maya\n<m@x.example>\nwrote:', 'on the line of a header that wraps'],
])('withoutQuotes keeps a reply that stands before %j', (introduction) => {
  expect(written(`Fine with me. ${introduction}\n> Agreed?`)).toBe('Fine with me.');
  expect(written(`fine ${introduction}\n> Agreed?`.replace('fine tir.', 'fine. tir.'))).toMatch(/^fine\.?$/);
});

test('withoutQuotes: with nothing above a header, the text below it stays', () => {
  const header = 'From: Maya <m@x.example>\nSent: Tuesday\nTo: Alex\nSubject: Plan';
  expect(written(`${header}\n\nAgreed?`)).toBe('Agreed?');
  expect(written(`${header}\n\n> Agreed?\n\nYes.`)).toBe('Yes.');
  expect(written('On 3 Nov 2026 at 10:12, Maya <m@x.example> wrote:\n\nAgreed?')).toBe('Agreed?');
});

test('withoutQuotes: a forward inside earlier mail belongs to that mail', () => {
  const quoted =
    '> Is this it?\n>\n> ---------- Forwarded message ---------\n> From: Dana\n> Subject: Bill\n>\n> The bill.';
  expect(written(`Pay it.\n\nOn 3 Nov 2026 at 10:12, Maya <m@x.example> wrote:\n${quoted}`)).toBe('Pay it.');
});

test.each([
  'Den 3 november skrev vi två punkter:\n\nPriset gäller.',
  'From: Lisbon\nTo: Porto\nDate: 12 November',
  'Please answer Maya <m@x.example> with these words:\n\nSigned.',
])('withoutQuotes: %j is no header', (text) => {
  expect(written(text)).toBe(text);
});
