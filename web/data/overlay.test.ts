import '#test/support/seed.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MailboxChange, threadsOf } from '#domain/change/mailbox.ts';
import { MessageId, ThreadId } from '#domain/id.ts';
import type { Label, Thread } from '#domain/mail.ts';
import type { Reminder } from '#domain/reminder.ts';
import { reseen, type Threads } from './overlay.ts';
import { lightOf, withText } from './text.ts';

const thread = (id: string, labels: Label[], version = 1): Thread => ({
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
const allOf = (one: Threads, other: Threads) => new Set([...one.keys(), ...other.keys()]);
const then = (seen: Threads, after: Threads, changes: MailboxChange[] = []) =>
  reseen(seen, after, changes, allOf(seen, after));

const archive = (...ids: string[]): MailboxChange => ({
  ledger: 'mailbox',
  kind: 'relabel',
  threadIds: ids.map((id) => ThreadId.parse(id)),
  add: [],
  remove: ['inbox'],
});

const monday: Reminder = {
  kind: 'snooze',
  wakeAt: '2026-11-23T07:00:00.000Z',
  unlessAnswered: false,
  wokenBy: null,
};

describe('unchanged threads', () => {
  test('keep their objects and their map, whatever the label order', () => {
    const seen = box(thread('a', ['inbox', 'unread']), thread('b', ['inbox']));
    expect(then(seen, box(thread('a', ['unread', 'inbox']), thread('b', ['inbox'])))).toBe(seen);
  });

  test('keep their objects when another thread changes', () => {
    const [a, b] = [thread('a', ['inbox']), thread('b', ['inbox'])];
    const after = then(box(a, b), box(thread('a', ['inbox']), thread('b', ['trash'])));
    expect(after.get(a.id)).toBe(a);
    expect(after.get(b.id)?.messages[0]?.labels).toEqual(['trash']);
  });

  test('keep their objects when the server confirms an archive', () => {
    const server = box(thread('a', ['inbox', 'unread']));
    const seen = then(server, server, [archive('a')]);
    expect(seen.get(ThreadId.parse('a'))?.messages[0]?.labels).toEqual(['unread']);
    expect(then(seen, box(thread('a', ['unread'])))).toBe(seen);
  });
});

test('a mute shown at once changes only the mark, and an unmute removes it', () => {
  const server = box(thread('a', ['inbox', 'unread']));
  const threadIds = [ThreadId.parse('a')];
  const mute: MailboxChange = { ledger: 'mailbox', kind: 'mute', threadIds, muted: true, remove: ['inbox', 'unread'] };
  const muted = then(server, server, [mute]);
  expect(muted.get(ThreadId.parse('a'))).toEqual({ ...thread('a', []), muted: true });
  const over = then(muted, server, [mute, { ledger: 'mailbox', kind: 'mute', threadIds, muted: false, remove: [] }]);
  expect(over.get(ThreadId.parse('a'))).toEqual(thread('a', []));
});

describe('new data replaces the old', () => {
  test.each([
    ['a thread that came', box(thread('a', ['inbox']), thread('b', ['inbox']))],
    ['a thread that is gone', box()],
    ['a better reading', box(thread('a', ['inbox'], 2))],
    ['its text', box(withText(lightOf(thread('a', ['inbox'])), thread('a', ['inbox'])))],
    ['what it waits for', box({ ...thread('a', ['inbox']), reminder: monday })],
    ['that it is muted', box({ ...thread('a', ['inbox']), muted: true })],
    ['what is known of the sender', box({ ...thread('a', ['inbox']), sender: { received: 2, sent: 1 } })],
  ])('%s', (_, after) => {
    expect([...then(box(lightOf(thread('a', ['inbox']))), after).values()]).toEqual([...after.values()]);
  });
});

test('updating only touched threads gives the same result as applying all changes to all threads', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd');
  const labels = fc.constantFrom<Label[]>(['inbox'], ['inbox', 'unread'], ['starred'], []);
  const threadIds = fc.uniqueArray(id, { maxLength: 3 }).map((ids) => ids.map((one) => ThreadId.parse(one)));
  const change: fc.Arbitrary<MailboxChange> = fc.oneof(
    fc.record({
      ledger: fc.constant('mailbox' as const),
      kind: fc.constant('relabel' as const),
      threadIds,
      add: fc.constantFrom<Label[]>([], ['starred'], ['inbox']),
      remove: fc.constantFrom<Label[]>([], ['unread'], ['inbox']),
    }),
    fc.record({
      ledger: fc.constant('mailbox' as const),
      kind: fc.constant('defer' as const),
      threadIds,
      reminder: fc.constantFrom(monday, { ...monday, kind: 'remind' as const }),
      remove: fc.constantFrom<Label[]>([], ['inbox']),
    }),
    fc.record({
      ledger: fc.constant('mailbox' as const),
      kind: fc.constant('wake' as const),
      threadIds,
      by: fc.constant('time' as const),
    }),
    fc.record({
      ledger: fc.constant('mailbox' as const),
      kind: fc.constant('mute' as const),
      threadIds,
      muted: fc.boolean(),
      remove: fc.constantFrom<Label[]>([], ['inbox']),
    }),
  );
  const happening = fc.oneof(
    fc.record({ put: id, labels }),
    fc.record({ remove: id }),
    fc.record({ given: change }),
    fc.record({ answered: fc.nat(3) }),
  );
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 15 }), (happenings) => {
      let server: Threads = new Map();
      let changes: MailboxChange[] = [];
      let seen: Threads = new Map();
      for (const one of happenings) {
        const next = new Map(server);
        const before = changes;
        if ('put' in one) next.set(ThreadId.parse(one.put), thread(one.put, one.labels));
        else if ('remove' in one) next.delete(ThreadId.parse(one.remove));
        else if ('given' in one) changes = [...changes, one.given];
        else changes = changes.filter((_, at) => at !== one.answered);
        const touched = new Set([...allOf(server, next)].filter((key) => server.get(key) !== next.get(key)));
        for (const other of [...before, ...changes])
          if (!before.includes(other) || !changes.includes(other)) for (const key of threadsOf(other)) touched.add(key);
        server = next;
        seen = reseen(seen, server, changes, touched);
        expect(new Map([...seen].toSorted())).toEqual(new Map([...then(new Map(), server, changes)].toSorted()));
      }
    }),
  );
});
