import type { ColumnType, GeneratedAlways } from 'kysely';
import type { AccountId, CalendarId, CommandId, EventId, UserId } from '#domain/id.ts';

/** bigint, which the driver reads as text. */
type Revision = ColumnType<string, string | undefined, string>;

/** The sync state of a person's calendars. */
export type CalendarBookTable = {
  user_id: UserId;
  account_id: AccountId;
  revision: Revision;
  cursor: string | null;
  problem: string | null;
  tried_at: Date | null;
  last_sync_at: Date | null;
  due_at: Date | null;
};

export type CalendarTable = {
  user_id: UserId;
  account_id: AccountId;
  id: CalendarId;
  name: string;
  zone: string;
  role: string;
  is_primary: boolean;
  shown: boolean;
  counts_busy: boolean;
  color: string | null;
  phase: ColumnType<string, string | undefined, string>;
  cursor: string | null;
  page_token: string | null;
  since: Date | null;
  generation: ColumnType<number, number | undefined, number>;
  synced_count: ColumnType<number, number | undefined, number>;
  next_page_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  listed_count: ColumnType<number, number | undefined, number>;
  restarts: ColumnType<number, number | undefined, number>;
  restarts_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
  own_limit: ColumnType<string | null, string | null | undefined, string | null>;
  gone: ColumnType<boolean, boolean | undefined, boolean>;
  revision: ColumnType<string, string, string>;
};

export type CalendarEventTable = {
  user_id: UserId;
  account_id: AccountId;
  calendar_id: CalendarId;
  event_id: EventId;
  /** Empty for a single event and a series. */
  original: string;
  etag: string;
  /** Sealed JSON; null for one that is gone. */
  event: string | null;
  /** While changes of Flow wait: what the provider said, sealed; null if it has none. */
  provider: ColumnType<string | null, string | null | undefined, string | null>;
  /** The sealed event says so, too. This finds them. */
  stranger: ColumnType<boolean, boolean | undefined, boolean>;
  generation: number;
  revision: ColumnType<string, string, string>;
};

/** A change of Flow's own that waits for its delivery. */
export type PendingEventTable = {
  user_id: UserId;
  account_id: AccountId;
  place: GeneratedAlways<string>;
  command_id: CommandId;
  calendar_id: CalendarId;
  event_id: EventId;
  original: string;
  swaps: string;
};
