/** What time itself does: periods end, invoices are tried, sessions expire. */
import { integer, text } from '#emulators/rows.ts';
import { expireSession } from './checkout.ts';
import { get } from './collection.ts';
import type { LocalAccount } from './stripe.ts';
import { advanceInvoice, renew } from './subscribing.ts';

/** Does everything that is due by the clock, in its order and as of its own moment. */
export const runDue = (account: LocalAccount): void => {
  const { store, clock } = account;
  for (;;) {
    const now = Math.floor(clock.now().getTime() / 1000);
    const row = store.one('SELECT id, kind, due FROM object WHERE due <= ? ORDER BY due, seq LIMIT 1', now);
    if (row === undefined) return;
    const work = works[text(row, 'kind')];
    if (work === undefined) throw new Error(`a ${text(row, 'kind')} is never due`);
    account.asOf(integer(row, 'due'), () => store.transaction(() => work(account, text(row, 'id'))));
  }
};

const works: Readonly<Record<string, (account: LocalAccount, id: string) => void>> = {
  session: (account, id) => void expireSession(account, get(account.store, 'session', id)),
  subscription: (account, id) => renew(account, get(account.store, 'subscription', id)),
  invoice: (account, id) => advanceInvoice(account, get(account.store, 'invoice', id)),
};
