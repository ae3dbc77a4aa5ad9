import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withGivenNames } from '#domain/contact.ts';
import { matchRecipient } from '#language/drafting/match-recipient.ts';
import { readSearch } from '#language/search/read-search.ts';
import { contact } from '#test/support/contact.ts';
import { until } from '#test/support/until.ts';
import { withRealNames } from '#web/conversation/answers/real-names.ts';
import { contactBook, followContacts } from './contacts.ts';
import { withAddresses } from './given-names.ts';
import { memoryStore } from './memory-store.ts';

const contacts = withGivenNames(
  [contact('Priya Nair', ['priya@acme.example']), contact('Alexandra Stone', ['alexandra@stone.example'])],
  [
    { alias: 'my boss', email: 'priya@acme.example', name: 'Priya Nair' },
    { alias: 'Sasha', email: 'alexandra@stone.example', name: 'Alexandra Stone' },
    { alias: 'the plumber', email: 'joe@fix.example', name: 'Joe Fix' },
  ],
);

let stopped: AbortController;
beforeEach(async () => {
  stopped = new AbortController();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const store = memoryStore();
  await store.change('contact', { put: new Map([['list', { version: '1', contacts }]]) });
  followContacts(store, stopped.signal);
  await until(() => contactBook.current().contacts.length === 3);
});
afterEach(() => {
  stopped.abort();
  vi.unstubAllGlobals();
});

const moment = { now: new Date('2026-11-20T09:00:00Z'), zone: 'UTC' };

test.each([
  ['mail from my boss', 'priya@acme.example'],
  ['emails from the boss', 'priya@acme.example'],
  ['mail from Sasha', 'alexandra@stone.example'],
])('“%s” looks for the address', (words, email) => {
  expect(withAddresses(readSearch(words, moment))).toEqual([
    { kind: 'words', field: 'from', text: email, exact: false, not: false },
  ]);
});

test.each(['mail about my boss', 'mail from Bossuet', 'mail from Priya'])('“%s” stays as it is', (words) => {
  const query = readSearch(words, moment);
  expect(withAddresses(query)).toEqual(query);
});

test('a question asks for the real name', () => {
  expect(withRealNames('what did my boss say about the lease')).toBe('what did Priya Nair say about the lease');
  expect(withRealNames('what did Sashank say')).toBe('what did Sashank say');
});

describe('a recipient', () => {
  test.each([
    ['my boss', 'priya@acme.example'],
    ['the boss', 'priya@acme.example'],
    ['Sasha', 'alexandra@stone.example'],
    ['the plumber', 'joe@fix.example'],
  ])('“%s” is the person with that name', (said, email) =>
    expect(matchRecipient(said, contactBook.current().contacts, new Set())).toMatchObject({
      kind: 'one',
      person: { email },
    }),
  );
});
