// Mail as both programs see it: threads of messages whose text is ready to show and speak.
import * as z from 'zod/mini';
import { MessageId, ThreadId } from './id.ts';
import { Reminder } from './reminder.ts';
import { Unsubscribe } from './unsubscribe.ts';

export const Address = z.object({ name: z.string(), email: z.string() });
export type Address = z.infer<typeof Address>;

/** A label that means the same at every provider. The provider's adapter maps its own ids to these and back. */
export const LabelRole = z.enum([
  'inbox',
  'sent',
  'drafts',
  'spam',
  'trash',
  'unread',
  'starred',
  'important',
  'category-personal',
  'category-social',
  'category-promotions',
  'category-updates',
  'category-forums',
]);
export type LabelRole = z.infer<typeof LabelRole>;

const roles: ReadonlySet<string> = new Set(LabelRole.options);

export const isRole = (label: string): label is LabelRole => roles.has(label);

/** The provider's id of any other label, most of all of the person's own. */
export const LabelId = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(225),
    z.refine((id) => !isRole(id)),
  )
  .brand<'LabelId'>();
export type LabelId = z.infer<typeof LabelId>;

export const Label = z.union([LabelRole, LabelId]);
export type Label = LabelRole | LabelId;

export const Attachment = z.object({ name: z.string(), mimeType: z.string(), size: z.number() });
export type Attachment = z.infer<typeof Attachment>;

/** From a message's calendar part. Instants are ISO 8601. */
export const Invitation = z.object({
  method: z.enum(['request', 'cancel', 'reply']),
  title: z.string(),
  startsAt: z.string(),
  endsAt: z.nullable(z.string()),
  /** From the first day to the day after the last. The instants are midnights of UTC. */
  allDay: z.optional(z.literal(true)),
  /** The event repeats. The instants are those of the first time. */
  every: z.optional(z.object({ unit: z.enum(['day', 'week', 'month', 'year']), count: z.number() })),
  /** An updated version of an earlier invitation. */
  changed: z.optional(z.literal(true)),
  place: z.optional(z.string()),
  /** The invited people including the person. Only the first ones of many. */
  guests: z.optional(z.array(Address)),
  answer: z.optional(z.enum(['accepted', 'declined', 'tentative'])),
  /** Ties it to the event in the calendar, which alone says what is true now. Absent in mail that was read before. */
  uid: z.optional(z.string()),
  /** The organizer's address. */
  organizer: z.optional(z.string()),
  /** It is about this instance of a series alone. */
  original: z.optional(z.string()),
});
export type Invitation = z.infer<typeof Invitation>;

/**
 * A sentence that leaves something open. `mine`: the person promised it. `theirs`: the sender did. `asked-me`, `asked-them`: a request.
 * `vague`: it does not say what follows. `by`: its day, like `2026-11-27`, if it names one.
 */
export const Promised = z.object({
  kind: z.enum(['mine', 'theirs', 'asked-me', 'asked-them']),
  paragraph: z.number(),
  sentence: z.number(),
  vague: z.optional(z.literal(true)),
  by: z.optional(z.string()),
});
export type Promised = z.infer<typeof Promised>;

/**
 * The result of `reading/` for a message, made once at ingest. Plain text, all of it untrusted. `version`: of the code that made it,
 * so a better reader can replace it.
 */
