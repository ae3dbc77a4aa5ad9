import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { LedgerName } from '#domain/change/ledgers.ts';
import type { AccountId, CommandId, MessageId, ThreadId, UserId } from '#domain/id.ts';
import type { Label, LabelId } from '#domain/mail.ts';
import type { Cursor } from '#server/cursor.ts';

/** jsonb: read as unknown and parsed, written as text because the driver turns arrays into SQL arrays. */
type Json = ColumnType<unknown, string, string>;

/** bigint, which the driver reads as text. */
type Big = ColumnType<string, number | string, number | string>;

export type MailboxTable = {
  user_id: UserId;
  account_id: AccountId;
  email: string;
  cursor: Cursor | null;
  revision: Generated<string>;
  phase: Generated<'idle' | 'initial' | 'historical'>;
  total_estimated: Generated<number>;
  synced_count: Generated<number>;
  stored: Generated<string>;
  is_active: Generated<boolean>;
  error: string | null;
  last_sync_at: Date | null;
  tried_at: Date | null;
  needs_reauth: Generated<boolean>;
  deliveries: Generated<string>;
  connections: Generated<string>;
  listing: Generated<BackfillListing>;
  page_token: string | null;
  listed_from: Date | null;
  historical_at: Date | null;
  stopped: Generated<boolean>;
  current_batch: Generated<number>;
  batch_size: Generated<number>;
  drafts_stale: Generated<boolean>;
  labels_revision: Generated<string>;
  labels_seen_at: Date | null;
  blocked_revision: Generated<string>;
};

export type LabelTable = { user_id: UserId; account_id: AccountId; id: LabelId; name: string };

export type BackfillListing = 'large' | 'unread' | 'inbox' | 'all' | 'listed';

export type ThreadTable = {
  user_id: UserId;
  account_id: AccountId;
  id: ThreadId;
  revision: Big;
  in_inbox: boolean;
  left_inbox_at: ColumnType<string | null, number | string | null, number | string | null>;
  gone: Generated<boolean>;
};

export type MessageTable = {
  user_id: UserId;
  account_id: AccountId;
  id: MessageId;
  thread_id: ThreadId;
  provider_labels: Label[];
  labels: Label[];
  received_at: Date;
  sender_name: string;
  sender_email: string;
  recipients: Json;
  copied: Json;
  reply_to: ColumnType<unknown, string | undefined, string>;
  subject: string;
  reading: Json;
  attachments: Json;
  invitation: ColumnType<unknown, string | null, string | null>;
  state: 'parsed' | 'unparsed';
  unsubscribe: ColumnType<unknown, string | null | undefined, string | null>;
  sent_to: Generated<string[]>;
  cursor: Generated<Cursor>;
  /** `reading` without its paragraphs. */
  light: GeneratedAlways<unknown>;
  /** The reading holds promises. */
  opens: GeneratedAlways<boolean>;
  /** A rough rank of inbox messages. Null outside the inbox. */
  standing: GeneratedAlways<number | null>;
  /** Seconds until the person next wrote in the thread. A trigger keeps it. */
  answered_after: Generated<number | null>;
};

/** Messages received from and sent to each address. Triggers keep it. */
export type SenderTable = {
  user_id: UserId;
  account_id: AccountId;
  email: string;
  received: number;
  sent: number;
};

export type FetchQueueTable = {
  user_id: UserId;
  account_id: AccountId;
  message_id: MessageId;
  thread_id: ThreadId;
  priority: number;
  attempts: Generated<number>;
  large: Generated<boolean>;
  next_at: Date | null;
};

export type TombstoneTable = { user_id: UserId; account_id: AccountId; message_id: MessageId; at: Date };

export type DraftMapTable = { user_id: UserId; account_id: AccountId; draft_id: string; message_id: MessageId };

