import { expect, test } from 'vitest';
import { mailingOf } from './mailing.ts';

const mailing = (from: string, headers: Record<string, string>) =>
  mailingOf({
    from: { name: '', email: from },
    headers: new Map(Object.entries(headers)),
    ownAddress: 'alex@northwind.example',
  });

test.each([
  ['a person', 'maya@northwind.example', {}, null],
  ['a stranger', 'amara@helio.example', { 'auto-submitted': 'no' }, null],
  ['a newsletter', 'hello@ledger.example', { 'list-unsubscribe': '<https://u.example>' }, 'newsletter'],
  ['a campaign', 'hello@ledger.example', { 'feedback-id': '1:2:3' }, 'newsletter'],
  [
    'a campaign by a colleague’s tool',
    'people@northwind.example',
    { 'list-unsubscribe': '<x>', 'x-mc-user': '1' },
    'newsletter',
  ],
  ['bulk precedence', 'maya@northwind.example', { precedence: 'bulk' }, 'notification'],
  ['an automatic message', 'maya@northwind.example', { 'auto-submitted': 'auto-generated' }, 'notification'],
  ['a machine’s address', 'no-reply@bank.example', {}, 'notification'],
  ['a machine’s address with a tag', 'notifications+a1@hub.example', {}, 'notification'],
  ['a sale of a shop', 'no-reply@shop.example', { 'list-unsubscribe': '<https://u.example>' }, 'newsletter'],
  [
    'a review that is asked for',
    'notifications@hub.example',
    { 'list-id': '<planner.hub.example>', 'list-unsubscribe': '<https://u.example>', precedence: 'list' },
    'notification',
  ],
  [
    'what happened in a repository',
    'noreply@hub.example',
    { 'list-id': '<planner.hub.example>', 'x-github-reason': 'review_requested' },
    'notification',
  ],
  ['a receipt', 'receipts@shop.example', { 'feedback-id': '1:2:3' }, 'notification'],
  ['comments on a document', 'comments@foliant.example', {}, 'notification'],
  ['expenses to approve', 'approvals@spendwise.example', {}, 'notification'],
  ['a paper to sign', 'requests@inkwellsign.example', {}, 'notification'],
  ['where a parcel is', 'status@paketwerk.example', {}, 'notification'],
  [
    'a sale that speaks of orders',
    'hello@shop.example',
    { 'list-unsubscribe': '<https://u.example>', subject: '20 percent off your next order' },
    'newsletter',
  ],
  ['a person called Status', 'statusova@paper.example', {}, null],
  ['a person called News', 'newsome@paper.example', {}, null],
  [
    'a colleague’s post to a group',
    'tomas@northwind.example',
    { 'list-id': '<team.northwind.example>', precedence: 'list' },
    null,
  ],
  ['a stranger’s post to a list', 'jo@list.example', { 'list-id': '<dev.list.example>' }, 'newsletter'],
  [
    'a stranger’s answer on a list, also to the person',
    'jo@list.example',
    { 'list-id': '<dev.list.example>', 'in-reply-to': '<a@b>', to: 'Alex <ALEX@northwind.example>, dev@list.example' },
    null,
  ],
  [
    'a stranger’s answer to somebody else',
    'jo@list.example',
    { 'list-id': '<d>', 'in-reply-to': '<a@b>', to: 'dev@list.example' },
    'newsletter',
  ],
])('mailingOf: %s', (_, from, headers, expected) => {
  expect(mailing(from, headers)).toBe(expected);
});

test.each(['Your order #20418', 'Receipt for your order', 'Order confirmation: two lamps', 'Your order has shipped'])(
  'mailingOf: %s tells of a purchase, although sales come from there too',
  (subject) => {
    const headers = { 'list-unsubscribe': '<https://u.example>', subject };
    expect(mailing('hello@shop.example', headers)).toBe('notification');
  },
);

test('mailingOf: people at the same public mail provider are not colleagues', () => {
  const headers = new Map([['list-id', '<club.example>']]);
  expect(mailingOf({ from: { name: '', email: 'jo@gmail.com' }, headers, ownAddress: 'alex@gmail.com' })).toBe(
    'newsletter',
  );
});
