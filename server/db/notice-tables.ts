import type { ColumnType } from 'kysely';
import type { AccountId, UserId } from '#domain/id.ts';
import type { PushKind } from '#domain/push-notice.ts';

export type PushSubscriptionTable = {
  user_id: UserId;
  /** SHA-256 of the endpoint. */
  id: string;
  /** Sealed. */
  endpoint: string;
  /** Sealed JSON. */
  keys: string;
  session_id: string;
  created_at: Date;
};

export type PushPreferenceTable = {
  user_id: UserId;
  mail: boolean;
  meeting: boolean;
  reminder: boolean;
  reconnect: boolean;
  quiet_from: number | null;
  quiet_to: number | null;
  zone: string;
  shows_subject: boolean;
};

export type PushSentTable = { user_id: UserId; kind: PushKind; cause: string; at: Date };

export type MeetingWatchTable = {
  user_id: UserId;
  account_id: AccountId;
  revision: ColumnType<string, string, string>;
  until: Date;
  next_at: Date | null;
};
