// What a stranger wanted to buy before they left for Google to sign up.
import { Purchase } from '#domain/credits.ts';
import { checkoutOf } from '#web/paths.ts';

const key = 'flow_purchase';

export const keepPurchase = (buy: Purchase): void => sessionStorage.setItem(key, buy);

export const forgetPurchase = (): void => sessionStorage.removeItem(key);

/** Where it goes on. Null: they wanted nothing. */
export const purchaseReturn = (): string | null => {
  const { data } = Purchase.safeParse(sessionStorage.getItem(key));
  return data === undefined ? null : checkoutOf(data);
};
