import type { ColumnType } from 'kysely';
import type { AccountId, UserId } from '#domain/id.ts';

/** The sync state of an address book. */
export type ContactBookTable = {
  user_id: UserId;
  account_id: AccountId;
  cursor: string | null;
  /** bigint, which the driver reads as text. */
  revision: ColumnType<string, undefined, string>;
  problem: string | null;
  tried_at: Date | null;
  last_sync_at: Date | null;
  due_at: Date | null;
};

export type ContactTable = {
  user_id: UserId;
  account_id: AccountId;
  id: string;
  name: string;
  given_name: string;
  nicknames: string[];
  emails: string[];
  organization: string | null;
  title: string | null;
  phonetic: string | null;
};
