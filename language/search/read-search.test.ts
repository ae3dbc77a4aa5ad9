import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LabelId } from '#domain/mail.ts';
import { readQuery, writeQuery } from '#domain/search-query.ts';
import { readSearch } from './read-search.ts';

/** A Friday. */
const moment = {
  now: new Date('2026-11-20T15:00:00Z'),
  zone: 'Europe/Berlin',
  labels: [
    { id: LabelId.parse('Label_1'), name: 'Board' },
    { id: LabelId.parse('Label_2'), name: 'Clients/Acme Corp' },
  ],
};

const cases: [said: string, query: string][] = [
  // Sentences from the specification and from the list of commands.
  [
    'mail from Maya about the budget since Monday with an attachment',
    'from:Maya after:2026-11-16 has:attachment budget',
  ],
  ['the contract from Kessler', 'from:Kessler contract'],
  ['invoices in March', 'after:2026-03-01 before:2026-04-01 invoices'],
  ['anything from Priya last week', 'from:Priya after:2026-11-09 before:2026-11-16'],
  ['the mail from Raj about pricing', 'from:Raj pricing'],
  ['did Raj email me', 'from:Raj'],
  ['did Raj email me about the invoice yesterday', 'from:Raj after:2026-11-19 before:2026-11-20 invoice'],
  ['has anyone answered about the auditors', 'auditors'],
  ['the one with the invoice from last March', 'after:2026-03-01 before:2026-04-01 invoice'],
  ['contracts from Wei since September', 'from:Wei after:2026-09-01 contracts'],
  // People.
  ['from Maya Chen', 'from:(Maya Chen)'],
  ['emails by Tomas Brandt about platform', 'from:(Tomas Brandt) platform'],
  ['messages to Tom', 'to:Tom'],
  ['what I sent to Tom', 'in:sent to:Tom'],
  ['mail I sent yesterday', 'in:sent after:2026-11-19 before:2026-11-20'],
  ['the contract Kessler sent me', 'from:Kessler contract'],
  ['the report that Maya Chen sent', 'from:(Maya Chen) report'],
  ['Tom’s mail about the lease', 'from:Tom lease'],
  ["Priya's latest email", 'from:Priya'],
  ['emails with Wei', 'Wei'],
  ['mail from maya@acme.example', 'from:maya@acme.example'],
  ['mail from me about taxes', 'in:sent taxes'],
  ['mail from April Jones', 'from:(April Jones)'],
  ['sent to me by Tom', 'from:Tom'],
  // About.
  ['budget', 'budget'],
  ['the budget', 'budget'],
  ['budget emails', 'budget'],
  ['emails about marketing email campaigns', 'marketing email campaigns'],
  ['emails mentioning the Lisbon office', 'Lisbon office'],
  ['mail on the offsite', 'offsite'],
  ['messages saying we accept', 'accept'],
  ['the receipt for the hotel in Lisbon', 'receipt hotel Lisbon'],
  ['mail with the subject quarterly report', 'subject:quarterly subject:report'],
  ['emails titled Northgate MSA from Wei', 'subject:Northgate subject:MSA from:Wei'],
  ['the who', 'the who'],
  ['old', 'old'],
  ['mail', 'mail'],
  ['the new hire', 'new hire'],
  ['the latest from Priya', 'from:Priya'],
  ['会議の議事録', '会議の議事録'],
  // Days.
  ['mail from today', 'after:2026-11-20 before:2026-11-21'],
  ['everything since yesterday', 'after:2026-11-19'],
  ['emails this week', 'after:2026-11-16 before:2026-11-23'],
  ['emails this morning', 'after:2026-11-20 before:2026-11-21'],
  ['mail from last month', 'after:2026-10-01 before:2026-11-01'],
  ['invoices from last year', 'after:2025-01-01 before:2026-01-01 invoices'],
  ['mail from Tom on Tuesday', 'from:Tom after:2026-11-17 before:2026-11-18'],
  ['mail from last Friday', 'after:2026-11-13 before:2026-11-14'],
  ['emails in the last 3 days', 'after:2026-11-17 before:2026-11-21'],
  ['mail from the past two weeks', 'after:2026-11-06 before:2026-11-21'],
  ['invoices from two months ago', 'after:2026-09-01 before:2026-10-01 invoices'],
  ['the mail from a week ago', 'after:2026-11-09 before:2026-11-16'],
  ['emails before March 3', 'before:2026-03-03'],
  ['emails after March 3rd 2025', 'after:2025-03-04'],
  ['emails since the 3rd of March', 'after:2026-03-03'],
  ['mail from Tom until Friday', 'from:Tom before:2026-11-21'],
  ['mail on the 14th', 'after:2026-11-14 before:2026-11-15'],
  ['mail in December', 'after:2025-12-01 before:2026-01-01'],
  ['mail in June 2024', 'after:2024-06-01 before:2024-07-01'],
  ['receipts in 2025', 'after:2025-01-01 before:2026-01-01 receipts'],
  ['mail between March and May', 'after:2026-03-01 before:2026-06-01'],
  ['mail from Monday to Wednesday', 'after:2026-11-16 before:2026-11-19'],
  ['receipts since 2026-10-01', 'after:2026-10-01 receipts'],
  ['invoices in Q3', 'after:2026-07-01 before:2026-10-01 invoices'],
  ['mail from last weekend', 'after:2026-11-14 before:2026-11-16'],
  ['mail from March onwards', 'after:2026-03-01'],
  ['Monday meeting notes', 'Monday meeting'],
  ['March invoices', 'March invoices'],
  // Attachments and places.
  ['mail with attachments from Raj', 'has:attachment from:Raj'],
  ['attachments from Raj', 'has:attachment from:Raj'],
  ['emails without attachments', '-has:attachment'],
  ['the mail with a PDF from the bank', 'has:attachment pdf from:bank'],
  ['unread mail from Tom', 'in:unread from:Tom'],
  ['starred emails about travel', 'in:starred travel'],
  ['emails from Tom that are unread', 'from:Tom in:unread'],
  ['the contract in the trash', 'in:trash contract'],
  ['invoices in my inbox', 'in:inbox invoices'],
  ['mail labelled travel', 'in:travel'],
  ['archived mail from Wei', 'in:archive from:Wei'],
  ['mail from Wei in my archive', 'from:Wei in:archive'],
  ['contracts anywhere', 'contracts anywhere'],
  ['emails labelled Clients Acme Corp about the lease', 'in:"Clients/Acme Corp" lease'],
  ['mail in the label clients-acme-corp', 'in:"Clients/Acme Corp"'],
  ['emails labelled Board', 'in:Board'],
  // Negations.
  ['budget not from Tom', '-from:Tom budget'],
  ['mail from Tom but not about the budget', 'from:Tom -budget'],
  ['contracts without the word draft', '-draft contracts'],
  // Operators, alone and among words.
  ['from:maya subject:"open points" -draft', 'from:maya subject:"open points" -draft'],
  ['budget from:maya since monday', 'budget from:maya after:2026-11-16'],
  ['“open points” from Maya', '"open points" from:Maya'],
  ['after:monday', 'after:2026-11-16'],
  ['newer_than:7d has:attachment', 'after:2026-11-13 has:attachment'],
  ['before:2026/3/1', 'before:2026-03-01'],
  ['in:trash is:unread', 'in:trash in:unread'],
  ['label:"Clients/Acme Corp" lease', 'in:"Clients/Acme Corp" lease'],
  ['label:board -in:archive', 'in:board -in:archive'],
  ['in:anywhere lease -in:anywhere', 'in:anywhere lease'],
  ['to:me from:Tom', 'to:me from:Tom'],
  ['"a b ( "a b "a b', '"a b" b'],
];

describe('the query of a search', () => {
  test.each(cases)('%s', (said, query) => {
    expect(writeQuery(readSearch(said, moment))).toBe(query);
  });

  test("counts from the person's local day", () => {
    const now = new Date('2026-11-20T23:30:00Z');
    expect(writeQuery(readSearch('mail from today', { now, zone: 'UTC' }))).toBe('after:2026-11-20 before:2026-11-21');
    expect(writeQuery(readSearch('mail from today', { now, zone: 'Asia/Tokyo' }))).toBe(
      'after:2026-11-21 before:2026-11-22',
    );
  });

  test('written as text, reads as the same query', () => {
    const word = fc.oneof(
      fc.constantFrom(...cases.flatMap(([said]) => said.split(' '))),
      fc.constantFrom('from:', '-', '"', '(', ')', ':', 'constructor:x', '__proto__', 'in:', '-from:a', '"a b', 're:x'),
      fc.string({ unit: 'grapheme', maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const line = writeQuery(readSearch(words.join(' '), moment));
        expect(writeQuery(readQuery(line))).toBe(line);
      }),
      { numRuns: 2000 },
    );
  });
});
