import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';

/** One look at a customer waits at most, and one runs at a time. */
export const queueSync = (ctx: Pick<Context, 'jobs'>, tx: Tx, customerId: string, why: 'usual' | 'repair' = 'usual') =>
  ctx.jobs.add(tx, 'payments.sync', { kind: 'sync', customerId, why }, { key: customerId });
