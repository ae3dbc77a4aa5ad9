/**
 * The demo company as a seed: Northwind's month up to `now`, for the three people who can sign in. The same `now` gives the same
 * bytes.
 */
import { calendars } from './calendar/calendars.ts';
import { contacts } from './contacts.ts';
import { daysUntil } from './dates.ts';
import { encodeWords } from './encode.ts';
import { addressHeader, contentPart, fold, token } from './mime.ts';
import { alex, maya, ops, type Person } from './people.ts';
import { type Previous, renderBody } from './quote.ts';
import type { Seed, SeedMail } from './seed.ts';
import type { MessageSeed, ThreadSeed } from './thread.ts';
import { writers } from './threads/writers.ts';
import { rfcDate } from './words.ts';

export const seedCompany = (now: Date): Seed => {
  const on = daysUntil(now);
  return {
    accounts: [
      { sub: '108214471930566820017', email: alex.email, ...names('Alex', 'Moreau'), locale: 'en-GB' },
      { sub: '113907260184452271098', email: ops.email, ...names('Ruben', 'Castellan'), locale: 'en-GB' },
      { sub: '102566938817304915563', email: maya.email, ...names('Maya', 'Lindqvist'), locale: 'sv-SE' },
    ],
    labels: {
      [alex.email]: ['Board', 'Northgate', 'Receipts', 'Travel', 'Family'],
      [ops.email]: ['Backups', 'Certificates'],
      [maya.email]: ['Audit', 'Board'],
    },
    mail: writers.flatMap((write) => threadMail(write(on))),
    contacts,
    calendars: calendars(on),
  };
};

const names = (givenName: string, familyName: string) => ({
  name: `${givenName} ${familyName}`,
  givenName,
  familyName,
});

const threadMail = (thread: ThreadSeed): SeedMail[] => {
  const owner = thread.mailbox ?? alex.email;
  const mail: SeedMail[] = [];
  const ids: string[] = [];
  let previous: Previous | undefined;
  for (const [index, message] of thread.messages.entries()) {
    const to = message.to ?? receivers(message, previous, owner);
    const subject = message.subject ?? replySubject(thread.subject, index, message.from);
    const rendered = renderBody(message, previous);
    ids.push(messageId(thread.key, index, message.from));
    const raw = rawMessage({ ...message, to, subject, owner }, rendered, ids, `${thread.key}/${index}`);
    for (const mailbox of [owner, ...(thread.copies ?? [])]) {
      mail.push({ mailbox, threadKey: thread.key, labels: labelsOf(thread, index, mailbox), at: message.at, raw });
    }
    previous = { message, to, subject, rendered };
  }
  return mail;
};

const receivers = (message: MessageSeed, previous: Previous | undefined, owner: string): Person[] => {
  const person = [alex, ops, maya].find((each) => each.email === owner) ?? alex;
  if (message.from.email !== owner) return [person];
  if (!previous) throw new Error(`A thread that ${owner} begins needs a receiver`);
  return previous.message.from.email === owner ? previous.to : [previous.message.from];
};

const replySubject = (subject: string, index: number, from: Person): string => {
  if (index === 0) return subject;
  return `${from.language === 'de' && from.client === 'outlook' ? 'AW' : 'Re'}: ${subject}`;
};

const messageId = (key: string, index: number, from: Person): string => {
  const domain = from.email.split('@')[1] ?? 'northwind.example';
  const word = token(`${key}/${index}/id`, 32);
  if (from.client === 'gmail') return `<CA+${word}@mail.${domain}>`;
  return from.client === 'apple' ? `<${uuid(word.toUpperCase())}@${domain}>` : `<${word}@${domain}>`;
};

const uuid = (word: string): string => word.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

/** In an unread thread, the received ones among the last two messages are unread. */
const labelsOf = (thread: ThreadSeed, index: number, mailbox: string): string[] => {
  const message = thread.messages[index];
  if (message?.from.email === mailbox) return ['SENT'];
  const inbox = thread.state === 'archived' ? [] : ['INBOX'];
  const lastOwn = thread.messages.findLastIndex((each) => each.from.email === mailbox);
  const isNew = thread.state === 'unread' && index > lastOwn && index >= thread.messages.length - 2;
  const own =
    mailbox === (thread.mailbox ?? alex.email)
      ? (thread.labels ?? ['CATEGORY_PERSONAL', 'IMPORTANT'])
      : ['CATEGORY_PERSONAL'];
  return [...inbox, ...(isNew ? ['UNREAD'] : []), ...own];
};

type Addressed = MessageSeed & { to: Person[]; subject: string; owner: string };

const rawMessage = (
  message: Addressed,
  rendered: { text: string; html: string },
  ids: string[],
  key: string,
): Uint8Array => {
  const part = message.content === undefined ? contentPart(message, rendered, key) : undefined;
  const content = part ? `${part.headers.join('\r\n')}\r\n\r\n${part.body}` : message.content;
  const head = [...traceHeaders(message, key), ...mainHeaders(message, ids), ...extraHeaders(message)];
  return Buffer.from(`${head.join('\r\n')}\r\nMIME-Version: 1.0\r\n${content}\r\n`, 'latin1');
};

const mainHeaders = (message: Addressed, ids: string[]): string[] => {
  const list = (people: Person[]) => people.map((person) => addressHeader(person, message.charset)).join(', ');
  const parent = ids.at(-2);
  return [
    fold('From', addressHeader(message.from, message.charset)),
    fold('To', list(message.to)),
    ...(message.cc ? [fold('Cc', list(message.cc))] : []),
    fold('Subject', encodeWords(message.subject, message.charset)),
    `Date: ${rfcDate(message.at, message.from.zone)}`,
    `Message-ID: ${ids.at(-1)}`,
    ...(parent ? [`In-Reply-To: ${parent}`, fold('References', ids.slice(0, -1).join(' '))] : []),
  ];
};

const extraHeaders = (message: MessageSeed): string[] => {
  const mailer = {
    apple: 'Apple Mail (2.3826.200.121)',
    outlook: 'Microsoft Outlook 16.0',
    gmail: '',
    plain: '',
    machine: '',
  };
  const value = mailer[message.from.client];
  return [...(value ? [`X-Mailer: ${value}`] : []), ...(message.headers ?? []).map((header) => fold(...header))];
};

const traceHeaders = (message: Addressed, key: string): string[] => {
  const domain = message.from.email.split('@')[1] ?? '';
  if (domain === 'northwind.example') return [];
  const result = message.authentication ?? 'pass';
  const receiver = message.owner;
  const signed = (message.headers ?? []).map(([name]) => name.toLowerCase()).filter((name) => name.startsWith('list-'));
  return [
    `Delivered-To: ${receiver}`,
    `Received: from mx-out.${domain} (mx-out.${domain}. [192.0.2.${parseInt(token(key, 2), 16)}])\r\n        by mx.local-google.example with ESMTPS id ${token(`${key}/received`, 16)}\r\n        for <${receiver}>; ${rfcDate(message.at, 'UTC')}`,
    `Authentication-Results: mx.local-google.example;\r\n       dkim=${result} header.i=@${domain} header.s=s1;\r\n       spf=${result} smtp.mailfrom=bounce@${domain};\r\n       dmarc=${result} (p=REJECT) header.from=${domain}`,
    `DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=${domain}; s=s1;\r\n       h=${['from', 'to', 'subject', 'date', ...signed].join(':')};\r\n       bh=${token(`${key}/hash`, 43)}=; b=${token(`${key}/signature`, 86)}==`,
  ];
};
