/** What the buttons of the billing portal do. */
import { digitsOf, isCard } from '#emulators/stripe/cards.ts';
import { get, list } from '#emulators/stripe/collection.ts';
import type { Price, RecordOf, Subscription } from '#emulators/stripe/records.ts';
import { replaceCard } from '#emulators/stripe/replace-card.ts';
import type { LocalAccount } from '#emulators/stripe/stripe.ts';
import { changeSubscription, settle, switchPrice } from '#emulators/stripe/subscribing.ts';

export type PortalSession = RecordOf<'portalSession'>;

/** Returns what went wrong. */
export const perform = (account: LocalAccount, session: PortalSession, form: URLSearchParams): string | null => {
  const act = form.get('act');
  if (act === 'card') return changeCard(account, session, form.get('card'));
  if (act === 'pay') return payOpen(account, session.customer);
  const subscription = living(account, session.customer).find(({ id }) => id === form.get('subscription'));
  if (subscription === undefined) return null;
  if (act === 'cancel') cancel(account, session, subscription);
  if (act === 'resume') {
    changeSubscription(account, subscription.id, { cancelAtPeriodEnd: false, canceledAt: null, cancelReason: null });
  }
  const price = others(account, session, subscription).find(({ id }) => id === form.get('price'));
  if (act === 'switch' && price) switchPrice(account, subscription.id, price.id);
  return null;
};

export const living = ({ store }: LocalAccount, customer: string): Subscription[] =>
  list(store, 'subscription', { customer }).filter(({ status }) => status !== 'canceled');

/** The prices that it may switch to. */
export const others = (
  { store }: LocalAccount,
  { configuration }: PortalSession,
  subscription: Subscription,
): Price[] =>
  get(store, 'portalConfiguration', configuration)
    .switches.flatMap(({ prices }) => prices)
    .filter((id) => id !== subscription.price)
    .map((id) => get(store, 'price', id));

const changeCard = (
  account: LocalAccount,
  { customer, configuration }: PortalSession,
  typed: string | null,
): string | null => {
  const number = digitsOf(typed ?? '');
  if (!isCard(number)) return 'Choose one of the test cards.';
  if (get(account.store, 'portalConfiguration', configuration).paymentMethodUpdate)
    replaceCard(account, customer, number);
  return null;
};

const payOpen = (account: LocalAccount, customer: string): string | null => {
  for (const invoice of list(account.store, 'invoice', { customer, status: 'open' })) {
    const outcome = settle(account, invoice, { present: true, authenticated: true });
    if (outcome.kind === 'refused') return outcome.failure.message;
  }
  return null;
};

const cancel = (account: LocalAccount, { configuration }: PortalSession, { id }: Subscription): void => {
  if (!get(account.store, 'portalConfiguration', configuration).subscriptionCancel) return;
  changeSubscription(account, id, {
    cancelAtPeriodEnd: true,
    canceledAt: account.now(),
    cancelReason: 'cancellation_requested',
  });
};
