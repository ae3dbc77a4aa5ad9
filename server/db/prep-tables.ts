import type { ColumnType } from 'kysely';
import type { AccountId, CalendarId, EventId, UserId } from '#domain/id.ts';

/** bigint, which the driver reads as text. */
type Revision = ColumnType<string, string, string>;

export type MeetingPrepTable = {
  user_id: UserId;
  account_id: AccountId;
  calendar_id: CalendarId;
  event_id: EventId;
  /** Empty for a single event. */
  original: string;
  /** Sealed JSON. */
  content: string;
  until: Date;
  mail: Revision;
  promises: Revision;
  revision: Revision;
};

export type PrepWatchTable = {
  user_id: UserId;
  account_id: AccountId;
  revision: Revision;
  until: Date;
};
