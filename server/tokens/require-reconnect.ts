// Pauses an account until the person reconnects. Its sync and deliveries wait without losing anything, and open tabs
// learn of it.
import type { Account } from '#domain/id.ts';
import type { ProblemCode } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { type StoredTokens, storedTokens } from './keep.ts';

/** The caller holds the lock on the tokens, whose state is `problem`. */
export const requireReconnect = async (ctx: Context, tx: Tx, account: Account, problem: ProblemCode): Promise<void> => {
  const { numUpdatedRows } = await tx
    .updateTable('mailbox')
    .set({ needs_reauth: true, is_active: false, error: problem })
    .where(ofAccount(account))
    .where('needs_reauth', '=', false)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  await ctx.live.tell(tx, account, { kind: 'sync', number: 0 });
  ctx.log.warn('token.reconnect-required', { userId: account.userId, problem });
};

/** The caller holds no lock. The person may have reconnected meanwhile, so `still` decides under the mailbox's lock. */
export const requireReconnectIf = (
  ctx: Context,
  account: Account,
  problem: ProblemCode,
  still: (tokens: StoredTokens | null) => boolean,
): Promise<void> =>
  ctx.db.asUser(account.userId, async (tx) => {
    await tx.selectFrom('mailbox').select('user_id').where(ofAccount(account)).forUpdate().execute();
    if (!still(await storedTokens(ctx, tx, account, { lock: false }))) return;
    await requireReconnect(ctx, tx, account, problem);
  });
