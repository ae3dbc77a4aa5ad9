// At start, a worker adds a job for each account whose open commands have none, after a long outage or a restored backup.
import { sql } from 'kysely';
import type { LedgerName } from '#domain/change/ledgers.ts';
import { queueDelivery } from '#server/ledger/queue-delivery.ts';
import type { AccountRef } from './account.ts';
import type { Context } from './context.ts';
import { deliveryQueues } from './queues.ts';

export const requeueDeliveries = (ctx: Context): Promise<void> =>
  ctx.db.system(async (tx) => {
    // Parallel workers take turns, and the second finds nothing to do.
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
    const open =
      await sql<Open>`select distinct user_id as "userId", account_id as "accountId", ledger from commands_open()`.execute(
        tx,
      );
    let count = 0;
    for (const [ledger, own] of Map.groupBy(open.rows, (row) => row.ledger)) {
      // A version with more ledgers was here before.
      const queue = ledger in deliveryQueues ? deliveryQueues[ledger] : null;
      if (queue === null) continue;
      const kept = await ctx.jobs.kept(tx, queue);
      // A job of the previous version names no account. It is about the first, which has the person's id.
      const known = new Set<string>(kept.map(({ userId, accountId }) => accountId ?? userId));
      const forgotten = own.filter(({ accountId }) => !known.has(accountId));
      for (const { userId, accountId } of forgotten) await queueDelivery(ctx, tx, { userId, id: accountId }, ledger);
      count += forgotten.length;
    }
    if (count > 0) ctx.log.warn('commands.requeued', { count });
  });

type Open = Required<AccountRef> & { ledger: LedgerName };

const lock = 7_316_002;
