// Reads demo mails into threads, like the server at ingest.
import { MessageId, ThreadId } from '#domain/id.ts';
import type { Address, Label, Message, SenderFacts, Thread } from '#domain/mail.ts';
import { read } from '#reading/read.ts';
import { type DemoMail, type DemoThread, daysFrom } from './mail.ts';
import { bulk } from './mails/bulk.ts';
import { others } from './mails/others.ts';
import { urgent } from './mails/urgent.ts';
import { kept, own } from './people.ts';

export type DemoMails = {
  threads: Thread[];
  sources: Map<MessageId, DemoMail>;
};

/** `only`: keys of the mails to read. Without it, all. */
export const readMails = (now: Date, only?: readonly string[]): DemoMails => {
  const on = daysFrom(now);
  const written = [...urgent, ...others, ...bulk]
    .map((write) => write(on))
    .filter(({ key }) => only === undefined || only.includes(key));
  const threads = written.map(({ key, mails, ...of }) => ({
    id: ThreadId.parse(key),
    messages: mails.map((mail, nth) => readMail({ ...of, key, mails }, mail, nth)),
  }));
  const facts = factsOf(threads.flatMap(({ messages }) => messages));
  return {
    threads: threads.map((thread) => ({ ...thread, sender: facts(thread.messages) })),
    sources: new Map(written.flatMap(({ key, mails }) => mails.map((mail, nth) => [idOf(key, nth), mail] as const))),
  };
};

/** Counts mail between a thread's latest sender and the person, including before this mailbox begins. */
export const factsOf = (all: readonly Message[]): ((messages: readonly Message[]) => SenderFacts) => {
  const received = countedBy(all.filter(({ from }) => from.email !== own.email).map(({ from }) => [from]));
  const sent = countedBy(all.filter(({ from }) => from.email === own.email).map(({ to, cc }) => [...to, ...cc]));
  const before = new Map(kept.map((one) => [one.email, one]));
  return (messages) => {
    const latest = messages.findLast(({ from }) => from.email !== own.email)?.from.email ?? '';
    const { written = 0, answers } = before.get(latest) ?? {};
    return {
      received: received.get(latest) ?? 0,
      sent: (sent.get(latest) ?? 0) + written,
      ...(answers ? { answers } : {}),
    };
  };
};

/** Reads mail that the person writes in the demo like the rest. */
export const readOwn = (id: MessageId, mail: DemoMail & { subject: string; cc: readonly Address[] }): Message =>
  messageOf(id, mail, mail.subject, ['sent']);

const countedBy = (groups: readonly (readonly Address[])[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { email } of groups.flat()) counts.set(email, (counts.get(email) ?? 0) + 1);
  return counts;
};

const idOf = (key: string, nth: number): MessageId => MessageId.parse(`${key}-${nth}`);

const readMail = (thread: DemoThread, mail: DemoMail, nth: number): Message => {
  const subject = nth === 0 ? thread.subject : `Re: ${thread.subject}`;
  return messageOf(idOf(thread.key, nth), mail, subject, labelsOf(thread, mail, nth));
};

const labelsOf = ({ state, labels = [], mails }: DemoThread, { from }: DemoMail, nth: number): Label[] => {
  if (from.email === own.email) return ['sent', ...labels];
  const isNew = state === 'new' && nth === mails.length - 1;
  const place: Label[] = state === 'archived' ? [] : ['inbox'];
  return isNew ? [...place, 'unread', ...labels] : [...place, ...labels];
};

const messageOf = (id: MessageId, mail: DemoMail, subject: string, labels: Label[]): Message => {
  const { from, to = [own], cc = [], at, text, html = null, headers = {}, files = [], invitation = null } = mail;
  const dated = { ...headers, date: dateHere(at) };
  return {
    id,
    from: bare(from),
    to: to.map(bare),
    cc: cc.map(bare),
    subject,
    at: at.toISOString(),
    labels,
    reading: read({
      html,
      text,
      subject,
      from,
      headers: new Map(Object.entries(dated)),
      ownAddress: own.email,
      to,
      cc,
      invitation,
    }),
    attachments: files.map(({ name, mimeType, content }) => ({ name, mimeType, size: content.length })),
    invitation,
    state: 'parsed',
    ...(mail.unsubscribe ? { unsubscribe: { list: from.email, way: mail.unsubscribe } } : {}),
  };
};

const dateHere = (at: Date): string => new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toUTCString();

const bare = ({ name, email }: Address): Address => ({ name, email });