export const Reading = z.object({
  version: z.number(),
  /** Paragraphs of sentences, without quotes, signature and boilerplate. Absent in the light form. */
  paragraphs: z.optional(z.array(z.array(z.string()))),
  /** Empty if the message is shorter than a summary. */
  summary: z.string(),
  /** The message asks the reader something. */
  asks: z.boolean(),
  /** Our own words for it: 'needs a yes or no'. Empty without an ask. */
  askWords: z.string(),
  /** The deadline, like `2026-11-27`, on its writer's calendar. Absent if there is none or it is ambiguous. */
  by: z.optional(z.string()),
  /** Newsletter, receipt or other automatic mail, by its headers. */
  bulk: z.boolean(),
  /** The kind of bulk mail: the same for a whole list, or a notice for this person. Absent in older readings. */
  mailing: z.optional(z.nullable(z.enum(['newsletter', 'notification']))),
  /** Listening length of the paragraphs at 1×. */
  seconds: z.number(),
  /** The message is longer than the text that Flow keeps. */
  cut: z.optional(z.boolean()),
  /** The stored name of its language, in ISO 639. Absent if the text is too short to tell. */
  tongue: z.optional(z.string()),
  /** Sign-in codes as written. Absent without any. */
  codes: z.optional(z.array(z.string())),
  /** The stored name of skipped paragraphs: indices of those shown but not read aloud. Absent without any. */
  silent: z.optional(z.array(z.number())),
  /** Text that its sender may have hidden, by paragraph. Flow shows it on request and never reads it aloud. Absent without any. */
  unclear: z.optional(z.array(z.string())),
  /** Promises and requests. Absent without any. */
  promises: z.optional(z.array(Promised)),
  /** How many minutes its writer's clock is ahead of UTC. Absent if the header does not tell. */
  offset: z.optional(z.number()),
  /** The person's own sign-off: 'Best,' and 'Alex', each possibly empty. Only in their own mail. */
  signed: z.optional(z.object({ closing: z.string(), name: z.string() })),
  /** The role in the sender's signature, as written: 'CFO'. Never in the person's own mail, absent without any. */
  signs: z.optional(z.string()),
});
export type Reading = z.infer<typeof Reading>;

export const Message = z.object({
  id: MessageId,
  from: Address,
  to: z.array(Address),
  cc: z.array(Address),
  /** The reply address, if it differs from the sender. */
  replyTo: z.optional(z.array(Address)),
  subject: z.string(),
  /** When the provider received it, ISO 8601. */
  at: z.string(),
  labels: z.array(Label),
  reading: Reading,
  attachments: z.array(Attachment),
  invitation: z.nullable(Invitation),
  /** `unparsed`: the parser failed, so only headers and snippet exist. */
  state: z.enum(['parsed', 'unparsed']),
  /** The way to leave its mailing list. Absent without one. */
  unsubscribe: z.optional(Unsubscribe),
});
export type Message = z.infer<typeof Message>;

/**
 * Counts over the newest messages of an address: those that the person answered, and those followed by a week of later
 * ones.
 */
export const Answers = z.object({
  counted: z.number(),
  answered: z.number(),
  withinHour: z.number(),
  withinDay: z.number(),
  /** Answered within the hour, in the month before the newest of them. */
  quickLately: z.number(),
});
export type Answers = z.infer<typeof Answers>;

/** Facts from the mailbox's history about a thread's latest sender. */
export const SenderFacts = z.object({
  /** Messages from this address, and messages the person sent to it. */
  received: z.number(),
  sent: z.number(),
  /** Absent while there is nothing to count. */
  answers: z.optional(Answers),
});
export type SenderFacts = z.infer<typeof SenderFacts>;

export const Thread = z.object({
  id: ThreadId,
  /** Oldest first. */
  messages: z.array(Message),
  sender: SenderFacts,
  /** When it comes back, or what brought it back. Absent without a reminder. */
  reminder: z.optional(Reminder),
  /** New messages stay out of the inbox. Absent otherwise. */
  muted: z.optional(z.literal(true)),
});
export type Thread = z.infer<typeof Thread>;

/** As in Gmail, a thread has a label if any message does. */
export const hasLabel = (thread: Thread, label: Label): boolean =>
  thread.messages.some((message) => message.labels.includes(label));

/** The messages that the player reads: since the person last wrote, or their own last one. */
export const unanswered = (thread: Thread): Message[] => {
  const readable = thread.messages.filter((message) => !message.labels.some((label) => unread.has(label)));
  const last = readable.findLastIndex((message) => message.labels.includes('sent'));
  const since = readable.slice(last + 1);
  return since.length > 0 ? since : readable.slice(-1);
};

/** All text for the player is present, not only the light form. */
export const isWhole = (thread: Thread): boolean =>
  unanswered(thread).every((message) => message.reading.paragraphs !== undefined);

/** Labels of messages that the player never reads. */
const unread: ReadonlySet<Label> = new Set(['drafts', 'trash', 'spam']);
