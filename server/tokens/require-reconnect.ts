// When only the person can help: the account waits to be connected again. Its sync and its deliveries rest, nothing of them is
// dropped, and open tabs are told.
import type { UserId } from '#domain/id.ts';
import type { ProblemCode } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { type StoredTokens, storedTokens } from './keep.ts';

/** For who holds the user's tokens locked: they are as `problem` says. */
export const requireReconnect = async (ctx: Context, tx: Tx, userId: UserId, problem: ProblemCode): Promise<void> => {
  const { numUpdatedRows } = await tx
    .updateTable('mailbox')
    .set({ needs_reauth: true, is_active: false, error: problem })
    .where('user_id', '=', userId)
    .where('needs_reauth', '=', false)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  await ctx.live.tell(tx, userId, { kind: 'sync', number: 0 });
  ctx.log.warn('token.reconnect-required', { userId, problem });
};

/**
 * For who holds nothing locked. The person may have connected again in the meantime: that ends, under the mailbox's lock, with
 * new tokens in place, so under the same lock `still` decides.
 */
export const requireReconnectIf = (
  ctx: Context,
  userId: UserId,
  problem: ProblemCode,
  still: (tokens: StoredTokens | null) => boolean,
): Promise<void> =>
  ctx.db.asUser(userId, async (tx) => {
    await tx.selectFrom('mailbox').select('user_id').where('user_id', '=', userId).forUpdate().execute();
    if (!still(await storedTokens(ctx, tx, userId, { lock: false }))) return;
    await requireReconnect(ctx, tx, userId, problem);
  });
