// Flow understands each question as that question, never as a command.
import { expect, test } from 'vitest';
import { inquiryPhrases } from '#language/en/player/inquiry-phrases.ts';
import { states } from '#language/evaluation/score.ts';
import { understand } from '#language/understand.ts';
import type { Inquiry } from './inquiry.ts';
import { parseInquiry } from './inquiry.ts';

test.each<[heard: string, about: Inquiry]>([
  ['what did I just do?', 'done'],
  ['What have I done so far', 'done'],
  ['read my last 5 actions', 'done'],
  ['how many left', 'status'],
  ['how many emails are left?', 'status'],
  ['where are we', 'status'],
  ['am I done yet?', 'status'],
  ['who is this from?', 'sender'],
  ["who's this from", 'sender'],
  ['where am I', 'sender'],
  ['which one is this', 'sender'],
  ['read the code', 'code'],
  ["what's the code?", 'code'],
  ['tell me my verification code', 'code'],
  ["what's the subject", 'subject'],
  ['when was it sent', 'moment'],
  ['who else is on it', 'others'],
  ['summarise this', 'gist'],
  ['summarize', 'gist'],
  ['TLDR', 'gist'],
  ['give me the gist', 'gist'],
  ['bottom line', 'gist'],
  ['what do they want?', 'ask'],
  ["what's the ask", 'ask'],
  ['any deadline?', 'deadline'],
  ['when is this due', 'deadline'],
  ['any attachments', 'attachments'],
  ["what's attached", 'attachments'],
  ['read the attachments', 'attachments'],
  ['read the attachment', 'file'],
  ['open the second attachment', 'file'],
  ["what's in the PDF?", 'file'],
  ['any links?', 'links'],
  ['open the first link', 'links'],
  ['what was before that', 'earlier'],
  ['read the thread', 'earlier'],
  ['the earlier messages', 'earlier'],
  ['what did she write before', 'earlier'],
  ['who have I blocked?', 'blocked'],
  ['show me the blocked senders', 'blocked'],
  ['repeat', 'repeat'],
  ['say that again', 'repeat'],
  ['pardon?', 'repeat'],
  ['help', 'help'],
  ['what can I say', 'help'],
])('%s', (heard, about) => {
  expect(parseInquiry(heard)?.about).toBe(about);
  expect(understand(heard, states.mail)).toMatchObject({ kind: 'inquiry', about });
});

test('every question has several wordings', () => {
  for (const templates of Object.values(inquiryPhrases)) expect(templates.length).toBeGreaterThanOrEqual(3);
});

test('a question about past acts may name a number', () =>
  expect(parseInquiry('read my last five actions')).toEqual({ about: 'done', count: 5 }));

test('a question about files may name one', () => {
  expect(parseInquiry('open the second attachment')).toEqual({ about: 'file', count: 2 });
  expect(parseInquiry('open attachment number 3')).toEqual({ about: 'file', count: 3 });
});
