// The interfaces to the outside world. Only adapters implement them.
import type { Answer, Calendar, CalendarEvent, EventFields, GuestEntry } from '#domain/calendar.ts';
import type { LabelEdit } from '#domain/change/label-edit.ts';
import type { Original } from '#domain/event-ref.ts';
import type { Account, CalendarId, EventId, MessageId, ThreadId } from '#domain/id.ts';
import type { Attachment, Label, LabelId } from '#domain/mail.ts';
import type { Problem } from '#domain/problem.ts';
import type { PushSubscriptionKeys } from '#domain/push-notice.ts';
import type { GrammarName, SpeechEngine, SpokenBy, VoiceMeans } from '#domain/speech.ts';
import type { Cursor } from './cursor.ts';

/** Whether a person waits for the call. Each priority has its own share of the quota. */
export type Priority = 'interactive' | 'background';

/** The account of the call, and its access token. */
export type Caller = { account: Account; token: string; priority: Priority };

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

/** `raw`: RFC 5322. `parts`: parsed by the provider, attachments left there, for messages that are too large. */
export type MessageContent = { kind: 'raw'; raw: Uint8Array } | ({ kind: 'parts' } & MessageParts);

export type MessageParts = {
  headers: { name: string; value: string }[];
  text: string | null;
  html: string | null;
  attachments: Attachment[];
};

export type MessageFormat = MessageContent['kind'];

/** `own`: created by the person. */
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

/** Still at the provider. The id is valid for this request only. */
export type ProviderFile = Attachment & { fileId: string };

export type FailedMessage = { id: MessageId; problem: Problem };

/** RFC 5322. `draftId` null creates a draft. */
export type ProviderDraft = { draftId: string | null; raw: Uint8Array; threadId: ThreadId | null };

/** `labels` after the edit, null if unknown. `gone`: deleted at the provider. */
export type Delivered =
  | { kind: 'done'; messageId: MessageId; labels: Label[] | null }
  | { kind: 'gone'; messageId: MessageId }
  | { kind: 'refused'; messageId: MessageId; problem: Problem };

export type AlikeEdit = { messageIds: readonly MessageId[]; add: readonly Label[]; remove: readonly Label[] };

/** Throws only `Problem`s. */
export type MailProvider = {
  profile(caller: Caller): Promise<{ email: string; cursor: Cursor }>;
  /** The provider's own words for a cursor. */
  cursorText(cursor: Cursor): string;
  /** HTML. Empty if the person has none. */
  signature(caller: Caller): Promise<string>;
  /** All labels, including system labels. */
  labels(caller: Caller): Promise<ProviderLabel[]>;
  /** Returns the existing label of that name, if there is one. */
  makeLabel(caller: Caller, name: string): Promise<OwnProviderLabel>;
  /** Newest first. An empty page may have a next one. */
  list(
    caller: Caller,
    listing: Listing,
  ): Promise<{ ids: { id: MessageId; threadId: ThreadId }[]; estimate: number; next: string | null }>;
  /** Leaves out deleted messages. `failed` lists temporary failures. */
  get(
    caller: Caller,
    ids: readonly MessageId[],
    format: MessageFormat,
  ): Promise<{ messages: ProviderMessage[]; failed: FailedMessage[] }>;
  /** Null if the message no longer exists. */
  files(caller: Caller, id: MessageId): Promise<ProviderFile[] | null>;
  /** `fileId` must come from a recent request. */
  file(caller: Caller, file: { messageId: MessageId; fileId: string }): Promise<Uint8Array>;
  /** `lost`: the provider no longer knows the cursor. `next` is null on the last page. */
  history(
    caller: Caller,
    since: { cursor: Cursor; pageToken: string | null },
  ): Promise<{ happenings: Happening[]; cursor: Cursor; next: string | null } | 'lost'>;
  /** One page of drafts with their current messages. */
  drafts(
    caller: Caller,
    pageToken: string | null,
  ): Promise<{ drafts: { draftId: string; messageId: MessageId }[]; next: string | null }>;
  /** Creates or replaces a draft in the given thread. */
  putDraft(caller: Caller, draft: ProviderDraft): Promise<{ draftId: string }>;
  /** The draft ends with it. */
  sendDraft(caller: Caller, draftId: string): Promise<{ messageId: MessageId; threadId: ThreadId }>;
  /** The provider may still report a draft shortly after its sending. */
  hasDraft(caller: Caller, draftId: string): Promise<boolean>;
  /** Ignores a missing draft. */
  dropDraft(caller: Caller, draftId: string): Promise<void>;
  /** Edits each message separately and reports each outcome. */
  deliver(caller: Caller, edits: readonly LabelEdit[]): Promise<Delivered[]>;
  /** One edit for up to 1,000 messages, all or none. Skips deleted ones. */
  deliverAlike(caller: Caller, edit: AlikeEdit): Promise<void>;
  /** Asks for push messages to the host's topic until `until`, some days ahead. */
  watch(caller: Caller, topic: string): Promise<{ until: Date }>;
};

