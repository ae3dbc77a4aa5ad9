// What the admin area counts.
import type { ColumnType, Generated } from 'kysely';
import type { ErrorType, Severity } from '#domain/error-kinds.ts';
import type { UserId } from '#domain/id.ts';
import type { ServiceState } from '#domain/watched-service.ts';

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
  seconds: Generated<number>;
  active: ColumnType<boolean, never, never>;
};

/** Written by triggers only. */
export type TriageSessionTable = {
  user_id: UserId;
  id: string;
  began: Date | null;
  ended: Date | null;
  day: string;
  hour: number | null;
  device: string;
  emails: number | null;
  seconds: number | null;
};

/** Written by triggers, except `source`. */
export type PersonFactsTable = {
  user_id: UserId;
  signed_up_at: ColumnType<Date | null, never, never>;
  zone: ColumnType<string | null, never, never>;
  source: string | null;
  first_finished: ColumnType<Date | null, never, never>;
  first_day_mails: ColumnType<number, never, never>;
  sign_up_day: ColumnType<string | null, never, never>;
  back_1: ColumnType<boolean, never, never>;
  back_7: ColumnType<boolean, never, never>;
  back_30: ColumnType<boolean, never, never>;
};

/** Written by functions and upserts. `counts`: a histogram of `domain/histogram.ts`. */
export type RequestMinuteTable = {
  at: Date;
  requests: number;
  failed: number;
  refused: number;
  sessions: number;
  counts: number[];
};

export type ProbeMinuteTable = { service: string; at: Date; minutes: number; worked: number; counts: number[] };

export type ServiceStateTable = {
  service: string;
  state: ServiceState;
  since: Date;
  checked_at: Date;
  failures: number;
  ms: number | null;
};

export type VisitDayTable = {
  day: string;
  source: string;
  medium: string;
  device: string;
  visits: number;
  visitors: number;
};

export type ErrorGroupTable = {
  fingerprint: string;
  type: ErrorType;
  severity: Severity;
  code: string | null;
  event: string;
  name: string | null;
  place: string | null;
  route: string | null;
  count: string;
  first_at: Date;
  last_at: Date;
  resolved_at: Date | null;
};

export type ErrorMinuteTable = { fingerprint: string; at: Date; count: number };

export type ErrorRecordTable = {
  user_id: UserId;
  id: string;
  fingerprint: string;
  at: Date;
  request_id: string | null;
};
