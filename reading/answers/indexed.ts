// A message with the stems of its parts, ready to be compared with questions.
import type { ThreadId } from '#domain/id.ts';
import type { Address, Message } from '#domain/mail.ts';
import { codesOf, holdsCode } from '#domain/sign-in-code.ts';
import { wordsIn } from '#domain/words.ts';
import { forwardedWriters } from '#reading/forwarded-writer.ts';
import { stemOf } from './stem.ts';

export type Mail = { threadId: ThreadId; message: Message };

/** The subject is the only line of paragraph -1. */
export type Line = { text: string; paragraph: number; sentence: number; stems: ReadonlySet<string> };

export type Indexed = Mail & {
  lines: readonly Line[];
  subject: ReadonlySet<string>;
  /** The sender's name and address, and what the person's contacts say of their role. */
  sender: ReadonlySet<string>;
  /** Recipients and names of attachments. */
  further: ReadonlySet<string>;
  all: ReadonlySet<string>;
  /** Per paragraph, the writer of forwarded words. Null for the sender's own. */
  writers: readonly (Address | null)[];
};

/** `roleOf`: title and organization of an address in the person's contacts. Sentences with sign-in codes stay out. */
export const indexed = (mail: Mail, roleOf: (email: string) => string | null): Indexed => {
  const { message } = mail;
  const codes = codesOf(message);
  const written = [[message.subject], ...(message.reading.paragraphs ?? [])];
  const lines = written
    .flatMap((sentences, at) => sentences.map((text, sentence) => ({ text, paragraph: at - 1, sentence })))
    .filter(({ text }) => !holdsCode(text, codes) && !addressing.test(text))
    .map((line) => ({ ...line, stems: stemsOf(line.text) }));
  const subject = stemsOf(message.subject);
  const sender = stemsOf([message.from.name, message.from.email, roleOf(message.from.email) ?? ''].join(' '));
  const further = stemsOf(
    [...message.to, ...message.cc].map(({ name, email }) => `${name} ${email}`).join(' ') +
      message.attachments.map(({ name }) => ` ${name}`).join(''),
  );
  const all = new Set([...subject, ...sender, ...further, ...lines.flatMap(({ stems }) => [...stems])]);
  return { ...mail, lines, subject, sender, further, all, writers: writersIn(message) };
};

/** 'Dear Alex,' and 'Best regards,' say nothing that could answer. */
const addressing = /^(?:\p{L}[\p{L}’'.-]* ?){1,4},$/u;

const writersIn = ({ subject, reading }: Message): Indexed['writers'] =>
  reading.bulk ? [] : forwardedWriters({ subject, paragraphs: reading.paragraphs ?? [] });

export const stemsOf = (text: string): ReadonlySet<string> => new Set(wordsIn(text).map(stemOf));
