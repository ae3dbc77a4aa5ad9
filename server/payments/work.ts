// The job of payments.
import type { Context } from '#server/context.ts';
import type { JobContent } from '#server/queues.ts';
import { paymentsOf } from './customer.ts';
import { queueSync } from './queue-sync.ts';
import { syncCustomer } from './sync.ts';

export const workOnPayments = async (ctx: Context, job: JobContent<'payments.sync'>): Promise<void> => {
  if (ctx.payments === null) return;
  switch (job.kind) {
    case 'sync': {
      const synced = await syncCustomer(ctx, job.customerId);
      // Events of it were lost, or came to nothing.
      if (job.why === 'repair' && synced?.changed) ctx.log.error('payments.repaired', { userId: synced.userId });
      return;
    }
    case 'charge': {
      const customerId = await paymentsOf(ctx).customerOfCharge(job.chargeId);
      if (customerId !== null) await ctx.db.system((tx) => queueSync(ctx, tx, customerId));
      return;
    }
    case 'end':
      return paymentsOf(ctx).forgetCustomer(job.customerId);
  }
};
