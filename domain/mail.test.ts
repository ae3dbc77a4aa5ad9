import { describe, expect, test } from 'vitest';
import { MessageId, ThreadId } from './id.ts';
import { type Label, type Thread, unanswered } from './mail.ts';

const thread = (...labels: Label[][]): Thread => ({
  id: ThreadId.parse('t'),
  sender: { received: 1, sent: 0 },
  messages: labels.map((own, at) => ({
    id: MessageId.parse(`m${at}`),
    from: { name: '', email: 'a@b.example' },
    to: [],
    cc: [],
    subject: '',
    at: '2026-11-20T08:00:00Z',
    labels: own,
    reading: { version: 1, paragraphs: [], summary: '', asks: false, askWords: '', bulk: false, seconds: 1 },
    attachments: [],
    invitation: null,
    state: 'parsed',
  })),
});

const cases: { name: string; labels: Label[][]; read: string[] }[] = [
  { name: 'a thread nobody answered', labels: [['inbox'], ['inbox']], read: ['m0', 'm1'] },
  { name: 'what came after the person wrote', labels: [['inbox'], ['sent'], ['inbox']], read: ['m2'] },
  { name: 'their own last word where nothing came after', labels: [['inbox'], ['sent']], read: ['m1'] },
  { name: 'no draft', labels: [['inbox'], ['drafts']], read: ['m0'] },
  { name: 'nothing from the trash or of spam', labels: [['inbox'], ['trash'], ['spam']], read: ['m0'] },
  { name: 'nothing of a thread that is only a draft', labels: [['drafts']], read: [] },
];

describe('unanswered', () => {
  test.each(cases)('keeps $name', ({ labels, read }) => {
    expect(unanswered(thread(...labels)).map((message) => message.id)).toEqual(read);
  });
});
