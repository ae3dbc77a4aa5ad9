// At start, a worker adds a job for each account whose open commands have none, after a long outage or a restored backup.
import { sql } from 'kysely';
import type { LedgerName } from '#domain/change/ledgers.ts';
import type { UserId } from '#domain/id.ts';
import { queueDelivery } from '#server/ledger/queue-delivery.ts';
import type { Context } from './context.ts';
import { deliveryQueues } from './queues.ts';

export const requeueDeliveries = (ctx: Context): Promise<void> =>
  ctx.db.system(async (tx) => {
    // Parallel workers take turns, and the second finds nothing to do.
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
    const open = await sql<Open>`select distinct user_id as "userId", ledger from commands_open()`.execute(tx);
    let count = 0;
    for (const [ledger, own] of Map.groupBy(open.rows, (row) => row.ledger)) {
      // A version with more ledgers was here before.
      if (!(ledger in deliveryQueues)) continue;
      const kept = await ctx.jobs.kept(tx, deliveryQueues[ledger]);
      const known = new Set(kept.map(({ userId }) => userId));
      const forgotten = own.filter(({ userId }) => !known.has(userId));
      for (const { userId } of forgotten) await queueDelivery(ctx, tx, userId, ledger);
      count += forgotten.length;
    }
    if (count > 0) ctx.log.warn('commands.requeued', { count });
  });

type Open = { userId: UserId; ledger: LedgerName };

const lock = 7_316_002;
