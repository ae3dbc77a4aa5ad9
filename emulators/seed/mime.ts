/** Builds message bytes without the libraries that Flow uses, so both cannot share a mistake. */
import { createHash } from 'node:crypto';
import { base64Lines, encodeWords, isAscii, quotedPrintable, toBytes } from './encode.ts';
import type { Person } from './people.ts';
import type { Attachment, Charset, MessageSeed } from './thread.ts';

type Part = { headers: string[]; body: string };

/** A short, stable token from a key, for Message-IDs and boundaries. */
export const token = (key: string, length: number): string =>
  createHash('sha256').update(key).digest('hex').slice(0, length);

/** The content of a message (from Content-Type on) as nested parts. */
export const contentPart = (message: MessageSeed, body: { text: string; html: string }, key: string): Part => {
  const charset = message.charset ?? 'utf-8';
  const inline = (message.attachments ?? []).filter((attachment) => attachment.cid);
  const attached = (message.attachments ?? []).filter((attachment) => !attachment.cid);
  const html = body.html
    ? [
        related(
          textPart('html', body.html.replace(/charset=utf-8/i, `charset=${charset}`), charset, message),
          inline,
          key,
        ),
      ]
    : [];
  const text = body.text ? [textPart('plain', body.text, charset, message)] : [];
  const alternatives = [...text, ...html, ...calendarParts(message)];
  const readable = multipart('alternative', alternatives, `${key}/alternative`);
  return multipart('mixed', [readable, ...attached.map(attachmentPart)], `${key}/mixed`);
};

const related = (html: Part, inline: Attachment[], key: string): Part =>
  multipart('related', [html, ...inline.map(attachmentPart)], `${key}/related`);

/** A single part needs no multipart. */
const multipart = (kind: string, parts: Part[], key: string): Part => {
  const [only, second] = parts;
  if (only && !second) return only;
  const boundary = `=_${token(key, 24)}`;
  const body = parts.map((part) => `--${boundary}\r\n${part.headers.join('\r\n')}\r\n\r\n${part.body}\r\n`).join('');
  return {
    headers: [`Content-Type: multipart/${kind}; boundary="${boundary}"`],
    body: `${body}--${boundary}--`,
  };
};

const textPart = (kind: 'plain' | 'html', text: string, charset: Charset, message: MessageSeed): Part => {
  const lines = kind === 'plain' && message.flowed ? flow(text) : text;
  const bytes = toBytes(lines.replaceAll('\r\n', '\n').replaceAll('\n', '\r\n'), charset);
  const encoding = message.encoding ?? (isAscii(lines) && lines.split('\n').every(short) ? '7bit' : 'quoted-printable');
  const flowed = kind === 'plain' && message.flowed ? '; format=flowed' : '';
  return {
    headers: [`Content-Type: text/${kind}; charset=${charset}${flowed}`, `Content-Transfer-Encoding: ${encoding}`],
    body: encodeBody(bytes, encoding),
  };
};

const encodeBody = (bytes: Uint8Array, encoding: NonNullable<MessageSeed['encoding']>): string => {
  if (encoding === 'base64') return base64Lines(bytes);
  // 8bit becomes bytes later. Until then latin1 keeps one character for each byte.
  return encoding === 'quoted-printable' ? quotedPrintable(bytes) : Buffer.from(bytes).toString('latin1');
};

const short = (line: string): boolean => line.length < 900;

/** Soft line breaks of RFC 3676: a space before the break. */
const flow = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '-- ' || line.startsWith('>') ? line : wrap(line, 70).join(' \n')))
    .join('\n');

export const wrap = (line: string, width: number): string[] => {
  const out: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    if (current && current.length + word.length + 1 > width) {
      out.push(current);
      current = word;
    } else current = current ? `${current} ${word}` : word;
  }
  return [...out, current];
};

const calendarParts = (message: MessageSeed): Part[] => {
  if (!message.calendar) return [];
  const { method, ics } = message.calendar;
  return [
    {
      headers: [`Content-Type: text/calendar; charset=UTF-8; method=${method}`, 'Content-Transfer-Encoding: base64'],
      body: base64Lines(Buffer.from(ics)),
    },
  ];
};

const attachmentPart = (attachment: Attachment): Part => {
  const name = isAscii(attachment.name)
    ? `filename="${attachment.name}"`
    : `filename*=UTF-8''${encodeURIComponent(attachment.name)}`;
  const typeName = isAscii(attachment.name) ? `; name="${attachment.name}"` : '';
  const place = attachment.cid
    ? [`Content-ID: <${attachment.cid}>`, `Content-Disposition: inline; ${name}`]
    : [`Content-Disposition: attachment; ${name}`];
  return {
    headers: [`Content-Type: ${attachment.type}${typeName}`, 'Content-Transfer-Encoding: base64', ...place],
    body: base64Lines(attachment.bytes),
  };
};

/** 'Name <address>', quoted or encoded as needed. */
export const addressHeader = (person: Pick<Person, 'name' | 'email'>, charset?: Charset): string => {
  if (!person.name) return person.email;
  const quoted = /^[A-Za-z0-9 '-]+$/.test(person.name) ? person.name : `"${person.name.replaceAll('"', '\\"')}"`;
  return `${isAscii(person.name) ? quoted : encodeWords(person.name, charset)} <${person.email}>`;
};

export const fold = (name: string, value: string): string => {
  if (value.includes('\r\n') || name.length + value.length < 90) return `${name}: ${value}`;
  return `${name}: ${wrap(value, 74).join('\r\n ')}`;
};
