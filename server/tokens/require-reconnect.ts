// Pauses an account until the person reconnects. Its sync and deliveries wait, nothing is dropped, and open tabs learn of it.
import type { UserId } from '#domain/id.ts';
import type { ProblemCode } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { type StoredTokens, storedTokens } from './keep.ts';

/** The caller holds the lock on the tokens, whose state is `problem`. */
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

/** The caller holds no lock. The person may have reconnected meanwhile, so `still` decides under the mailbox's lock. */
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
