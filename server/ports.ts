// What Flow needs of the outside world, on one page. Adapters implement these; nothing else speaks to the outside.
import type { LabelEdit } from '#domain/change/mailbox.ts';
import type { MessageId, ThreadId, UserId } from '#domain/id.ts';
import type { Attachment, Label, LabelId } from '#domain/mail.ts';
import type { Problem } from '#domain/problem.ts';
import type { GrammarName, SpeechEngine, SpokenBy, VoiceMeans } from '#domain/speech.ts';
import type { Cursor } from './cursor.ts';

/** Who waits for a call: a person, or nobody. Each lane has its own share of an account's quota. */
export type Lane = 'interactive' | 'background';

/** For whom the provider is called, and with which access token. */
export type Caller = { userId: UserId; token: string; lane: Lane };

/** A message as the provider had it at `cursor`. */
export type ProviderMessage = {
  id: MessageId;
  threadId: ThreadId;
  labels: Label[];
  receivedAt: Date;
  cursor: Cursor;
  snippet: string;
  content: MessageContent;
};

/**
 * `raw`: the whole message as it travelled, RFC 5322. `parts`: as the provider took it apart, its attachments left there, which is
 * how messages come that are too large to travel whole.
 */
export type MessageContent = { kind: 'raw'; raw: Uint8Array } | ({ kind: 'parts' } & MessageParts);

export type MessageParts = {
  headers: { name: string; value: string }[];
  text: string | null;
  html: string | null;
  attachments: Attachment[];
};

export type MessageFormat = MessageContent['kind'];

/** `own`: the person's, not one of the provider's. */
export type ProviderLabel = OwnProviderLabel | { own: false; id: Label; name: string };
export type OwnProviderLabel = { own: true; id: LabelId; name: string };

/** Which messages to list: those that meet every condition. Spam and trash only on request. */
export type Listing = {
  limit: number;
  labels?: Label[];
  /** Received at or after. */
  since?: Date;
  before?: Date;
  /** Bytes. */
  largerThan?: number;
  spamAndTrash?: boolean;
  pageToken?: string;
};

/** One change at the provider. */
export type Happening = { messageId: MessageId; cursor: Cursor } & (
  | { kind: 'added'; threadId: ThreadId; labels: Label[] }
  | { kind: 'deleted' }
  | { kind: 'labels'; threadId: ThreadId; add: Label[]; remove: Label[] }
);

/** A file of a message, still at the provider; its id holds for this look only. */
export type ProviderFile = Attachment & { fileId: string };

export type FailedMessage = { id: MessageId; problem: Problem };

/** A draft to be kept at the provider, RFC 5322; `draftId` null makes a new one. */
export type ProviderDraft = { draftId: string | null; raw: Uint8Array; threadId: ThreadId | null };

/** A message's labels after its edit, null where the provider does not tell them; `gone` where the provider no longer has it; `refused` with the reason. */
export type Delivered =
  | { kind: 'done'; messageId: MessageId; labels: Label[] | null }
  | { kind: 'gone'; messageId: MessageId }
  | { kind: 'refused'; messageId: MessageId; problem: Problem };

export type AlikeEdit = { messageIds: readonly MessageId[]; add: readonly Label[]; remove: readonly Label[] };

/** A mailbox provider. Every call names its caller, and throws only `Problem`s. */
export type MailProvider = {
  profile(caller: Caller): Promise<{ email: string; cursor: Cursor }>;
  /** The provider's own words for a cursor. */
  cursorText(cursor: Cursor): string;
  /** The signature below the person's mail, HTML; empty where they have none. */
  signature(caller: Caller): Promise<string>;
  /** Every label of the mailbox, the provider's own among them. */
  labels(caller: Caller): Promise<ProviderLabel[]>;
  /** Makes a label of the person's; where there is one of that name, it is that. */
  makeLabel(caller: Caller, name: string): Promise<OwnProviderLabel>;
  /** Ids, newest first. A page may be empty and still have a next one. */
  list(
    caller: Caller,
    listing: Listing,
  ): Promise<{ ids: { id: MessageId; threadId: ThreadId }[]; estimate: number; next: string | null }>;
  /** Messages by one batch. One that is gone is absent; one that failed for now is in `failed`, with why. */
  get(
    caller: Caller,
    ids: readonly MessageId[],
    format: MessageFormat,
  ): Promise<{ messages: ProviderMessage[]; failed: FailedMessage[] }>;
  /** The files of a message; null where the message is gone. */
  files(caller: Caller, id: MessageId): Promise<ProviderFile[] | null>;
  /** A file's bytes, by the id of a look just now. */
  file(caller: Caller, file: { messageId: MessageId; fileId: string }): Promise<Uint8Array>;
  /** A page of what happened since `cursor`; `lost` when the provider no longer knows it. `next` is null on the last page. */
  history(
    caller: Caller,
    since: { cursor: Cursor; pageToken: string | null },
  ): Promise<{ happenings: Happening[]; cursor: Cursor; next: string | null } | 'lost'>;
  /** A page of the drafts, each with the message it is made of at present. */
  drafts(
    caller: Caller,
    pageToken: string | null,
  ): Promise<{ drafts: { draftId: string; messageId: MessageId }[]; next: string | null }>;
  /** Makes a draft, or replaces the one of that id, in the thread named; answers its id. */
  putDraft(caller: Caller, draft: ProviderDraft): Promise<{ draftId: string }>;
  /** Sends a draft, which ends by it. */
  sendDraft(caller: Caller, draftId: string): Promise<{ messageId: MessageId; threadId: ThreadId }>;
  /** For a moment after it was sent the provider may still say that it is there. */
  hasDraft(caller: Caller, draftId: string): Promise<boolean>;
  /** One that is gone already is no trouble. */
  dropDraft(caller: Caller, draftId: string): Promise<void>;
  /** Carries label edits to the provider, each message's on its own, and answers what became of each. */
  deliver(caller: Caller, edits: readonly LabelEdit[]): Promise<Delivered[]>;
  /** The same edit for up to 1,000 messages by one call: all of them or none. Those that are gone are passed over. */
  deliverAlike(caller: Caller, edit: AlikeEdit): Promise<void>;
  /** Asks to be told of news at this topic of the host's; for some days, until `until`. */
  watch(caller: Caller, topic: string): Promise<{ until: Date }>;
};

