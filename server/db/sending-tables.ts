import type { Generated } from 'kysely';
import type { DraftId, SendingId } from '#domain/draft.ts';
import type { DraftChange, DraftOutcome } from '#domain/draft-outcome.ts';
import type { AccountId, MessageId, UserId } from '#domain/id.ts';

export type DraftTable = {
  user_id: UserId;
  account_id: AccountId;
  id: DraftId;
  /** Encrypted. */
  content: string;
  provider_id: string | null;
  updated_at: Date;
  discarded_at: Date | null;
  version: Generated<number>;
  writer: string | null;
};

export type SendingTable = {
  user_id: UserId;
  account_id: AccountId;
  id: SendingId;
  draft_id: DraftId;
  state: 'queued' | 'drafted' | 'leaving' | 'sent' | 'stopped' | 'failed' | 'unsure';
  spoken: boolean;
  leaves_at: Date;
  /** The person chose the time. */
  scheduled: Generated<boolean>;
  changed_at: Date;
  asked: Generated<boolean>;
  tried_at: Date | null;
  looked: Generated<number>;
  turn: Generated<number>;
  problem: string | null;
  message_id: MessageId | null;
};

/** How much of a draft that Flow wrote stood when it left. */
export type DraftOutcomeTable = {
  user_id: UserId;
  draft_id: DraftId;
  at: Date;
  origin: DraftOutcome['origin'];
  distance: number;
  added: number;
  removed: number;
  change: DraftChange;
  seconds: number;
};
