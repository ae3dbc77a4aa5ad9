// What stays the same object while the server answers, and what does not.
import { describe, expect, test } from 'vitest';
import type { Change } from '#domain/change.ts';
import { MessageId, ThreadId } from '#domain/id.ts';
import type { Thread } from '#domain/mail.ts';
import { keepingSame, overlaid } from './overlay.ts';

const thread = (id: string, labels: string[], version = 1): Thread => ({
  id: ThreadId.parse(id),
  messages: [
    {
      id: MessageId.parse(id),
      from: { name: 'Priya', email: 'priya@northwind.example' },
      to: [],
      cc: [],
      subject: 'Budget',
      at: '2026-01-05T10:00:00Z',
      labels,
      reading: { version, paragraphs: [['Hello.']], summary: '', asks: false, askWords: '', bulk: false, seconds: 1 },
      attachments: [],
      invitation: null,
      state: 'parsed',
    },
  ],
  sender: { received: 1, sent: 0 },
});

const box = (...threads: Thread[]) => new Map(threads.map((one) => [one.id, one]));

describe('threads that say the same', () => {
  test('stay the same objects, and the mailbox the same map, whatever the order of the labels', () => {
    const seen = box(thread('a', ['INBOX', 'UNREAD']), thread('b', ['INBOX']));
    expect(keepingSame(seen, box(thread('a', ['UNREAD', 'INBOX']), thread('b', ['INBOX'])))).toBe(seen);
  });

  test('stay the same objects beside one that changed', () => {
    const [a, b] = [thread('a', ['INBOX']), thread('b', ['INBOX'])];
    const after = keepingSame(box(a, b), box(thread('a', ['INBOX']), thread('b', ['TRASH'])));
    expect(after.get(a.id)).toBe(a);
    expect(after.get(b.id)?.messages[0]?.labels).toEqual(['TRASH']);
  });

  test('are those of an archive shown at once and then answered by the server', () => {
    const server = box(thread('a', ['INBOX', 'UNREAD']));
    const archive: Change = { kind: 'relabel', threadIds: [ThreadId.parse('a')], add: [], remove: ['INBOX'] };
    const seen = overlaid(server, [archive]).threads;
    expect(keepingSame(seen, box(thread('a', ['UNREAD'])))).toBe(seen);
  });
});

describe('what is new is taken', () => {
  test.each([
    ['a thread that came', box(thread('a', ['INBOX']), thread('b', ['INBOX']))],
    ['a thread that is gone', box()],
    ['a better reading', box(thread('a', ['INBOX'], 2))],
    ['what is known of the sender', box({ ...thread('a', ['INBOX']), sender: { received: 2, sent: 1 } })],
  ])('%s', (_, after) => {
    expect([...keepingSame(box(thread('a', ['INBOX'])), after).values()]).toEqual([...after.values()]);
  });
});