/** A contact of the address book, cleaned and limited. `emails` are lower case. */
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

/** `gone`: removed since the cursor. Only the last page (`next` null) may have a cursor. */
export type ContactsPage = { contacts: ProviderContact[]; gone: string[]; next: string | null; cursor: string | null };

/** Throws only `Problem`s. */
export type ContactsProvider = {
  /** All contacts, or the changes since a cursor. `lost`: the provider no longer knows it. */
  contacts(caller: Caller, at: { cursor: string | null; pageToken: string | null }): Promise<ContactsPage | 'lost'>;
};

/** `refused`: not sent. `unsure`: sent, result unknown. */
export type OneClick = { kind: 'accepted' | 'rejected'; status: number } | { kind: 'refused' | 'unsure' };

/** `refused`: not requested. `unfit`: no safe picture. */
export type BroughtPicture =
  | { kind: 'picture'; type: string; bytes: Uint8Array }
  | { kind: 'refused' | 'unreachable' | 'unfit' | 'too-large' };

/** The part of sign-in that the library does not cover. */
export type TokenProvider = {
  refresh(refreshToken: string): Promise<{ accessToken: string; expiresInSeconds: number; scope: string | null }>;
  /** Ends the grant of this token, and with it all its tokens. Ignores a token that works no more. */
  revoke(token: string): Promise<void>;
};

/** 16 kHz mono. `names` may occur in it. */
export type Utterance = { samples: Int16Array; grammar: GrammarName; names: readonly string[] };

/**
 * `text`: the grammar's if both passes `agreed`, else the general pass's, or the grammar's if that failed. Empty for silence. `own`:
 * the own-words pass, if the general pass sounds the same. `ms`: time of each pass, null if skipped or failed.
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

/** `speed` 1 is normal. The pitch stays. */
export type Speaking = { text: string; by: SpokenBy; speed: number };

/** s16le mono, streamed. Ending the iteration ends the synthesis. */
export type Spoken = { rate: number; samples: AsyncIterable<Uint8Array> };

/** Writes text for an instruction and a person's words. Throws only `Problem`s. */
export type Model = (asked: { instruction: string; words: string }, signal: AbortSignal) => Promise<string>;

/** Stores nothing. Throws only `Problem`s. */
export type Speech = {
  /** Utterances of different people heard in parallel. */
  together: number;
  means(): Promise<VoiceMeans>;
  /** What the last look and the last calls say, without a new look. */
  state(): Promise<{ hearing: 'works' | 'fails' | 'none'; speaking: 'works' | 'fails' | 'none' }>;
  /** Before the first utterance of a state. Resolves early. */
  prepare(wanted: Pick<Utterance, 'grammar' | 'names'>): Promise<void>;
  /** `guess` gets the grammar's text early. */
  hear(utterance: Utterance, guess: (text: string) => void, signal: AbortSignal): Promise<Heard>;
  speak(speaking: Speaking, signal: AbortSignal): Promise<Spoken>;
  close(): Promise<void>;
};

