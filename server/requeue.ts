// What a worker makes good at its start: a command that is open and has no job any more, because Flow was off for longer than
// jobs are kept or came back from a backup, gets one again.
import { sql } from 'kysely';
import type { CommandId, UserId } from '#domain/id.ts';
import type { Context } from './context.ts';

export const requeueDeliveries = (ctx: Context): Promise<void> =>
  ctx.db.system(async (tx) => {
    // Workers that start together take turns, and who comes second finds nothing left to do.
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
    const open = await sql<Open>`select user_id as "userId", id as "commandId" from commands_open()`.execute(tx);
    const kept = await ctx.jobs.kept(tx, 'commands.deliver');
    const known = new Set(kept.map(({ commandId }) => commandId));
    const forgotten = open.rows.filter(({ commandId }) => !known.has(commandId));
    for (const one of forgotten) await ctx.jobs.add(tx, 'commands.deliver', one, { key: one.userId });
    if (forgotten.length > 0) ctx.log.warn('commands.requeued', { count: forgotten.length });
  });

type Open = { userId: UserId; commandId: CommandId };

const lock = 7_316_002;
