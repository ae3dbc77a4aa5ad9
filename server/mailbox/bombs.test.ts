import { Buffer } from 'node:buffer';
import { afterAll, describe, expect, test } from 'vitest';
import type { MessageContent } from '#server/ports.ts';
import { countParts } from './count-parts.ts';
import { startParser } from './parse.ts';

const parser = startParser();
afterAll(() => parser.close());

const parse = (content: MessageContent) =>
  parser.parse({
    content,
    snippet: 'What Google saw of it.',
    ownAddress: 'ada@small.example',
    authority: 'mx.google.com',
  });
const raw = (text: string): MessageContent => ({ kind: 'raw', raw: Buffer.from(text, 'latin1') });
const head = 'From: Cleo <cleo@far.example>\r\nTo: ada@small.example\r\nSubject: A gift\r\n';

const multipart = (parts: number): string =>
  `${head}Content-Type: multipart/mixed; boundary="b"\r\n\r\n${'--b\r\nContent-Type: text/plain\r\n\r\nx\r\n'.repeat(parts)}--b--\r\n`;

const nested = (depth: number): string =>
  `${head}${Array.from({ length: depth }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`).join('')}Content-Type: text/plain\r\n\r\nin\r\n`;

const letters = (megabytes: number): string => 'A'.repeat(megabytes * 1024 * 1024);

/** Each exceeds one of the parser's limits. */
describe("mail built to break parsers is set aside with its header and Google's snippet", () => {
  test.each<[string, () => string]>([
    ['more than fifty megabytes', () => `${head}\r\n${letters(51)}`],
    ['a thousand parts', () => multipart(1000)],
    ['ten thousand parts', () => multipart(10_000)],
    ['parts in a thousand parts', () => nested(1000)],
    ['headers without an end', () => `${head}X-Endless: ${letters(1)}\r\n\r\nhi`],
    ['a hundred thousand headers', () => `${head}${'X-More: and more\r\n'.repeat(100_000)}\r\nhi`],
    [
      'ten thousand boundaries',
      () => `${head}${Array.from({ length: 10_000 }, (_, n) => `X: boundary="b${n}"\r\n\r\n--b${n}\r\n`).join('')}`,
    ],
  ])('%s', async (_name, made) => {
    expect(await parse(raw(made()))).toMatchObject({
      state: 'unparsed',
      subject: 'A gift',
      from: { name: 'Cleo', email: 'cleo@far.example' },
      reading: { paragraphs: [['What Google saw of it.']] },
      attachments: [],
    });
  });
});

describe('large mail', () => {
  test('yields its text if time allows, and the next mail yields its text either way', async () => {
    const large = await parse(raw(`${head}\r\n${letters(49)}`));
    expect(large.subject).toBe('A gift');
    expect(await parse(raw(`${head}\r\nA word.`))).toMatchObject({
      state: 'parsed',
      reading: { paragraphs: [['A word.']] },
    });
  });

  test('a file of three hundred thousand lines parses', async () => {
    const file = `${head}Content-Type: text/csv\r\nContent-Disposition: attachment; filename=a.csv\r\n\r\n`;
    expect(await parse(raw(file + '1,2,3\r\n'.repeat(300_000)))).toMatchObject({
      state: 'parsed',
      attachments: [{ name: 'a.csv', size: 6 * 300_000 }],
    });
  });

  test('a message with just under a thousand parts parses', async () => {
    expect(await parse(raw(multipart(900)))).toMatchObject({ state: 'parsed', subject: 'A gift' });
  });

  test('a list of recipients ends at five thousand', async () => {
    const crowd = Array.from({ length: 6000 }, (_, n) => `p${n}@x.example`).join(', ');
    const { to } = await parse(raw(`From: a@b.example\r\nTo: ${crowd}\r\n\r\nhi`));
    expect(to).toHaveLength(5000);
  });
});

describe("a message as Google's parts", () => {
  const parts: MessageContent = {
    kind: 'parts',
    headers: [
      { name: 'from', value: '=?utf-8?Q?Zo=C3=AB?= <Zoe@Far.Example>' },
      { name: 'To', value: 'ada@small.example, "Lee, Bo" <bo@far.example>' },
      { name: 'Subject', value: '=?utf-8?B?w4k=?= a film' },
      { name: 'List-Unsubscribe', value: '<https://far.example/out>' },
    ],
    text: 'See the film.\n',
    html: null,
    attachments: [{ name: 'film.mp4', mimeType: 'video/mp4', size: 9_000_000 }],
  };

  test('reads like the whole message, with its attachments by name', async () => {
    expect(await parse(parts)).toMatchObject({
      state: 'parsed',
      from: { name: 'Zoë', email: 'zoe@far.example' },
      to: [{ email: 'ada@small.example' }, { name: 'Lee, Bo', email: 'bo@far.example' }],
      subject: 'É a film',
      reading: { paragraphs: [['See the film.']], bulk: true },
      attachments: [{ name: 'film.mp4', mimeType: 'video/mp4', size: 9_000_000 }],
    });
  });

  test('keeps its header without any text', async () => {
    expect(await parse({ ...parts, text: null, headers: [] })).toMatchObject({ subject: '', from: { email: '' } });
  });
});

describe('parts of a raw message', () => {
  test.each([
    ['none without a boundary', 'Subject: x\r\n\r\n-- \r\nAda', 0],
    [
      'those of its boundary only',
      'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nx\r\n--c\r\n--b\r\n--b--\r\n',
      2,
    ],
    ['quoted boundaries with spaces', 'Content-Type: multipart/mixed; BOUNDARY="a b"\n\n--a b\nx\n--a b  \n--a b--', 2],
    ['no more than asked for', multipart(50), 20],
  ])('%s', (_name, text, parts) => {
    expect(countParts(Buffer.from(text), 20)).toBe(parts);
  });
});
