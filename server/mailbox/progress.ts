// How far a mailbox's sync has come, kept in its row and told to open tabs.
import { sql } from 'kysely';
import type { UserId } from '#domain/id.ts';
import type { SyncProgress } from '#domain/sync.ts';
import type { Context } from '#server/context.ts';
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
  current_batch?: number;
  drafts_stale?: boolean;
  stopped?: boolean;
};

export const setProgress = async (tx: Tx, userId: UserId, progress: Progress): Promise<void> => {
  await tx.updateTable('mailbox').set(progress).where('user_id', '=', userId).execute();
};

/** The fetching of older mail begins or goes on: what is here is counted anew, and what comes is counted on. */
export const enterHistorical = async (ctx: Context, tx: Tx, userId: UserId): Promise<void> => {
  const { numUpdatedRows } = await tx
    .updateTable('mailbox')
    .set({
      phase: 'historical',
      is_active: true,
      synced_count: sql<number>`(select count(*) from message where user_id = ${userId})`,
      // What was estimated was of the first look; how much there is in all is known once it is listed.
      total_estimated: 0,
    })
    .where('user_id', '=', userId)
    .where('historical_at', 'is', null)
    .where('stopped', '=', false)
    .where((is) => is.or([is('phase', '=', 'idle'), is('is_active', '=', false)]))
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await ctx.live.tell(tx, userId, { kind: 'sync', number: 0 });
};

/** What is here and what is known to be wanted are together all there is, as far as it is listed. */
export const showTotal = async (ctx: Context, tx: Tx, userId: UserId): Promise<void> => {
  await tx
    .updateTable('mailbox')
    .set({
      total_estimated: sql<number>`synced_count + (select count(*) from fetch_queue where user_id = ${userId})`,
    })
    .where('user_id', '=', userId)
    .where('phase', '=', 'historical')
    .execute();
  await ctx.live.tell(tx, userId, { kind: 'sync', number: 0 });
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

/** Progress as open tabs see it move. */
export const tellProgress = async (ctx: Context, tx: Tx, userId: UserId, progress: Progress): Promise<void> => {
  await setProgress(tx, userId, progress);
  await ctx.live.tell(tx, userId, { kind: 'sync', number: 0 });
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
      currentBatch: row.current_batch,
      isActive: row.is_active,
      error: row.error,
      lastSyncTime: row.last_sync_at?.toISOString() ?? null,
      stopped: row.stopped,
    },
  };
};