/** Somebody of the address book as the provider keeps them, made plain and bounded; `emails` are lower case. */
export type ProviderContact = {
  id: string;
  name: string;
  givenName: string;
  nicknames: string[];
  emails: string[];
  organization: string | null;
  title: string | null;
  phonetic: string | null;
};

/**
 * `gone`: ids of those removed since the cursor. `next` is null on the last page, which alone has the cursor for the next time; null
 * too where the provider gives none.
 */
export type ContactsPage = { contacts: ProviderContact[]; gone: string[]; next: string | null; cursor: string | null };

/** A provider's address book. Throws only `Problem`s. */
export type ContactsProvider = {
  /** A page of everyone, or with a cursor of what became different since; `lost` when the provider no longer knows it. */
  contacts(caller: Caller, at: { cursor: string | null; pageToken: string | null }): Promise<ContactsPage | 'lost'>;
};

/** `refused`: nothing was sent. `unsure`: it was sent, and nobody knows what became of it. */
export type OneClick = { kind: 'accepted' | 'rejected'; status: number } | { kind: 'refused' | 'unsure' };

/** `refused`: nobody was asked. `unfit`: what came is no picture that is safe to show. */
export type BroughtPicture =
  | { kind: 'picture'; type: string; bytes: Uint8Array }
  | { kind: 'refused' | 'unreachable' | 'unfit' | 'too-large' };

/** The provider's side of sign-in, beyond what the sign-in library does. */
export type TokenProvider = {
  refresh(refreshToken: string): Promise<{ accessToken: string; expiresInSeconds: number; scope: string | null }>;
};

/** What somebody said: 16 kHz, one channel. `names` may occur in it. */
export type Utterance = { samples: Int16Array; grammar: GrammarName; names: readonly string[] };

/**
 * `text`: the grammar's wording where both passes `agreed`, else the general model's, or the grammar's where that failed; '' when nothing was
 * said. `own`: what the pass for people's own words heard, where the general one heard the same sounds; null where it did not, or was not
 * asked. `ms`: what each pass took; null, like its text, where it did not run, failed or was not waited for.
 */
export type Heard = {
  text: string;
  agreed: boolean;
  engine: SpeechEngine;
  grammar: string | null;
  general: string | null;
  own: string | null;
  ms: { grammar: number | null; general: number | null; own: number | null };
};

/** `speed`: 1 is normal; the pitch stays. */
export type Speaking = { text: string; by: SpokenBy; speed: number };

/** Samples, s16le and mono, as they are made; whoever stops reading ends their making. */
export type Spoken = { rate: number; samples: AsyncIterable<Uint8Array> };

/** A language model: told what to do, and given the words of a person, it writes. Throws only `Problem`s; it can do nothing else. */
export type Model = (asked: { instruction: string; words: string }, signal: AbortSignal) => Promise<string>;

/** Hearing and speaking. Throws only `Problem`s; nothing that is heard or spoken is kept. */
export type Speech = {
  /** So many utterances are heard at once, if they are different people's. */
  together: number;
  means(): Promise<VoiceMeans>;
  /** `guess` is told what the grammar alone takes it for, as soon as that is known. */
  hear(utterance: Utterance, guess: (text: string) => void, signal: AbortSignal): Promise<Heard>;
  speak(speaking: Speaking, signal: AbortSignal): Promise<Spoken>;
  close(): Promise<void>;
};
