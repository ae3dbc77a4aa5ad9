import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailFacts, subjectKey } from './mail-facts.ts';
import { allParts, readMime, textOf } from './mime.ts';

const lines = (...all: string[]): Buffer => Buffer.from(all.join('\r\n'), 'latin1');

test('mime: decodes encoded words in both encodings and any character set', () => {
  const facts = mailFacts(
    lines(
      'Subject: =?utf-8?Q?Caf=C3=A9?= =?iso-8859-1?B?6eg=?=',
      'From: =?shift_jis?B?k/qWew==?= <jp@far.example>',
      '',
      'x',
    ),
  );
  expect(facts.subject).toBe('Cafééè');
  expect(facts.from).toBe('日本 <jp@far.example>');
});

test('mime: unfolds headers, and reads a message without headers as text', () => {
  expect(mailFacts(lines('Subject: one', '\ttwo', '', 'x')).subject).toBe('one two');
  expect(mailFacts(lines('', 'only text')).body).toBe('only text');
});

test('mime: prefers the text part, and takes the words of an HTML-only message', () => {
  const both = lines(
    'Content-Type: multipart/alternative; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain; charset=iso-8859-1',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Gr=FC=DFe=',
    ' dir',
    '--b',
    'Content-Type: text/html',
    '',
    '<p>other</p>',
    '--b--',
  );
  expect(mailFacts(both).body).toBe('Grüße dir');
  const html = lines(
    'Content-Type: text/html',
    '',
    '<style>p{}</style><p>Fish &amp; <b>chips</b> &#8364;5</p><!-- no -->',
  );
  expect(mailFacts(html).body).toBe('Fish & chips €5');
});

test('mime: a forwarded message is a part with parts, and file names may have any spelling', () => {
  const message = readMime(
    lines(
      'Content-Type: multipart/mixed; boundary="b"',
      '',
      '--b',
      'Content-Type: message/rfc822',
      '',
      'Subject: inner',
      '',
      'inside',
      '--b',
      "Content-Disposition: attachment; filename*0*=utf-8''a%C3%A4; filename*1*=.txt",
      '',
      'file',
      '--b--',
    ),
  );
  expect(allParts(message).map((part) => [part.type, part.filename])).toEqual([
    ['multipart/mixed', ''],
    ['message/rfc822', ''],
    ['text/plain', ''],
    ['text/plain', 'aä.txt'],
  ]);
  expect(allParts(message).map(textOf)[2]).toBe('inside');
});

test.each([
  ['Re: Plan', 'plan'],
  ['Fwd: RE:  AW: Plan  B', 'plan b'],
  ['Re[2]: Plan', 'plan'],
  ['Report', 'report'],
])('mime: %s threads as %s', (subject, key) => {
  expect(subjectKey(subject)).toBe(key);
});

test('mime: endless nesting ends', () => {
  const nested = 'Content-Type: message/rfc822\r\n\r\n'.repeat(5_000);
  expect(allParts(readMime(Buffer.from(nested))).length).toBeLessThan(50);
  const wide = `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(5_000)}--b--`;
  expect(allParts(readMime(Buffer.from(wide))).length).toBeLessThan(600);
});

test('mime: no input makes it throw', () => {
  const chunks = fc.constantFrom(
    'Content-Type: ',
    'multipart/mixed; boundary=b',
    '\r\n',
    '\n\n',
    '--b',
    '--b--',
    '=?utf-8?Q?',
    '?=',
    '"',
    ';',
    '\0',
  );
  const message = fc
    .array(fc.oneof(chunks, fc.string({ maxLength: 8, unit: 'binary' })))
    .map((parts) => Buffer.from(parts.join('')));
  fc.assert(
    fc.property(message, (raw) => {
      expect(mailFacts(raw)).toMatchObject({ snippet: expect.any(String), files: expect.any(Array) });
    }),
    { numRuns: 150 },
  );
});
