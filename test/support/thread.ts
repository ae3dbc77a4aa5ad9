// A thread of one short message. Tests override the fields they check.
import { type Message, Thread } from '#domain/mail.ts';

type Given = Partial<Omit<Message, 'id' | 'reading'>> & { messageId?: string; sentences?: readonly string[] };

export const threadWith = (id: string, { messageId = id, sentences = ['Hello.'], ...message }: Given = {}): Thread =>
  Thread.parse({
    id,
    sender: { received: 1, sent: 0 },
    messages: [
      {
        id: messageId,
        from: { name: 'Priya Shah', email: 'priya@northwind.example' },
        to: [],
        cc: [],
        subject: 'Budget',
        at: '2026-01-05T10:00:00Z',
        labels: ['inbox'],
        reading: {
          version: 3,
          paragraphs: [sentences],
          summary: '',
          asks: false,
          askWords: '',
          bulk: false,
          seconds: 1,
        },
        attachments: [],
        invitation: null,
        state: 'parsed',
        ...message,
      },
    ],
  });
