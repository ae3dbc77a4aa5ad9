// Claims a sending for one worker. Each claim raises `turn`, and older claims can no longer write.
import type { Updateable } from 'kysely';
import type { Draft, SendingId } from '#domain/draft.ts';
import type { Account } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import type { SendingTable } from '#server/db/sending-tables.ts';
import { mailboxState } from '#server/mailbox/progress.ts';
import { readDraft } from './drafts.ts';
import { tellSending } from './hold.ts';

export type Open = {
  id: SendingId;
  state: 'queued' | 'drafted' | 'leaving';
  draft: Draft;
  providerId: string | null;
  leavesAt: Date;
  scheduled: boolean;
  asked: boolean;
  triedAt: Date | null;
  checks: number;
  turn: number;
  /** The mailbox's connection count. A failure counts only for the connection it happened on. */
  connections: string;
  ownAddress: string;
};

/** Null if nothing is due or the account needs reconnecting, which reopens it. */
export const openSending = async (ctx: Context, tx: Tx, account: Account, id: SendingId): Promise<Open | null> => {
  const mailbox = await mailboxState(tx, account);
  if (!mailbox || mailbox.needsReauth) return null;
  const row = await tx
    .updateTable('sending')
    .set((is) => ({ turn: is('turn', '+', 1) }))
    .where(ofAccount(account))
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'drafted', 'leaving'])
    .returningAll()
    .executeTakeFirst();
  const kept = row && (await readDraft(ctx, tx, account, row.draft_id));
  if (!row || !kept || !isOpen(row.state)) return null;
  return {
    id,
    state: row.state,
    draft: kept.draft,
    providerId: kept.providerId,
    leavesAt: row.leaves_at,
    scheduled: row.scheduled,
    asked: row.asked,
    triedAt: row.tried_at,
    checks: row.looked,
    turn: row.turn,
    connections: mailbox.connections,
    ownAddress: mailbox.email,
  };
};

/** False if the person stopped the sending or another worker claimed it. */
export const writeState = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  open: Open,
  change: Updateable<SendingTable>,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('sending')
    .set({ ...change, changed_at: ctx.clock.now() })
    .where(ofAccount(account))
    .where('id', '=', open.id)
    .where('turn', '=', open.turn)
    .where('state', '=', open.state)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await tellSending(ctx, tx, account);
  return numUpdatedRows > 0n;
};

/** Reads the current state, which may have advanced since the claim. Null if stopped or claimed by another worker. */
export const standing = async (tx: Tx, account: Account, open: Open): Promise<Open | null> => {
  const row = await tx
    .selectFrom('sending')
    .select('state')
    .where(ofAccount(account))
    .where('id', '=', open.id)
    .where('turn', '=', open.turn)
    .forUpdate()
    .executeTakeFirst();
  return row && isOpen(row.state) ? { ...open, state: row.state } : null;
};

const isOpen = (state: SendingTable['state']): state is Open['state'] =>
  state === 'queued' || state === 'drafted' || state === 'leaving';
