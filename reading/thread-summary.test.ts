import { describe, expect, test } from 'vitest';
import { MessageId, ThreadId } from '#domain/id.ts';
import type { Message } from '#domain/mail.ts';
import { threadSummary } from './thread-summary.ts';

const mail = (subject: string, paragraphs: string[][]): Message => ({
  id: MessageId.parse('m'),
  from: { name: 'Jonas Weber', email: 'jonas@x.example' },
  to: [],
  cc: [],
  subject,
  at: '2026-11-26T12:31:00.000Z',
  labels: ['inbox'],
  reading: { version: 1, paragraphs, summary: '', asks: false, askWords: '', bulk: false, seconds: 1 },
  attachments: [],
  invitation: null,
  state: 'parsed',
});

const said = (subject: string, paragraphs: string[][]) =>
  threadSummary({ id: ThreadId.parse('t'), messages: [mail(subject, paragraphs)] }, 'alex@x.example').map(
    ({ kind, quote: { by, own, text } }) => ({ kind, by: by.name || by.email, own, text }),
  );

const offer = 'If you could see your way to £1.14m, I can sign it off myself.';
const question = 'Okay to call him with that tomorrow?';

describe('threadSummary of a forward', () => {
  test('names the original writer of a forwarded ask', () => {
    expect(said('Fwd: Discount', [['My two cents!'], ['From: Gregor Haskins'], [offer]])).toEqual([
      { kind: 'ask', by: 'Gregor Haskins', own: false, text: offer },
    ]);
  });

  test('prefers the ask that the forwarder wrote above the forward', () => {
    expect(said('Fwd: Discount', [[question], ['From: Gregor Haskins'], [offer]])).toEqual([
      { kind: 'ask', by: 'Jonas Weber', own: false, text: question },
      { kind: 'figure', by: 'Gregor Haskins', own: false, text: offer },
    ]);
  });

  test('gives the route of a trip to nobody else', () => {
    expect(said('Our trip', [['From: New York'], ['To: Boston'], [question]])).toEqual([
      { kind: 'ask', by: 'Jonas Weber', own: false, text: question },
    ]);
  });
});
