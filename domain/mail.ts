// Mail as both programs see it: threads of messages, already turned into text that can be shown and spoken.
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

export const Attachment = z.object({ name: z.string(), mimeType: z.string(), /** Bytes. */ size: z.number() });
export type Attachment = z.infer<typeof Attachment>;

/** An invitation found in a message's calendar part; instants are ISO 8601. */
export const Invitation = z.object({
  method: z.enum(['request', 'cancel', 'reply']),
  title: z.string(),
  startsAt: z.string(),
  endsAt: z.nullable(z.string()),
  /** Whole days, from the first to before the last; the instants are then midnights of UTC. */
  allDay: z.optional(z.literal(true)),
  /** It comes again every so many of these; the instants are those of the first time. */
  every: z.optional(z.object({ unit: z.enum(['day', 'week', 'month', 'year']), count: z.number() })),
  /** It was sent before, and has changed. */
  changed: z.optional(z.literal(true)),
  place: z.optional(z.string()),
  /** Who is asked to come, the person themselves among them; of many, the first. */
  guests: z.optional(z.array(Address)),
  /** Of a `reply`: what its sender answers. */
  answer: z.optional(z.enum(['accepted', 'declined', 'tentative'])),
});
export type Invitation = z.infer<typeof Invitation>;

/**
 * What `reading/` made of a message, once, at ingest: plain text only, every string untrusted content of a mail.
 * `version` is that of the code that made it, so that a better reader can make it again.
 */
export const Reading = z.object({
  version: z.number(),
  /** Paragraphs of sentences, quotes, signature and boilerplate left out. Absent in the light form, by which a large mailbox is listed. */
  paragraphs: z.optional(z.array(z.array(z.string()))),
  /** One breath; empty where the message is shorter than a summary would be. */
  summary: z.string(),
  /** A question or request is put to the reader. */
  asks: z.boolean(),
  /** What is asked, in a few of our own words: 'needs a yes or no'; empty where nothing is. */
  askWords: z.string(),
  /** The day it is wanted by, as in `2026-11-27`, on its writer's calendar. Absent where none is named, or it could be several. */
  by: z.optional(z.string()),
  /** Newsletter, receipt or other machine-made mail, by its headers. */
  bulk: z.boolean(),
  /** Which of bulk mail: what a list sends to all alike, or what a machine tells this person. Absent where an older reader made this. */
  mailing: z.optional(z.nullable(z.enum(['newsletter', 'notification']))),
  /** Listening length of the paragraphs at 1×. */
  seconds: z.number(),
  /** It goes on beyond what Flow keeps of a mail to read. */
  cut: z.optional(z.boolean()),
  /** The language it is written in, as ISO 639 names it; absent where too little is said to tell. */
  tongue: z.optional(z.string()),
  /** Codes to sign in with, as they stand in it; absent where it holds none. */
  codes: z.optional(z.array(z.string())),
  /** Places of paragraphs that are shown and say nothing to the ear; absent where there are none. */
  silent: z.optional(z.array(z.number())),
  /** How the person themselves signed it: 'Best,' and 'Alex', each empty where it was not there. Only of their own mail. */
  signed: z.optional(z.object({ closing: z.string(), name: z.string() })),
});
export type Reading = z.infer<typeof Reading>;

export const Message = z.object({
  id: MessageId,
  from: Address,
  to: z.array(Address),
  cc: z.array(Address),
  /** Where the sender wants answers, if not where the mail came from. */
  replyTo: z.optional(z.array(Address)),
  subject: z.string(),
  /** When the provider received it, ISO 8601. */
  at: z.string(),
  labels: z.array(Label),
  reading: Reading,
  attachments: z.array(Attachment),
  invitation: z.nullable(Invitation),
  /** `unparsed`: set aside because the parser could not read it; its headers and snippet are all there is. */
  state: z.enum(['parsed', 'unparsed']),
  /** How its list may be left; absent where there is no way. */
  unsubscribe: z.optional(Unsubscribe),
});
export type Message = z.infer<typeof Message>;

/** Of the newest few messages from an address: those that were answered, or that a week and more of later ones left behind. */
export const Answers = z.object({
  counted: z.number(),
  answered: z.number(),
  withinHour: z.number(),
  withinDay: z.number(),
  /** Within the hour, in the month up to the newest of them. */
  quickLately: z.number(),
});
export type Answers = z.infer<typeof Answers>;

/** What the mailbox's own history says of a thread's latest sender; facts, not scores. */
export const SenderFacts = z.object({
  /** Messages received from this address, and messages the person sent to it. */
  received: z.number(),
  sent: z.number(),
  /** Absent where there is nothing to count yet. */
  answers: z.optional(Answers),
});
export type SenderFacts = z.infer<typeof SenderFacts>;

export const Thread = z.object({
  id: ThreadId,
  /** Oldest first. */
  messages: z.array(Message),
  sender: SenderFacts,
  /** When it comes back, or what brought it back; absent where nothing was put off. */
  reminder: z.optional(Reminder),
  /** What comes in it is kept out of the inbox; absent where it is not. */
  muted: z.optional(z.literal(true)),
});
export type Thread = z.infer<typeof Thread>;

/** A thread carries a label when any of its messages does, as in Gmail. */
export const hasLabel = (thread: Thread, label: Label): boolean =>
  thread.messages.some((message) => message.labels.includes(label));

/** The messages since the person last wrote in the thread: what the player reads. Their own last one if they wrote last. */
export const unanswered = (thread: Thread): Message[] => {
  const readable = thread.messages.filter((message) => !message.labels.some((label) => unread.has(label)));
  const last = readable.findLastIndex((message) => message.labels.includes('sent'));
  const since = readable.slice(last + 1);
  return since.length > 0 ? since : readable.slice(-1);
};

/** The text of all that the player reads is here; else only what lists, ranks and acts on the thread. */
export const isWhole = (thread: Thread): boolean =>
  unanswered(thread).every((message) => message.reading.paragraphs !== undefined);

/** What nobody wants read out of a thread: the unfinished, the thrown away and the unwanted. */
const unread: ReadonlySet<Label> = new Set(['drafts', 'trash', 'spam']);
