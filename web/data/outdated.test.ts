import { expect, test } from 'vitest';
import { Thread } from '#domain/mail.ts';
import { outdated } from './outdated.ts';

const now = new Date('2026-06-30T12:00:00Z');
const thread = (id: string, labels: string[], daysAgo: number) =>
  Thread.parse({
    id,
    messages: [
      {
        id,
        from: { name: '', email: 'priya@northwind.example' },
        to: [],
        cc: [],
        subject: '',
        at: new Date(now.getTime() - daysAgo * 86_400_000).toISOString(),
        labels,
        reading: { version: 1, paragraphs: [], summary: '', asks: false, askWords: '', bulk: false, seconds: 1 },
        attachments: [],
        invitation: null,
        state: 'parsed',
      },
    ],
    sender: { received: 1, sent: 0 },
  });
const box = (...threads: Thread[]) => new Map(threads.map((one) => [one.id, one]));

test('threads leave the device 30 days after they leave the inbox, and inbox threads stay', () => {
  const threads = box(thread('new', [], 29), thread('old', [], 31), thread('waiting', ['inbox'], 400));
  expect(outdated(threads, new Set(), now)).toEqual(['old']);
});

test('the device keeps the newest 300 threads outside the inbox', () => {
  const left = Array.from({ length: 303 }, (_, nth) => thread(`t${nth}`, [], nth / 100));
  expect(outdated(box(...left), new Set(), now)).toEqual(['t300', 't301', 't302']);
});

test('threads of this session stay on the device for undo', () => {
  const old = thread('old', [], 90);
  expect(outdated(box(old), new Set([old.id]), now)).toEqual([]);
});
