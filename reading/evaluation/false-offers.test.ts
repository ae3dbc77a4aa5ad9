// How often ordinary mail seems to offer a time. `test/false-offers.full.ts` reads the demo company's mail, too.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { read } from '#reading/read.ts';
import { labelledMailboxes } from '#test/support/labelled-meetings.ts';
import { offering, perHundred } from '#test/support/offering-mail.ts';
import { readMails } from './labels.ts';

const to = [{ name: 'Alex Moreau', email: 'alex@northwind.example' }];

test('of the mails written for reading, only those with a time to take offer one', () => {
  const all = ['letters.txt', 'machines.txt', 'second.txt', 'third.txt']
    .flatMap((name) => readMails(readFileSync(new URL(name, import.meta.url), 'utf8')))
    .map(({ name, source }) => ({ name, reading: read({ ...source, to }) }));
  const found = offering(all);
  expect(found).toEqual(['answers between, with a greeting above', 'a recruiter, bottom-posted']);
  expect(perHundred('Written mail', found.length - 2, all.length)).toBe(0);
});

test('of the mail of three mailboxes, at most one in 100 seems to offer a time', () => {
  const all = labelledMailboxes().flatMap(({ threads }) =>
    threads.flatMap(({ messages }) =>
      messages.map(({ reading }) => ({ name: (reading.paragraphs ?? []).flat().join(' '), reading })),
    ),
  );
  // One of them does.
  const wrong = offering(all).filter((name) => !name.includes('Drinks on Friday at the boat?'));
  expect(perHundred('Mail of three mailboxes', wrong.length, all.length)).toBeLessThanOrEqual(1);
});
