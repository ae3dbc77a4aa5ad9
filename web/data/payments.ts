import * as api from '#api/payments.ts';
import type { Purchase } from '#domain/credits.ts';
import { call } from './call.ts';

export const askPlan = () => call(api.getPlan, {});

/** Leaves Flow for the checkout. `backTo`: where it leads back to, for example `/settings/credits`. */
export const openCheckout = async (buy: Purchase, backTo: string): Promise<void> => {
  const { url } = await call(api.startCheckout, { buy, backTo });
  window.location.assign(url);
};

/** Leaves Flow for the billing page. */
export const openPortal = async (backTo: string): Promise<void> => {
  const { url } = await call(api.openBilling, { backTo });
  window.location.assign(url);
};
