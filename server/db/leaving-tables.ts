import type { ColumnType, Generated } from 'kysely';
import type { UserId } from '#domain/id.ts';
import type { ArchiveId, DeletionStep } from '#domain/leaving.ts';

export type ExportArchiveTable = {
  user_id: UserId;
  id: ArchiveId;
  state: 'waiting' | 'ready' | 'opened' | 'failed';
  asked_at: Date;
  expires_at: Date | null;
  /** Encrypted. */
  file_key: string | null;
  /** bigint, which the driver reads as text. */
  bytes: ColumnType<string, number | undefined, number>;
  rows_done: Generated<number>;
  rows_all: Generated<number>;
};

export type LeavingTable = {
  user_id: UserId;
  asked_at: Date;
  email: string;
  step: DeletionStep;
  tries: Generated<number>;
  /** The receipt at the provider, once it is there. */
  draft_id: ColumnType<string | null, string | null | undefined, string | null>;
};
