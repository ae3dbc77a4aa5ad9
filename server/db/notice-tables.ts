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

export type PushZoneTable = { user_id: UserId; zone: string };

export type PushSentTable = { user_id: UserId; kind: PushKind; cause: string; at: Date };

export type MeetingWatchTable = {
  user_id: UserId;
  account_id: AccountId;
  revision: ColumnType<string, string, string>;
  until: Date;
  next_at: Date | null;
};
