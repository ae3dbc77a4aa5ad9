// What Flow needs of the outside world, on one page. Adapters implement these; nothing else speaks to the outside.
import type { LabelEdit } from '#domain/change.ts';
import type { MessageId, ThreadId } from '#domain/id.ts';
import type { Label } from '#domain/mail.ts';
import type { Problem } from '#domain/problem.ts';

/** A message as the provider keeps it. `cursor` is the provider's history id at the time, text and never a number. */
export type RawMessage = {
  id: MessageId;
  threadId: ThreadId;
  labels: Label[];
  receivedAt: Date;
  cursor: string;
  snippet: string;
  /** The whole message as it travelled, RFC 5322. */
  raw: Uint8Array;
};

/** One thing that became different at the provider since a cursor. */
export type Happening =
  | { kind: 'added'; messageId: MessageId; threadId: ThreadId }
  | { kind: 'deleted'; messageId: MessageId }
  | { kind: 'labels'; messageId: MessageId; threadId: ThreadId; add: Label[]; remove: Label[]; cursor: string };

export type FailedMessage = { id: MessageId; problem: Problem };

/** A message's labels after its edit; `gone` where the provider no longer has it; `refused` with the reason. */
export type Delivered =
  | { kind: 'done'; messageId: MessageId; labels: Label[] }
  | { kind: 'gone'; messageId: MessageId }
  | { kind: 'refused'; messageId: MessageId; problem: Problem };

/** A mailbox provider. Every call takes the access token of the account it is about, and throws only `Problem`s. */
export type MailProvider = {
  profile(token: string): Promise<{ email: string; cursor: string }>;
  /** Ids, newest first. */
  list(
    token: string,
    page: { limit: number; label?: Label; pageToken?: string },
  ): Promise<{ ids: { id: MessageId; threadId: ThreadId }[]; estimate: number; next: string | null }>;
  /** Raw messages by one batch. A message that is gone is absent; one that failed for now is in `failed`, with why. */
  get(token: string, ids: readonly MessageId[]): Promise<{ messages: RawMessage[]; failed: FailedMessage[] }>;
  /** What happened since `cursor`; `lost` when the provider no longer knows it. */
  history(token: string, cursor: string): Promise<{ happenings: Happening[]; cursor: string } | 'lost'>;
  /** Carries label edits to the provider, each message's on its own, and answers what became of each. */
  deliver(caller: Caller, edits: readonly LabelEdit[]): Promise<Delivered[]>;
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

/** `gone`: ids of those removed since the cursor. `cursor`: for the next time; null where the provider gives none. */
export type ContactsRead = { contacts: ProviderContact[]; gone: string[]; cursor: string | null };

/** A provider's address book. Throws only `Problem`s. */
export type ContactsProvider = {
  /** Everyone, or with a cursor what became different since; `lost` when the provider no longer knows it. */
  contacts(token: string, cursor: string | null): Promise<ContactsRead | 'lost'>;
};

/** The provider's side of sign-in, beyond what the sign-in library does. */
export type TokenProvider = {
  refresh(refreshToken: string): Promise<{ accessToken: string; expiresInSeconds: number; scope: string | null }>;
};
