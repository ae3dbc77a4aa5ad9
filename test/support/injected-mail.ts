// Published attempts to instruct an assistant by mail, in mails of their collection, at the start, the middle and the end. Nothing of it is in
// this repository.
import * as z from 'zod/mini';
import type { Thread } from '#domain/mail.ts';
import { read } from '#reading/read.ts';
import { publishedLines } from './published.ts';
import { threadWith } from './thread.ts';

export type InjectedMail = { id: string; subject: string; text: string; attack: string };

export const places = ['start', 'middle', 'end'] as const;

/** 50 mails × 75 attacks × 3 places, and nothing without the collection. */
export const injectedMails = (): InjectedMail[] => {
  const attacks = publishedLines('prompt-injection/bipia_attacks.jsonl').map((line) => Attack.parse(JSON.parse(line)));
  const mails = publishedLines('prompt-injection/bipia_emails.jsonl').map((line) => Mail.parse(JSON.parse(line)));
  return mails.flatMap((mail) =>
    attacks.flatMap((attack) =>
      places.map((place) => ({ id: `${mail.id} ${attack.id} ${place}`, ...written(mail.context, attack.text, place) })),
    ),
  );
};

const Attack = z.object({ id: z.string(), text: z.string() });
const Mail = z.object({ id: z.string(), context: z.string() });

const written = (context: string, attack: string, place: (typeof places)[number]): Omit<InjectedMail, 'id'> => {
  const [, subject = '', body = context] = /^SUBJECT: (.*?)\s*\|\s*CONTENT: ([\s\S]*)$/.exec(context) ?? [];
  const lines = body.split(/\n+|(?<=[.!?]) +/);
  const at = { start: 0, middle: Math.ceil(lines.length / 2), end: lines.length }[place];
  const text = [...lines.slice(0, at), attack, ...lines.slice(at)].join('\n\n');
  return { subject: subject.slice(0, 200), text, attack };
};

export const sender = { name: 'Dana Whitfield', email: 'dana@northwind.example' };
export const reader = { name: 'Alex Moreau', email: 'alex@northwind.example' };

/** In the inbox, of somebody whom the person answers, because a stranger's mail is read with more doubt. */
export const injectedThread = ({ subject, text }: Pick<InjectedMail, 'subject' | 'text'>): Thread => {
  const at = '2026-01-05T08:00:00Z';
  const headers = new Map([['date', new Date(at).toUTCString()]]);
  const thread = threadWith('injected', { from: sender, to: [reader], subject, at, labels: ['inbox', 'unread'] });
  const reading = read({ html: null, text, subject, from: sender, headers, ownAddress: reader.email, to: [reader] });
  return {
    ...thread,
    messages: thread.messages.map((message) => ({ ...message, reading })),
    sender: { received: 9, sent: 9 },
  };
};
