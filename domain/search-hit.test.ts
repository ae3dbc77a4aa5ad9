import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MessageId, ThreadId } from './id.ts';
import type { Message } from './mail.ts';
import { resultOf } from './search-hit.ts';
import { matching } from './search-match.ts';
import { readQuery } from './search-query.ts';

const mail = (subject: string, sentences: string[], more: Partial<Message> = {}): Message => ({
  id: MessageId.parse('m'),
  from: { name: 'Wei Zhang', email: 'wei@kessler.example' },
  to: [{ name: 'Ada', email: 'ada@northwind.example' }],
  cc: [],
  subject,
  at: '2026-11-12T09:00:00Z',
  labels: ['inbox'],
  reading: { version: 1, paragraphs: [sentences], summary: '', asks: false, askWords: '', bulk: false, seconds: 4 },
  attachments: [],
  invitation: null,
  state: 'parsed',
  ...more,
});

const shown = (of: { text: string; hit: boolean }[]): string =>
  of.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

const search = (q: string, message: Message) => {
  const result = resultOf(ThreadId.parse('t'), message, readQuery(q));
  return { subject: shown(result.subject), snippet: shown(result.snippet) };
};

describe('a result', () => {
  test.each<[q: string, subject: string, snippet: string]>([
    ['contract', 'Northgate [Contract]', 'The [contracts] are signed.'],
    ['CONTRACTS', 'Northgate [Contract]', 'The [contracts] are signed.'],
    ['signed northgate', '[Northgate] Contract', 'The contracts are [signed].'],
    ['"are signed"', 'Northgate Contract', 'The contracts [are signed].'],
    ['"signed are"', 'Northgate Contract', 'First of all, hello.'],
    ['subject:contract', 'Northgate [Contract]', 'First of all, hello.'],
    ['from:wei', 'Northgate Contract', 'First of all, hello.'],
    ['-contract hello', 'Northgate Contract', 'First of all, [hello].'],
  ])('for %s marks the search terms', (q, subject, snippet) => {
    const message = mail('Northgate Contract', ['First of all, hello.', 'The contracts are signed.']);
    const shows = search(q, message);
    expect(shows.subject).toBe(subject);
    expect(shows.snippet.startsWith(snippet) || shows.snippet.includes(snippet)).toBe(true);
  });

  test('of a long sentence shows the text around the hit', () => {
    const long = `${'word '.repeat(100)}needle${' more'.repeat(100)}`;
    const { snippet } = search('needle', mail('', [long]));
    expect(snippet).toMatch(/^…(word )+\[needle\]( more)+…$/);
    expect(snippet.length).toBeLessThan(220);
  });

  test('of mail without its text shows the summary', () => {
    const light = mail('Plan', []);
    const { paragraphs: _, ...reading } = light.reading;
    const message = { ...light, reading: { ...reading, summary: 'They need a needle.' } };
    expect(search('needle', message).snippet).toBe('They need a [needle].');
  });

  test('contains only the original text, cut and marked, for any query', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300 });
    fc.assert(
      fc.property(text, text, fc.string({ unit: 'grapheme', maxLength: 4 }), (subject, sentence, q) => {
        const result = resultOf(ThreadId.parse('t'), mail(subject, [sentence]), readQuery(q));
        expect(result.subject.map((part) => part.text).join('')).toBe(subject);
        expect(sentence).toContain(
          result.snippet
            .map((part) => part.text)
            .join('')
            .replace(/^…|…$/g, ''),
        );
      }),
    );
  });
});

describe('search on the device', () => {
  const message = mail('Größe und Straße', ['Open budget, point by point.'], {
    labels: ['inbox', 'unread'],
    attachments: [{ name: 'Redlines v3.pdf', mimeType: 'application/pdf', size: 1 }],
  });
  test.each<[q: string, is: boolean]>([
    ['grosse strasse', true],
    ['budg', true],
    ['"open budget"', true],
    ['"budget open"', false],
    ['from:kessler', true],
    ['from:ada', false],
    ['to:ada', true],
    ['subject:budget', false],
    ['redlines has:attachment', true],
    ['-has:attachment', false],
    ['is:unread', true],
    ['in:sent', false],
    ['-in:sent', true],
    ['after:2026-11-12', true],
    ['after:2026-11-13', false],
    ['before:2026-11-13', true],
    ['before:2026-11-12', false],
  ])('%s: %s', (q, is) => expect(matching(readQuery(q), 'UTC')(message)).toBe(is));

  test('excludes trash and spam unless the query names them', () => {
    const trashed: Message = { ...message, labels: ['trash'] };
    expect(matching(readQuery('budget'), 'UTC')(trashed)).toBe(false);
    expect(matching(readQuery('budget in:trash'), 'UTC')(trashed)).toBe(true);
  });
});
