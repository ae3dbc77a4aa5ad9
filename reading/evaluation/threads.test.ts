// Measures the summary of labelled threads: the open ask, the last decision, the last change. The floors only rise.
import { readFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { expect, test } from 'vitest';
import { MessageId, ThreadId } from '#domain/id.ts';
import type { Message } from '#domain/mail.ts';
import { type SummaryLine, threadSummary } from '#reading/thread-summary.ts';

const kinds = ['ask', 'decision', 'change'] as const;
type Kind = (typeof kinds)[number];
type Labelled = { subject: string; messages: Message[]; marked: Partial<Record<Kind, string>> };

const own = 'alex@northwind.example';
const mark = /\{(ask|decision|change)\} /;

const messageOf = (line: string, nth: number, subject: string, marked: Labelled['marked']): Message => {
  const [who = '', ...said] = line.split(': ');
  const sentences = said
    .join(': ')
    .split(' / ')
    .map((sentence) => {
      const kind = kinds.find((one) => sentence.includes(`{${one}}`));
      const text = sentence.replace(mark, '');
      if (kind) marked[kind] = text;
      return text;
    });
  const isOwn = who === 'me';
  return {
    id: MessageId.parse(`m${nth}`),
    from: isOwn ? { name: 'Alex', email: own } : { name: who, email: `${who.toLowerCase()}@x.example` },
    to: [],
    cc: [],
    subject,
    at: new Date(Date.UTC(2026, 10, 1 + nth)).toISOString(),
    labels: isOwn ? ['sent'] : ['inbox'],
    reading: { version: 1, paragraphs: [sentences], summary: '', asks: false, askWords: '', bulk: false, seconds: 1 },
    attachments: [],
    invitation: null,
    state: 'parsed',
  };
};

const threads: Labelled[] = readFileSync(new URL('threads.txt', import.meta.url), 'utf8')
  .split(/^= /m)
  .slice(1)
  .map((block) => {
    const [subject = '', ...lines] = block.split('\n').filter((line) => line !== '');
    const marked: Labelled['marked'] = {};
    return { subject, marked, messages: lines.map((line, nth) => messageOf(line, nth, subject, marked)) };
  });

const summaries = threads.map(({ messages, ...thread }) => ({
  ...thread,
  found: threadSummary({ id: ThreadId.parse('t'), messages }, own),
}));

const textOf = (found: readonly SummaryLine[], kind: Kind): string | undefined =>
  found.find((line) => line.kind === kind)?.quote.text;

test('there are forty labelled threads', () => expect(threads).toHaveLength(40));

test.each([
  ['ask', 90, 90],
  ['decision', 90, 85],
  ['change', 90, 85],
] as const)('the last %s of a thread is found', (kind, precision, recall) => {
  const claimed = summaries.filter(({ found }) => textOf(found, kind) !== undefined);
  const expected = summaries.filter(({ marked }) => marked[kind] !== undefined);
  const right = expected.filter(({ found, marked }) => textOf(found, kind) === marked[kind]);
  const share = (part: number, whole: number): number => Math.round((1000 * part) / Math.max(1, whole)) / 10;
  const figures = { precision: share(right.length, claimed.length), recall: share(right.length, expected.length) };
  stdout.write(`\nthreads, ${kind}: ${JSON.stringify(figures)}\n`);
  if (process.env['MISSED'])
    for (const { subject, found, marked } of summaries)
      if (textOf(found, kind) !== marked[kind])
        stdout.write(`  ${subject}: ${textOf(found, kind)} not ${marked[kind]}\n`);
  expect(figures.precision).toBeGreaterThanOrEqual(precision);
  expect(figures.recall).toBeGreaterThanOrEqual(recall);
});

test('every line is a sentence of one message', () => {
  for (const [nth, { found }] of summaries.entries())
    for (const { quote } of found)
      expect(
        threads[nth]?.messages.find(({ id }) => id === quote.messageId)?.reading.paragraphs?.[quote.paragraph]?.[
          quote.sentence
        ],
      ).toBe(quote.text);
});

test('a summary is ready at once', () => {
  const [longest] = threads.toSorted((one, other) => other.messages.length - one.messages.length);
  const messages = Array.from({ length: 40 }, () => longest?.messages ?? []).flat();
  threadSummary({ id: ThreadId.parse('t'), messages }, own);
  const start = performance.now();
  threadSummary({ id: ThreadId.parse('t'), messages }, own);
  expect(performance.now() - start).toBeLessThan(100);
});
