import type { ColumnType, Generated } from 'kysely';
import type { CreditBucket, CreditReason } from '#domain/credits.ts';
import type { CommandId, UserId } from '#domain/id.ts';

/** The app adds to it, and changes nothing. */
export type CreditEntryTable = {
  user_id: UserId;
  id: Generated<string>;
  at: Date;
  amount: number;
  bucket: CreditBucket;
  reason: CreditReason;
  source: string;
  command_id: CommandId | null;
  /** Sealed. */
  about: string | null;
};

type Sum = ColumnType<number, never, never>;

/** A trigger keeps the sums. */
export type CreditBalanceTable = {
  user_id: UserId;
  free: Sum;
  monthly: Sum;
  bought: Sum;
  frozen_by: Generated<readonly string[]>;
};

export type FreeGrantTable = { mark: string };

/** The person came by the referrer's link. Null: the referrer has left. */
export type ReferralTable = {
  user_id: UserId;
  referrer_id: UserId | null;
  at: Date;
  state: 'waiting' | 'held' | 'released' | 'given';
  settled_at: Date | null;
};
