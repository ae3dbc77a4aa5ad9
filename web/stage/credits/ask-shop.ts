import { Problem, problemDetails } from '#domain/problem.ts';
import { askPlan } from '#web/data/payments.ts';
import type { Shop } from './credit-dialog.tsx';

/** Whether the person can buy here, and what. */
export const askShop = async (): Promise<Shop> => {
  try {
    const { payments, plan } = await askPlan();
    return payments === 'off' ? { state: 'closed' } : { state: 'open', hasPro: plan.kind === 'pro' };
  } catch (error) {
    const isOffline = error instanceof Problem && error.code === 'network.offline';
    return isOffline ? { state: 'offline' } : { state: 'failed', why: problemDetails(error).title };
  }
};
