import { expect, test } from 'vitest';
import type { Activity } from '#domain/activity.ts';
import { findRows } from './find-rows.ts';

const row = (id: string, more: Partial<Activity>): Activity => ({
  id,
  actionType: 'email_archived',
  email: 'maya@northwind.example',
  subject: 'Hiring plan',
  detail: null,
  emails: null,
  at: '2026-11-24T09:00:00Z',
  undoable: null,
  ...more,
});
const rows = [
  row('a', {}),
  row('b', { subject: 'Façade repair', email: 'tomas@northwind.example', actionType: 'email_snoozed' }),
  row('c', { subject: null, email: null, detail: 'Receipts', actionType: 'email_labelled' }),
];

test.each([
  ['', ['a', 'b', 'c']],
  ['maya', ['a']],
  ['hiring archived', ['a']],
  ['facade', ['b']],
  ['SNOOZ', ['b']],
  ['receipts', ['c']],
  ['northwind', ['a', 'b']],
  ['maya facade', []],
  ['wind', []],
])('"%s" finds %j', (words, ids) => {
  expect(findRows(rows, words).map(({ id }) => id)).toEqual(ids);
});
