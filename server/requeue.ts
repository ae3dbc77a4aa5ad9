// At start, a worker adds a job for each account whose open commands have none, after a long outage or a restored backup.
import { sql } from 'kysely';
import type { UserId } from '#domain/id.ts';
import type { Context } from './context.ts';

export const requeueDeliveries = (ctx: Context): Promise<void> =>
  ctx.db.system(async (tx) => {
    // Parallel workers take turns, and the second finds nothing to do.
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
    const open = await sql<Open>`select distinct user_id as "userId" from commands_open()`.execute(tx);
    const kept = await ctx.jobs.kept(tx, 'commands.deliver');
    const known = new Set(kept.map(({ userId }) => userId));
    const forgotten = open.rows.filter(({ userId }) => !known.has(userId));
    for (const { userId } of forgotten) await ctx.jobs.add(tx, 'commands.deliver', { userId }, { key: userId });
    if (forgotten.length > 0) ctx.log.warn('commands.requeued', { count: forgotten.length });
  });

type Open = { userId: UserId };

const lock = 7_316_002;
