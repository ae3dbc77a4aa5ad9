import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, test } from 'vitest';
import { readHeaderFields } from './header-fields.ts';
import { startParser } from './parse.ts';

const parser = startParser();
afterAll(() => parser.close());
const ownAddress = 'ada@northwind.example';
const parse = (raw: string | Uint8Array) =>
  parser.parse({
    content: { kind: 'raw', raw: Buffer.from(raw) },
    snippet: 'What Google saw of it.',
    ownAddress,
    authority: 'mx.google.com',
  });

const head = [
  'From: =?utf-8?Q?Zo=C3=AB?= Okafor <Zoe@Far.Example>',
  'Reply-To: answers@far.example',
  'To: Ada <ada@northwind.example>,',
  '\t"Lee, Bo" <bo@far.example>',
  'Subject: =?utf-8?B?w4k=?= a subject',
  ' that goes on',
].join('\r\n');
const asRead = {
  from: { name: 'Zoë Okafor', email: 'zoe@far.example' },
  to: [
    { name: 'Ada', email: 'ada@northwind.example' },
    { name: 'Lee, Bo', email: 'bo@far.example' },
  ],
  cc: [],
  replyTo: [{ name: '', email: 'answers@far.example' }],
  subject: 'É a subject that goes on',
};

describe('mail that cannot be parsed', () => {
  test('keeps sender and subject, with the snippet as text', async () => {
    expect(await parse(`${head}\r\nX-Endless: ${'x'.repeat(300_000)}\r\n\r\nhi`)).toMatchObject({
      ...asRead,
      state: 'unparsed',
      reading: { paragraphs: [['What Google saw of it.']] },
    });
  });

  test('is set aside if it is too large to try', async () => {
    const large = Buffer.alloc(51 * 1024 * 1024, 'x');
    large.write(`${head}\r\n\r\n`);
    expect(await parse(large)).toMatchObject({ ...asRead, state: 'unparsed' });
  });

  test("counts the recipients of the person's own mail", async () => {
    const raw = `From: ada@northwind.example\nTo: bo@far.example\nCc: BO@far.example, cy@far.example\nX: `;
    const { sentTo } = await parse(raw + 'x'.repeat(300_000));
    expect(sentTo).toEqual(['bo@far.example', 'cy@far.example']);
  });
});

describe('reading header fields', () => {
  test('agrees with the parser', async () => {
    const { from, to, cc, replyTo, subject, state } = await parse(`${head}\r\n\r\nhi`);
    expect(state).toBe('parsed');
    expect(readHeaderFields(Buffer.from(head))).toEqual({ from, to, cc, replyTo, subject });
  });

  test.each([
    ['nothing', ''],
    ['a body only', '\r\n\r\nSubject: no\r\nFrom: x@y.example'],
    ['fields without a name', ': x\r\n:\r\n\r\n'],
    ['bytes', String.fromCharCode(...Array.from({ length: 256 }, (_, n) => n)).repeat(100)],
  ])('finds no sender and no subject in %s', (_name, raw) => {
    const nothing = { from: { name: '', email: '' }, to: [], cc: [], replyTo: [], subject: '' };
    expect(readHeaderFields(Buffer.from(raw, 'latin1'))).toEqual(nothing);
  });

  test('takes the first of a name, cuts long ones, and drops line ends', () => {
    const raw = `Subject: one\nSubject: two\nFrom: ${'a'.repeat(20_000)}\n\n`;
    expect(readHeaderFields(Buffer.from(raw)).subject).toBe('one');
    const sly = 'Subject: =?utf-8?Q?one=0D=0ABcc:_x@y.example?=\r\n\r\n';
    expect(readHeaderFields(Buffer.from(sly)).subject).toBe('one Bcc: x@y.example');
    expect(readHeaderFields(Buffer.from(`Subject: ${'x'.repeat(400_000)}`)).subject).toHaveLength(10_000 - 1);
  });
});

test('a worker that dies between messages loses nothing, and another continues', async () => {
  const own = startParser();
  const ask = () =>
    own.parse({
      content: { kind: 'raw', raw: Buffer.from(`${head}\r\n\r\nhi`) },
      snippet: '',
      ownAddress,
      authority: 'mx.google.com',
    });
  const started = once(process, 'worker');
  await ask();
  const [first]: Worker[] = await started;
  first?.emit('error', new Error('out of memory'));
  await first?.terminate();
  const startedAgain = once(process, 'worker');
  expect(await ask()).toMatchObject({ ...asRead, state: 'parsed' });
  const [second]: Worker[] = await startedAgain;
  expect(second).not.toBe(first);
  await own.close();
});
