import { expect, test } from 'vitest';
import { isBulk } from './bulk.ts';

const bulk = (from: string, headers: Record<string, string>): boolean =>
  isBulk({
    from: { name: '', email: from },
    headers: new Map(Object.entries(headers)),
    ownAddress: 'alex@northwind.example',
  });

test.each([
  ['a person', 'maya@northwind.example', {}, false],
  ['a stranger', 'amara@helio.example', { 'auto-submitted': 'no' }, false],
  ['a newsletter', 'hello@ledger.example', { 'list-unsubscribe': '<https://u.example>' }, true],
  ['a campaign', 'hello@ledger.example', { 'feedback-id': '1:2:3' }, true],
  [
    'a campaign by a colleague’s tool',
    'people@northwind.example',
    { 'list-unsubscribe': '<x>', 'x-mc-user': '1' },
    true,
  ],
  ['bulk precedence', 'maya@northwind.example', { precedence: 'bulk' }, true],
  ['an automatic message', 'maya@northwind.example', { 'auto-submitted': 'auto-generated' }, true],
  ['a machine’s address', 'no-reply@bank.example', {}, true],
  ['a machine’s address with a tag', 'notifications+a1@hub.example', {}, true],
  ['a person called News', 'newsome@paper.example', {}, false],
  [
    'a colleague’s post to a group',
    'tomas@northwind.example',
    { 'list-id': '<team.northwind.example>', precedence: 'list' },
    false,
  ],
  ['a stranger’s post to a list', 'jo@list.example', { 'list-id': '<dev.list.example>' }, true],
  [
    'a stranger’s answer on a list, also to the person',
    'jo@list.example',
    { 'list-id': '<dev.list.example>', 'in-reply-to': '<a@b>', to: 'Alex <ALEX@northwind.example>, dev@list.example' },
    false,
  ],
  [
    'a stranger’s answer to somebody else',
    'jo@list.example',
    { 'list-id': '<d>', 'in-reply-to': '<a@b>', to: 'dev@list.example' },
    true,
  ],
])('%s', (_, from, headers, expected) => {
  expect(bulk(from, headers)).toBe(expected);
});

test('people at a public provider are no colleagues', () => {
  const headers = new Map([['list-id', '<club.example>']]);
  expect(isBulk({ from: { name: '', email: 'jo@gmail.com' }, headers, ownAddress: 'alex@gmail.com' })).toBe(true);
});
