// What a worker makes good at its start: an account whose commands are open and which has no job any more, because Flow was off
// for longer than jobs are kept or came back from a backup, gets one again.
import { sql } from 'kysely';
import type { UserId } from '#domain/id.ts';
import type { Context } from './context.ts';

export const requeueDeliveries = (ctx: Context): Promise<void> =>
  ctx.db.system(async (tx) => {
    // Workers that start together take turns, and who comes second finds nothing left to do.
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
