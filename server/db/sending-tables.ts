// The tables of drafts and of their sending, as Kysely sees them.
import type { Generated } from 'kysely';
import type { DraftId, SendingId } from '#domain/draft.ts';
import type { MessageId, UserId } from '#domain/id.ts';

export type DraftTable = {
  user_id: UserId;
  id: DraftId;
  /** Sealed. */
  content: string;
  provider_id: string | null;
  updated_at: Date;
  /** When it was thrown away. */
  discarded_at: Date | null;
  version: Generated<number>;
  writer: string | null;
};

export type SendingSettingsTable = {
  user_id: UserId;
  hold_seconds: number;
};

export type SendingTable = {
  user_id: UserId;
  id: SendingId;
  draft_id: DraftId;
  state: 'queued' | 'drafted' | 'leaving' | 'sent' | 'stopped' | 'failed' | 'unsure';
  spoken: boolean;
  leaves_at: Date;
  /** Its moment was chosen by the person. */
  scheduled: Generated<boolean>;
  changed_at: Date;
  asked: Generated<boolean>;
  tried_at: Date | null;
  looked: Generated<number>;
  turn: Generated<number>;
  problem: string | null;
  message_id: MessageId | null;
};
