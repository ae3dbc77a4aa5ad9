import { problemDetails } from '#domain/problem.ts';
import { askPlan } from '#web/data/payments.ts';
import { hasNetwork } from '#web/data/stand-in.ts';
import type { Shop } from './credit-dialog.tsx';

/** Whether the person can buy here, and what. Only a lost network is offline: a server that does not answer is a failure. */
export const askShop = async (): Promise<Shop> => {
  try {
    const { payments, plan } = await askPlan();
    return payments === 'off' ? { state: 'closed' } : { state: 'open', hasPro: plan.kind === 'pro' };
  } catch (error) {
    return hasNetwork() ? { state: 'failed', why: problemDetails(error).title } : { state: 'offline' };
  }
};
