import { expect, test } from 'vitest';
import { threadWith } from '#test/support/thread.ts';
import { announcementOf } from './announcement.ts';

const head = (subject: string, index = 0): string =>
  threadWith('one', { subject })
    .messages.map((message) => announcementOf(message, index))
    .join('');

test.each([
  ['Budget', 'Priya Shah: Budget.'],
  ['Re: Budget', 'Priya Shah: Budget.'],
  ['RE: Fwd: re[2]: Budget', 'Priya Shah: Budget.'],
  ['AW: WG: Kostenvoranschlag', 'Priya Shah: Kostenvoranschlag.'],
  ['Res: Orçamento', 'Priya Shah: Orçamento.'],
  ['Restructuring: phase two', 'Priya Shah: Restructuring: phase two.'],
  ['Why did the bill grow?', 'Priya Shah: Why did the bill grow?'],
  ['Re:', 'Priya Shah: no subject.'],
  ['', 'Priya Shah: no subject.'],
])('announcementOf announces %j as %j', (subject, words) => {
  expect(head(subject)).toBe(words);
});

test('announcementOf names only the writer of a later message in the thread', () => {
  expect(head('Re: Budget', 1)).toBe('Then Priya Shah.');
});

test.each([
  [0, true, 'German', 'Priya Shah, in German: Budget.'],
  [1, true, 'German', 'Then Priya Shah, in German.'],
  [0, false, '', 'Under the name Priya Shah: Budget.'],
  [1, false, '', 'Then, under the name Priya Shah.'],
  [0, false, 'Dutch', 'Under the name Priya Shah, in Dutch: Budget.'],
])('announcementOf: message %i, trusted %s, in %j: %s', (index, trusted, language, words) => {
  const [message] = threadWith('one', {}).messages;
  expect(message && announcementOf(message, index, { trusted, language })).toBe(words);
});
