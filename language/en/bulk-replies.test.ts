import { expect, test } from 'vitest';
import type { BulkThread } from '#domain/bulk.ts';
import { formatsOf } from '#domain/formats.ts';
import { ThreadId } from '#domain/id.ts';
import { type Asked, bulkButton, bulkQuestion, bulkTitle } from './bulk-replies.ts';

const from = (...senders: [name: string, count: number][]): BulkThread[] =>
  senders.flatMap(([name, count]) =>
    Array.from({ length: count }, (_, at) => ({
      threadId: ThreadId.parse(`${name.replaceAll(' ', '')}${at}`),
      from: { name, email: 'somebody@far.example' },
      subject: 'The week',
      at: '2026-11-20T10:00:00Z',
    })),
  );

const asked = (threads: BulkThread[], more: Partial<Asked> = {}): Asked => ({
  act: 'archive',
  lesser: false,
  total: threads.length,
  threads,
  where: 'mailbox',
  ...more,
});

const formats = formatsOf(['en-GB']);
const many = from(['Figma', 12], ['GitHub', 20], ['A', 4], ['B', 4], ['C', 3]);

test.each<[what: string, of: Asked, words: string]>([
  ['many', asked(many), 'That is 43 emails: 20 from GitHub, 12 from Figma, 11 others. Archive all 43?'],
  [
    'of three',
    asked(from(['A', 1], ['B', 2], ['C', 1])),
    'That is 4 emails: 2 from B, 1 from A, 1 from C. Archive all 4?',
  ],
  [
    'of one',
    asked(from(['The Ledger', 2]), { act: 'mark-read' }),
    'That is 2 emails: 2 from The Ledger. Mark all 2 read?',
  ],
  [
    'a single one',
    asked(from(['Tom Alvarez', 1]), { act: 'trash' }),
    'That is one email, from Tom Alvarez: The week. Trash it?',
  ],
  [
    'more than go at once',
    asked(from(['GitHub', 150], ['Figma', 50]), { total: 1640 }),
    'That is 1,640 emails, and 200 go at a time. The newest 200: 150 from GitHub, 50 from Figma. Archive those 200?',
  ],
  [
    'offline',
    asked(from(['A', 2]), { where: 'device', act: 'spam' }),
    'You’re offline, so only what is on this device is meant. That is 2 emails: 2 from A. Mark all 2 as spam?',
  ],
  [
    'the lesser act',
    asked(from(['A', 2]), { lesser: true }),
    'That is 2 emails: 2 from A. I would archive, not trash. Archive all 2?',
  ],
])('%s', (_, of, words) => expect(bulkQuestion(of, formats)).toBe(words));

test('the title and the button say what and how many', () => {
  expect(bulkTitle('archive', 43, formats)).toBe('Archive 43 emails?');
  expect(bulkTitle('mark-read', 1, formats)).toBe('Mark 1 email read?');
  expect(bulkButton('mark-read', 41)).toBe('Mark 41 read');
});
