import { sql } from 'kysely';
import type { Account } from '#domain/id.ts';
import type { SyncProgress } from '#domain/sync.ts';
import type { Context } from '#server/context.ts';
import type { Cursor } from '#server/cursor.ts';
import { ofAccount } from '#server/db/account-rows.ts';
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
  cursor?: Cursor;
  current_batch?: number;
  drafts_stale?: boolean;
  stopped?: boolean;
};

export const setProgress = async (tx: Tx, account: Account, progress: Progress): Promise<void> => {
  await tx.updateTable('mailbox').set(progress).where(ofAccount(account)).execute();
};

/** Starts or resumes the backfill's count. */
export const enterHistorical = async (ctx: Context, tx: Tx, account: Account): Promise<void> => {
  const { numUpdatedRows } = await tx
    .updateTable('mailbox')
    .set({
      phase: 'historical',
      is_active: true,
      synced_count: sql<number>`(select count(*) from message where ${ofAccount(account)})`,
      // The first sync's estimate no longer applies. The listing will give the total.
      total_estimated: 0,
    })
    .where(ofAccount(account))
    .where('historical_at', 'is', null)
    .where('stopped', '=', false)
    .where((is) => is.or([is('phase', '=', 'idle'), is('is_active', '=', false)]))
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await ctx.live.tell(tx, account, { kind: 'sync', number: 0 });
};

/** Flow knows only the stored and the wanted messages. */
export const showTotal = async (ctx: Context, tx: Tx, account: Account): Promise<void> => {
  await tx
    .updateTable('mailbox')
    .set({
      total_estimated: sql<number>`synced_count + (select count(*) from fetch_queue where ${ofAccount(account)})`,
    })
    .where(ofAccount(account))
    .where('phase', '=', 'historical')
    .execute();
  await ctx.live.tell(tx, account, { kind: 'sync', number: 0 });
};

export type MailboxState = {
  revision: number;
  cursor: Cursor | null;
  /** A failure counts only for the connection it happened on. */
  connections: string;
  email: string;
  needsReauth: boolean;
  sync: SyncProgress;
};

/** Tells open tabs. */
export const tellProgress = async (ctx: Context, tx: Tx, account: Account, progress: Progress): Promise<void> => {
  await setProgress(tx, account, progress);
  await ctx.live.tell(tx, account, { kind: 'sync', number: 0 });
};

/** Null before the first sign-in. */
export const mailboxState = async (tx: Tx, account: Account): Promise<MailboxState | null> => {
  const row = await tx
    .selectFrom('mailbox')
    .selectAll()
    .select(readsCalendars(account).as('reads_calendars'))
    .where(ofAccount(account))
    .executeTakeFirst();
  if (!row) return null;
  return {
    revision: Number(row.revision),
    cursor: row.cursor,
    connections: row.connections,
    email: row.email,
    needsReauth: row.needs_reauth,
    sync: {
      phase: row.phase,
      currentService: serviceOf(row.is_active, row.reads_calendars),
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

const readsCalendars = ({ userId, id }: Account) => sql<boolean>`exists (
  select from calendar where user_id = ${userId} and account_id = ${id} and shown and not gone
  and own_limit is distinct from 'not-shared' and phase <> 'following')`;

const serviceOf = (email: boolean, calendar: boolean): SyncProgress['currentService'] => {
  if (email) return calendar ? 'both' : 'email';
  return calendar ? 'calendar' : 'none';
};
