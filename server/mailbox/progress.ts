// How far a mailbox's sync has come, kept in its row and told to open tabs.
import type { UserId } from '#domain/id.ts';
import { initialBatch, type SyncProgress } from '#domain/sync.ts';
import type { Tx } from '#server/db/database.ts';

export type Progress = {
  phase?: 'idle' | 'initial' | 'historical';
  total_estimated?: number;
  synced_count?: number;
  is_active?: boolean;
  error?: string | null;
  last_sync_at?: Date;
  tried_at?: Date;
  needs_reauth?: boolean;
  cursor?: string;
};

export const setProgress = async (tx: Tx, userId: UserId, progress: Progress): Promise<void> => {
  await tx.updateTable('mailbox').set(progress).where('user_id', '=', userId).execute();
};

export type MailboxState = {
  revision: number;
  cursor: string | null;
  /** How often the account was connected; a failure counts only for the connection it met. */
  connections: string;
  email: string;
  needsReauth: boolean;
  sync: SyncProgress;
};

/** Null before the first sign-in made the mailbox. */
export const mailboxState = async (tx: Tx, userId: UserId): Promise<MailboxState | null> => {
  const row = await tx.selectFrom('mailbox').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (!row) return null;
  return {
    revision: Number(row.revision),
    cursor: row.cursor,
    connections: row.connections,
    email: row.email,
    needsReauth: row.needs_reauth,
    sync: {
      phase: row.phase,
      currentService: row.is_active ? 'email' : 'none',
      totalEstimated: row.total_estimated,
      syncedCount: row.synced_count,
      currentBatch: Math.ceil(row.synced_count / initialBatch),
      isActive: row.is_active,
      error: row.error,
      lastSyncTime: row.last_sync_at?.toISOString() ?? null,
    },
  };
};
