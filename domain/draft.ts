// What a person writes: whom to, about what, in answer to which message. A draft's recipients come from the headers of the thread,
// from the person's contacts or from their own typing, and never from what a mail says.
import * as z from 'zod/mini';
import { DraftFile, fileLimits, filesOf } from './draft-file.ts';
import { isFreeMail } from './free-mail.ts';
import { MessageId, ThreadId } from './id.ts';
import { asLine } from './line.ts';
import type { Address, Message, Thread } from './mail.ts';
import { unanswered } from './mail.ts';
import { longestSignature } from './signature.ts';

/** Made on the device. */
export const DraftId = z.uuid().brand<'DraftId'>();
export type DraftId = z.infer<typeof DraftId>;

/** One sending of a draft, made on the device: given twice, it is the same sending. */
export const SendingId = z.uuid().brand<'SendingId'>();
export type SendingId = z.infer<typeof SendingId>;

export const DraftKind = z.enum(['reply', 'reply-all', 'forward', 'new']);
export type DraftKind = z.infer<typeof DraftKind>;

/** The most a draft may be: Gmail's number of recipients, and characters of its text. */
export const draftLimits = { recipients: 500, characters: 1_000_000, subject: 1000, name: 200 } as const;

/** Header text: what `asLine` would change is refused. */
const line = (most: number) =>
  z.string().check(
    z.maxLength(most),
    z.refine((text) => text === asLine(text)),
  );

/** An address as it is typed: nothing in it that could end it, quote it or begin another. */
export const EmailAddress = z
  .string()
  .check(
    z.maxLength(254),
    z.regex(/^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$/),
  );

export const Recipient = z.object({ name: line(draftLimits.name), email: EmailAddress });

const Recipients = z.array(Recipient).check(z.maxLength(draftLimits.recipients));

export const Draft = z.object({
  id: DraftId,
  kind: DraftKind,
  /** The message that is answered or forwarded; null for new mail. */
  about: z.nullable(z.object({ threadId: ThreadId, messageId: MessageId })),
  to: Recipients,
  cc: Recipients,
  /** Absent in drafts that were kept before there was one. */
  bcc: z._default(Recipients, []),
  subject: line(draftLimits.subject),
  text: z.string().check(z.maxLength(draftLimits.characters)),
  files: z._default(z.array(DraftFile).check(z.maxLength(fileLimits.count)), []),
  /** Stands below the text when it leaves. */
  signature: z.optional(z.string().check(z.maxLength(longestSignature))),
});
export type Draft = z.infer<typeof Draft>;

/** The three fields of people. */
export type Field = 'to' | 'cc' | 'bcc';
export type People = Pick<Draft, Field>;

/** How long what reaches other people is held, in seconds; the person may choose another. */
export const holdSeconds = { least: 5, usual: 10, most: 30 } as const;

/** So far ahead mail may be sent later: a year. */
export const latestDays = 366;

/** More people than this are warned of before all are answered. */
export const manyRecipients = 5;

/** Everyone the draft goes to, each once. */
export const recipientsOf = ({ to, cc, bcc }: People): Address[] => once([...to, ...cc, ...bcc]);

/** What a person confirms: recipients, subject, text, files and signature, as one text that differs where any of them does. */
export const confirmedText = ({ kind, about, to, cc, bcc, subject, text, files, signature }: Draft): string =>
  JSON.stringify([
    kind,
    about?.messageId ?? null,
    to.map(pair),
    cc.map(pair),
    bcc.map(pair),
    subject,
    text,
    files.map(({ messageId, nth, name, size }) => [messageId, nth, name, size]),
    ...(signature ? [signature] : []),
  ]);

/** An empty draft of a kind; `thread` is what it answers or forwards. Null where there is nothing to answer. */
export const newDraft = (kind: DraftKind, id: DraftId, thread: Thread | undefined, own: string): Draft | null => {
  const blank = { id, kind, to: [], cc: [], bcc: [], subject: '', text: '', files: [] };
  if (kind === 'new') return { ...blank, about: null };
  const message = thread && answeredIn(thread);
  if (!message) return null;
  const about = { threadId: thread.id, messageId: message.id };
  if (kind === 'forward')
    return { ...blank, about, subject: prefixed('Fwd', message.subject), files: filesOf(message) };
  return { ...blank, about, ...answering(message, kind, own), subject: prefixed('Re', message.subject) };
};

/** The message an answer is to: the newest of somebody else, or else the newest of all. */
export const answeredIn = (thread: Thread): Message | undefined =>
  unanswered(thread).at(-1) ?? thread.messages.findLast((message) => !message.labels.includes('drafts'));

/** Where the sender wants answers; where that is elsewhere than where the mail came from, the person is told. */
export const answersElsewhere = ({ from, replyTo = [] }: Message): boolean =>
  replyTo.some(({ email }) => email !== from.email);

/** One prefix, however many there were, in whichever case. */
export const prefixed = (prefix: 'Re' | 'Fwd', subject: string): string => {
  const bare = subject.replace(prefix === 'Re' ? /^(\s*re\s*:)+\s*/i : /^(\s*fwd?\s*:)+\s*/i, '').trim();
  return asLine(`${prefix}: ${bare}`.slice(0, draftLimits.subject));
};

/** Recipients whose domain is not that of the person's company; where anybody can have theirs, there is no such company. */
export const outsideOf = (own: string, draft: People): Address[] =>
  isFreeMail(domainOf(own)) ? [] : recipientsOf(draft).filter(({ email }) => domainOf(email) !== domainOf(own));

const answering = (message: Message, kind: 'reply' | 'reply-all', own: string): Pick<Draft, 'to' | 'cc'> => {
  const mine = message.from.email === own;
  const writer = mine ? message.to : (message.replyTo ?? []).length > 0 ? (message.replyTo ?? []) : [message.from];
  const to = sendable(once(writer), own);
  if (kind === 'reply') return { to, cc: [] };
  const others = sendable(once(mine ? message.cc : [...message.to, ...message.cc]), own);
  // Who alone was written to answers the writer, and sends no copy to themselves.
  return { to, cc: others.filter(({ email }) => email !== own && !to.some((one) => one.email === email)) };
};

/** A header may name what is no address; one's own is left out unless nobody else is named. */
const sendable = (addresses: readonly Address[], own: string): Address[] => {
  const valid = addresses
    .map(({ name, email }) => ({
      name: asLine([...name].slice(0, 100).join('')),
      email,
    }))
    .filter((address) => Recipient.safeParse(address).success)
    .slice(0, draftLimits.recipients);
  const others = valid.filter(({ email }) => email !== own);
  return others.length > 0 ? others : valid;
};

const once = (addresses: readonly Address[]): Address[] =>
  [...new Map(addresses.toReversed().map((one) => [one.email.toLowerCase(), one])).values()].toReversed();

const pair = ({ name, email }: Address): [string, string] => [name, email];

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
