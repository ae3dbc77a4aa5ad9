// Meetings of three mailboxes with the mail that they need, from `reading/evaluation/meetings`. Every day counts back from `now`.
import { readdirSync, readFileSync } from 'node:fs';
import type { CalendarEvent } from '#domain/calendar.ts';
import { MessageId, ThreadId } from '#domain/id.ts';
import type { Address, Message } from '#domain/mail.ts';
import type { PrepThread } from '#reading/prep/threads.ts';
import { read } from '#reading/read.ts';
import { eventWith, guestWith } from './calendar-event.ts';

export const now = new Date('2026-11-23T08:00:00Z');

export type LabelledMeeting = { event: CalendarEvent; guests: readonly Address[]; right: readonly string[] };

export type LabelledMailbox = {
  name: string;
  own: Address;
  threads: readonly PrepThread[];
  /** Sentences in which the person still owes something. */
  promised: ReadonlySet<string>;
  meetings: readonly LabelledMeeting[];
};

export const labelledMailboxes = (): LabelledMailbox[] => {
  const folder = new URL('../../reading/evaluation/meetings/', import.meta.url);
  return readdirSync(folder).map((name) => mailboxIn(name, readFileSync(new URL(name, folder), 'utf8')));
};

type Mail = { days: number; from: Address; to: Address[]; sentences: string[]; file: string | null };

const mailboxIn = (name: string, text: string): LabelledMailbox => {
  const people: Address[] = [];
  const promised = new Set<string>();
  const threads: PrepThread[] = [];
  const meetings: LabelledMeeting[] = [];
  let mails: { id: string; subject: string; mails: Mail[] }[] = [];
  const called = (key: string): Address => {
    const one = key === 'me' ? people[0] : people.find((each) => each.name.split(' ').includes(key));
    if (one === undefined) throw new Error(`${name} does not introduce ${key}.`);
    return one;
  };
  for (const line of text.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
    if (line.startsWith('= ')) {
      const [id = '', subject = ''] = line.slice(2).split(' | ');
      mails = [...mails, { id, subject, mails: [] }];
    } else if (line.startsWith('-')) mails.at(-1)?.mails.push(mailIn(line, called, promised));
    else if (line.startsWith('& ')) meetings.push(meetingIn(line.slice(2), meetings.length, called));
    else people.push(personIn(line.replace(/^me /, '')));
  }
  const [own] = people;
  if (own === undefined) throw new Error(`${name} introduces nobody.`);
  for (const one of mails) threads.push(threadOf(one, own));
  return { name, own, threads, promised, meetings };
};

const personIn = (line: string): Address => {
  const at = line.lastIndexOf(' ');
  return { name: line.slice(0, at), email: line.slice(at + 1) };
};

const mailLine = /^-(?<days>\d+) (?<from>\w+) > (?<to>[^:]+): (?<said>.*?)(?: \[(?<file>[^\]]+)\])?$/;

const mailIn = (line: string, called: (key: string) => Address, promised: Set<string>): Mail => {
  const { days = '', from = '', to = '', said = '', file } = mailLine.exec(line)?.groups ?? {};
  if (said === '') throw new Error(`No mail: ${line}`);
  const sentences = said.split(' / ').map((marked) => {
    const sentence = marked.replace('{promise} ', '');
    if (sentence !== marked) promised.add(sentence);
    return sentence;
  });
  return { days: Number(days), from: called(from), to: to.split(', ').map(called), sentences, file: file ?? null };
};

const threadOf = (
  { id, subject, mails }: { id: string; subject: string; mails: Mail[] },
  own: Address,
): PrepThread => ({
  id: ThreadId.parse(id),
  messages: mails.map(({ days, from, to, sentences, file }, nth): Message => {
    // Two mails of one day keep their order.
    const at = new Date(now.getTime() - days * 86_400_000 + nth * 60_000);
    const isOwn = from === own;
    const headers = new Map([['date', at.toUTCString()]]);
    return {
      id: MessageId.parse(`${id}-${nth}`),
      from,
      to,
      cc: [],
      subject: nth === 0 ? subject : `Re: ${subject}`,
      at: at.toISOString(),
      labels: isOwn ? ['sent'] : ['inbox'],
      reading: read({ html: null, text: sentences.join(' '), subject, from, to, headers, ownAddress: own.email }),
      attachments: file === null ? [] : [{ name: file, mimeType: 'application/octet-stream', size: 9 }],
      invitation: null,
      state: 'parsed',
    };
  }),
});

const meetingIn = (line: string, nth: number, called: (key: string) => Address): LabelledMeeting => {
  const [title = '', who = '', right = ''] = line.split(' | ');
  const guests = who.split(', ').map(called);
  return { event: eventOf(title, guests, nth), guests, right: right === '-' ? [] : right.split(', ') };
};

const eventOf = (title: string, guests: readonly Address[], nth: number): CalendarEvent =>
  eventWith(`meeting${nth}`, {
    title,
    start: '2026-11-23T10:00',
    end: '2026-11-23T10:30',
    guests: guests.map(({ name, email }) => guestWith(name, email)),
    guestCount: guests.length + 1,
  });
