/** Writes one planned mail as bytes, the same for the same seed, thread and position. */

import { encodeWords } from '#emulators/seed/encode.ts';
import { addressHeader } from '#emulators/seed/mime.ts';
import type { PlannedMail, PlannedThread } from './plan.ts';
import { type Random, randomFrom } from './random.ts';
import { paragraphs, phrase } from './text.ts';
import * as words from './words.ts';

export type Filling = { seed: number; owner: { name: string; email: string } };

type Person = { name: string; email: string };

export const writeLetter = (mail: PlannedMail, filling: Filling): Uint8Array => {
  const { thread, place } = mail;
  const { partner, subject } = themeOf(thread, filling);
  const mine = thread.mine[place] === true;
  const [from, to] = mine ? [filling.owner, partner] : [partner, filling.owner];
  const random = randomFrom(filling.seed, thread.number, place);
  const head = [
    `From: ${addressHeader(from)}`,
    `To: ${addressHeader(to)}`,
    ...(thread.kind === 'conversation' && random.chance(0.1) ? [`Cc: ${addressHeader(contact(random))}`] : []),
    `Subject: ${encodeWords(place > 0 ? `Re: ${subject}` : subject)}`,
    `Date: ${new Date(mail.at).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: ${messageId(thread, place, filling)}`,
    ...answering(thread, place, filling),
    ...listHeaders(thread, partner),
    'MIME-Version: 1.0',
  ];
  return Buffer.from([...head, ...bodyOf(mail, filling, random), ''].join('\r\n'), 'utf8');
};

/** Partner and subject of a thread, the same at every position. */
const themeOf = (thread: PlannedThread, { seed }: Filling): { partner: Person; subject: string } => {
  const random = randomFrom(seed, thread.number);
  const partner = { conversation: contact, newsletter, notice }[thread.kind](random);
  const templates = { conversation: words.subjects, newsletter: words.newsSubjects, notice: words.noticeSubjects };
  return { partner, subject: phrase(random.pick(templates[thread.kind]), random) };
};

/** Some people write far more often than others. */
const contact = (random: Random): Person => {
  const which = Math.floor(random.number() ** 3 * 600);
  const who = randomFrom(which);
  const [given, family] = [who.pick(words.givenNames), who.pick(words.familyNames)];
  return { name: `${given} ${family}`, email: `${ascii(given)}.${ascii(family)}@${who.pick(words.companies)}.example` };
};

const newsletter = (random: Random): Person => {
  const name = random.pick(words.newsletters);
  return { name, email: `hello@${ascii(name)}.example` };
};

const notice = (random: Random): Person => {
  const name = random.pick(words.services);
  return { name, email: `no-reply@${ascii(name)}.example` };
};

const ascii = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replace(/[^a-z]/g, '');

const messageId = (thread: PlannedThread, place: number, { seed, owner }: Filling): string =>
  `<fill.${seed}.${thread.number}.${place}@${owner.email.replace('@', '.at.')}>`;

const answering = (thread: PlannedThread, place: number, filling: Filling): string[] => {
  if (place === 0) return [];
  const before = Array.from({ length: place }, (_, at) => messageId(thread, at, filling));
  return [`In-Reply-To: ${before.at(-1)}`, `References: ${before.join('\r\n ')}`];
};

const listHeaders = ({ kind, number }: PlannedThread, { email }: Person): string[] => {
  if (kind !== 'newsletter') return [];
  const domain = email.slice(email.indexOf('@') + 1);
  return [
    `List-Id: <list.${domain}>`,
    `List-Unsubscribe: <https://${domain}/leave?issue=${number}>`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ];
};

const bodyOf = (mail: PlannedMail, filling: Filling, random: Random): string[] => {
  const text = textOf(mail.thread, mail.place, filling);
  if (mail.thread.kind === 'newsletter') return inBothKinds(text);
  const quoted = mail.place === 0 ? [] : quoteOf(mail, filling);
  const plain = ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit', '', ...text, ...quoted];
  return random.chance(0.04) ? withFile(plain, random) : plain;
};

const quoteOf = ({ thread, place }: PlannedMail, filling: Filling): string[] => {
  const writer = thread.mine[place - 1] ? filling.owner : themeOf(thread, filling).partner;
  return ['', `${writer.name} wrote:`, ...textOf(thread, place - 1, filling).map((line) => `> ${line}`)];
};

/** People greet and sign, machines do not. */
const textOf = (thread: PlannedThread, place: number, filling: Filling): string[] => {
  const random = randomFrom(filling.seed, thread.number, place, 1);
  if (thread.kind !== 'conversation') return paragraphs(random, 8);
  const { partner } = themeOf(thread, filling);
  const [writer, reader] = thread.mine[place] ? [filling.owner, partner] : [partner, filling.owner];
  const given = ({ name }: Person): string => name.split(' ')[0] ?? name;
  const farewell = `${random.pick(words.farewells)},`;
  return [`Hi ${given(reader)},`, '', ...paragraphs(random, 4), '', farewell, given(writer)];
};

const inBothKinds = (text: string[]): string[] => {
  const html = text.map((line) => (line === '' ? '' : `<p>${line}</p>`));
  return [
    'Content-Type: multipart/alternative; boundary="kinds"',
    '',
    '--kinds',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    ...text,
    '--kinds',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    '<html><body>',
    ...html,
    '<p><a href="https://news.example/leave">Unsubscribe</a></p></body></html>',
    '--kinds--',
  ];
};

const withFile = (plain: string[], random: Random): string[] => {
  const rows = Array.from({ length: random.between(20, 600) }, (_, at) => `${at};${random.between(0, 99_999)}`);
  const encoded = Buffer.from(rows.join('\n'), 'utf8').toString('base64');
  return [
    'Content-Type: multipart/mixed; boundary="parts"',
    '',
    '--parts',
    ...plain,
    '--parts',
    'Content-Type: text/csv; name="figures.csv"',
    'Content-Disposition: attachment; filename="figures.csv"',
    'Content-Transfer-Encoding: base64',
    '',
    ...(encoded.match(/.{1,76}/g) ?? []),
    '--parts--',
  ];
};
