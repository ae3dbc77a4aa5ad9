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
  to: '',
  notes: [],
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
  [
    'until a time',
    asked(from(['A', 2]), { act: 'snooze', to: 'Monday at 8:00' }),
    'That is 2 emails: 2 from A. Snooze all 2 until Monday at 8:00?',
  ],
  [
    'under a label that there is not yet',
    asked(from(['Priya', 3]), { act: 'label', to: 'Board', notes: ['There is no label Board yet; a yes makes it.'] }),
    'There is no label Board yet; a yes makes it. That is 3 emails: 3 from Priya. Label all 3 as Board?',
  ],
  [
    'filed',
    asked(from(['A', 2]), { act: 'move', to: 'Finance' }),
    'That is 2 emails: 2 from A. Move all 2 to Finance?',
  ],
  [
    'a label off',
    asked(from(['A', 1]), { act: 'unlabel', to: 'Legal' }),
    'That is one email, from A: The week. Take Legal off it?',
  ],
  [
    'lists, each by its name',
    asked(from(['The Ledger', 1], ['Figma', 1], ['GitHub', 1], ['Shop', 1]), { act: 'unsubscribe' }),
    'That is 4 mailing lists: The Ledger, Figma, GitHub and Shop. Unsubscribe from all 4?',
  ],
  [
    'one list',
    asked(from(['The Ledger', 1]), { act: 'unsubscribe' }),
    'That is one mailing list: The Ledger. Unsubscribe from it?',
  ],
  [
    'more lists than go at once',
    asked(from(['A', 1], ['B', 1]), { act: 'unsubscribe', total: 22 }),
    'That is 22 mailing lists, and 20 go at a time: A and B. Unsubscribe from those 2?',
  ],
])('%s', (_, of, words) => expect(bulkQuestion(of, formats)).toBe(words));

test('the title and the button say what and how many', () => {
  expect(bulkTitle({ act: 'archive', to: '' }, 43, formats)).toBe('Archive 43 emails?');
  expect(bulkTitle({ act: 'mark-read', to: '' }, 1, formats)).toBe('Mark 1 email read?');
  expect(bulkTitle({ act: 'label', to: 'Board' }, 12, formats)).toBe('Label 12 emails as Board?');
  expect(bulkTitle({ act: 'unsubscribe', to: '' }, 3, formats)).toBe('Unsubscribe from 3 mailing lists?');
  expect(bulkButton({ act: 'mark-read', to: '' }, 41)).toBe('Mark 41 read');
  expect(bulkButton({ act: 'snooze', to: 'Monday at 8:00' }, 41)).toBe('Snooze 41');
  expect(bulkButton({ act: 'unsubscribe', to: '' }, 3)).toBe('Unsubscribe from 3');
});
