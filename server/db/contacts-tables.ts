// The tables of contacts, as Kysely sees them.
import type { ColumnType } from 'kysely';
import type { UserId } from '#domain/id.ts';

/** How the looking at a provider's address book stands. */
export type ContactBookTable = {
  user_id: UserId;
  cursor: string | null;
  /** bigint: read as text by the driver. */
  revision: ColumnType<string, undefined, string>;
  problem: string | null;
  tried_at: Date | null;
  last_sync_at: Date | null;
  due_at: Date | null;
};

export type ContactTable = {
  user_id: UserId;
  id: string;
  name: string;
  given_name: string;
  nicknames: string[];
  emails: string[];
  organization: string | null;
  title: string | null;
  phonetic: string | null;
};
