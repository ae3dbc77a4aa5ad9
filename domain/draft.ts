// A draft: recipients, subject, text, and the message it answers. Recipients come from thread headers, contacts or typing, never from the
// text of a mail.
import * as z from 'zod/mini';
import { DraftFile, fileLimits, filesOf } from './draft-file.ts';
import { MessageId, ThreadId } from './id.ts';
import { asLine } from './line.ts';
import type { Address, Message, Thread } from './mail.ts';
import { unanswered } from './mail.ts';
import { longestSignature } from './signature.ts';

export const DraftId = z.uuid().brand<'DraftId'>();
export type DraftId = z.infer<typeof DraftId>;

/** Identifies one attempt to send, made on the device, so a retry is idempotent. */
export const SendingId = z.uuid().brand<'SendingId'>();
export type SendingId = z.infer<typeof SendingId>;

export const DraftKind = z.enum(['reply', 'reply-all', 'forward', 'new']);
export type DraftKind = z.infer<typeof DraftKind>;

/** Gmail's limit of recipients, and our limit of characters. */
export const draftLimits = { recipients: 500, characters: 1_000_000, subject: 1000, name: 200 } as const;

/** Refuses text that `asLine` would change. */
const line = (most: number) =>
  z.string().check(
    z.maxLength(most),
    z.refine((text) => text === asLine(text)),
  );

/** A typed address without characters that could end it, quote it or start another. */
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
  /** The answered or forwarded message. Null for new mail. */
  about: z.nullable(z.object({ threadId: ThreadId, messageId: MessageId })),
  to: Recipients,
  cc: Recipients,
  /** Absent in drafts from older versions. */
  bcc: z._default(Recipients, []),
  subject: line(draftLimits.subject),
  text: z.string().check(z.maxLength(draftLimits.characters)),
  files: z._default(z.array(DraftFile).check(z.maxLength(fileLimits.count)), []),
  /** Added below the text when it leaves. */
  signature: z.optional(z.string().check(z.maxLength(longestSignature))),
});
export type Draft = z.infer<typeof Draft>;

export type Field = 'to' | 'cc' | 'bcc';
export type People = Pick<Draft, Field>;

/** Seconds for which Flow holds mail to other people. The person may change it. */
export const holdSeconds = { least: 5, usual: 10, most: 30 } as const;

/** Scheduled mail may leave up to a year ahead. */
export const latestDays = 366;

export const recipientsOf = ({ to, cc, bcc }: People): Address[] => once([...to, ...cc, ...bcc]);

/** The confirmed content as one text: recipients, subject, text, files and signature. */
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

/** `thread`: the thread to answer or forward. Null if it has no message. */
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

/** The newest message from another person, or else the newest. */
export const answeredIn = (thread: Thread): Message | undefined =>
  unanswered(thread).at(-1) ?? thread.messages.findLast((message) => !message.labels.includes('drafts'));

/** Exactly one prefix, in any case. */
export const prefixed = (prefix: 'Re' | 'Fwd', subject: string): string => {
  const bare = subject.replace(prefix === 'Re' ? /^(\s*re\s*:)+\s*/i : /^(\s*fwd?\s*:)+\s*/i, '').trim();
  return asLine(`${prefix}: ${bare}`.slice(0, draftLimits.subject));
};

const answering = (message: Message, kind: 'reply' | 'reply-all', own: string): Pick<Draft, 'to' | 'cc'> => {
  const mine = message.from.email === own;
  const writer = mine ? message.to : (message.replyTo ?? []).length > 0 ? (message.replyTo ?? []) : [message.from];
  const to = sendable(once(writer), own);
  if (kind === 'reply') return { to, cc: [] };
  const others = sendable(once(mine ? message.cc : [...message.to, ...message.cc]), own);
  // If all recipients are the person themselves, the answer goes to the writer without a copy.
  return { to, cc: others.filter(({ email }) => email !== own && !to.some((one) => one.email === email)) };
};

/** Headers may contain invalid addresses. Omits the own address unless it is the only one. */
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