export type ComparisonTable = {
  user_id: UserId;
  account_id: AccountId;
  due_at: Date;
  reason: 'gap' | 'daily';
  anchor: Cursor | null;
  listings: Generated<string[]>;
  page_token: string | null;
  finished_at: Date | null;
  missing: Generated<number>;
  extra: Generated<number>;
  relabelled: Generated<number>;
  rethreaded: Generated<number>;
  given_up: Generated<boolean>;
};

export type ListedTable = {
  user_id: UserId;
  account_id: AccountId;
  message_id: MessageId;
  label: string;
  thread_id: ThreadId;
};

type Purse = 'mail' | 'contacts' | 'calendar';

export type QuotaTable = {
  user_id: UserId;
  account_id: AccountId;
  purse: Generated<Purse>;
  blocked_until: Date | null;
  asleep_since: Date | null;
  strikes: Generated<number>;
};

export type QuotaSpentTable = {
  user_id: UserId;
  account_id: AccountId;
  id: Generated<string>;
  purse: Generated<Purse>;
  lane: 'interactive' | 'background';
  units: number;
  until: Date;
};

/** Messages stored when `/functions/v1/sync-emails` last answered. */
export type SyncReportTable = {
  user_id: UserId;
  account_id: AccountId;
  stored: Big;
  events: ColumnType<number, number | undefined, number>;
};

export type CommandState = 'accepted' | 'waiting' | 'delivered' | 'failed' | 'dismissed' | 'stopped';

export type CommandTable = {
  user_id: UserId;
  account_id: AccountId;
  id: CommandId;
  ledger: LedgerName;
  subjects: number;
  /** Mails that count for the leaderboard. Triggers set it. */
  triaged: Generated<number>;
  kind: string;
  args: Json;
  spoken: boolean;
  done: Json;
  revision: Big;
  state: CommandState;
  problem: string | null;
  inverts: CommandId | null;
  inverted_by: CommandId | null;
  given_at: Date;
  delivered_at: Date | null;
  leaves_at: Date | null;
  left_at: Date | null;
};

export type PendingChangeTable = {
  user_id: UserId;
  account_id: AccountId;
  id: Generated<string>;
  command_id: CommandId;
  message_id: MessageId;
  thread_id: ThreadId;
  adds: Label[];
  removes: Label[];
};

export type ReminderTable = {
  user_id: UserId;
  account_id: AccountId;
  thread_id: ThreadId;
  kind: 'snooze' | 'remind';
  wake_at: Date;
  unless_answered: boolean;
  woken_by: 'time' | 'message' | null;
  written_in: Generated<boolean>;
  command_id: CommandId;
};

export type LedgerTroubleTable = {
  user_id: UserId;
  account_id: AccountId;
  ledger: LedgerName;
  problem: string;
  since: Date;
};

export type MutedThreadTable = { user_id: UserId; account_id: AccountId; thread_id: ThreadId; command_id: CommandId };

export type BlockedSenderTable = { user_id: UserId; account_id: AccountId; email: string; command_id: CommandId };

export type UnsubscriptionTable = {
  user_id: UserId;
  account_id: AccountId;
  list: string;
  command_id: CommandId;
  message_id: MessageId;
  state: 'queued' | 'asking' | 'done' | 'refused' | 'unsure' | 'stopped';
  leaves_at: Date;
};

export type AuditLogTable = {
  user_id: UserId;
  id: Generated<string>;
  created_at: Date;
  action_type: string;
  action_description: string;
  resource_type: string | null;
  resource_id: string | null;
  metadata: ColumnType<unknown, string | undefined, string>;
  user_email: string;
};

/** Each person's chain of audit entries: its newest link, and the link before its oldest. Written by triggers only. */
export type AuditChainTable = {
  user_id: UserId;
  chain: string;
  seq: string;
  hash: Buffer;
  from_seq: string;
  from_hash: Buffer;
};

/** Written by triggers only. */
export type AuditLinkTable = {
  chain: string;
  seq: string;
  entry: string;
  prev: Buffer;
  salt: Buffer | null;
  commitment: Buffer;
  hash: Buffer;
};
