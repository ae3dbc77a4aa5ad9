// What the admin area counts.
import type { ColumnType, Generated } from 'kysely';
import type { UserId } from '#domain/id.ts';

/** Written by triggers only. */
export type ActivityDailyTable = {
  user_id: UserId;
  day: string;
  /** Triaged, for the leaderboard. */
  mails: number;
  /** Entries that the person caused. */
  acts: Generated<number>;
  counts: Generated<Record<string, number>>;
  sessions: Generated<number>;
  finished: Generated<number>;
  emails: Generated<number>;
  seconds: Generated<number>;
  lengths: Generated<number[]>;
  hours: Generated<number[]>;
  devices: Generated<string[]>;
};

/** Written by triggers, except `source`. */
export type PersonFactsTable = {
  user_id: UserId;
  signed_up_at: ColumnType<Date | null, never, never>;
  zone: ColumnType<string | null, never, never>;
  source: string | null;
  first_finished: ColumnType<Date | null, never, never>;
  first_day_mails: ColumnType<number, never, never>;
};