/** `stranger` is false: the provider does not know whom the person knows. */
export type ProviderEvent = { kind: 'event'; etag: string; event: CalendarEvent };

/** Deleted, or one cancelled instance of a series. */
export type ProviderCancellation = { kind: 'cancelled'; id: EventId; original: Original | null };

/** Only the last page (`next` null) has a cursor. A page may be empty and have a next one. */
export type EventsPage = {
  events: (ProviderEvent | ProviderCancellation)[];
  next: string | null;
  cursor: string | null;
};

export type CalendarsPage = { calendars: Calendar[]; gone: CalendarId[]; next: string | null; cursor: string | null };

/** `zone`: the calendar's, for events that name none. */
export type EventAt = { calendarId: CalendarId; id: EventId; zone: string };

type WritableFields = Omit<EventFields, 'guests'>;

export type GuestEdit = { add: GuestEntry[]; remove: string[] };

/**
 * `mark` stays with the event and is for Flow alone. `revive` takes back a cancellation. `etag` null writes over any version. `tells`: the
 * provider tells guests and organizer; without it, nobody hears of it. An answer leaves all other guests' answers alone.
 */
export type EventDeed = EventAt & { tells: boolean } & (
    | { kind: 'insert'; fields: WritableFields; guests: GuestEntry[]; mark: string }
    | { kind: 'patch'; set: Partial<WritableFields>; guests: GuestEdit | null; revive: boolean; etag: string | null }
    | { kind: 'answer'; self: string; answer: Answer; etag: string | null }
    | { kind: 'delete' }
  );

/** `taken`: an event with that id exists, perhaps cancelled. `stale`: it changed after that etag. */
export type EventWritten =
  | { kind: 'done'; event: ProviderEvent | ProviderCancellation | null }
  | { kind: 'taken' | 'stale' | 'gone' };

/** Throws only `Problem`s. `lost`: the provider no longer knows the cursor. */
export type CalendarProvider = {
  calendars(caller: Caller, at: { cursor: string | null; pageToken: string | null }): Promise<CalendarsPage | 'lost'>;
  /** Series, single events and changed instances: all since `since`, or the changes after a cursor. */
  events(
    caller: Caller,
    calendarId: CalendarId,
    at: { cursor: string | null; pageToken: string | null; since: Date },
  ): Promise<EventsPage | 'lost'>;
  /** The next events as the person sees them: single events and instances, earliest first. */
  upcoming(caller: Caller, calendarId: CalendarId, from: Date, most: number): Promise<ProviderEvent[]>;
  /** Null if the provider has never had it. */
  event(caller: Caller, at: EventAt): Promise<ProviderEvent | ProviderCancellation | null>;
  /** One write. */
  write(caller: Caller, deed: EventDeed): Promise<EventWritten>;
  /** When people are busy in that span, by address. Null: their calendar cannot be seen. */
  freeBusy(
    caller: Caller,
    people: readonly string[],
    span: { from: Date; to: Date },
  ): Promise<Map<string, { from: Date; to: Date }[] | null>>;
};

/** Notices to browsers. `refused`: not a push service on the public web. `gone`: the browser no longer listens. */
export type WebPush = {
  /** Base64url, for the browser's subscription. */
  publicKey: string;
  /** Whether the endpoint's text names a public server. */
  mayReach: (endpoint: string) => boolean;
  /** `seconds`: how long the push service keeps it for a device that is off. */
  send: (
    to: PushSubscriptionKeys,
    payload: string,
    how: { seconds: number; urgency: 'normal' | 'high' },
  ) => Promise<'taken' | 'gone' | 'refused' | 'failed'>;
};
