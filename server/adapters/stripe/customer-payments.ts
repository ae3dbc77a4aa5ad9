// Reads what Stripe has of a customer, and says it in Flow's words.
import type Stripe from 'stripe';
import { Purchase } from '#domain/credits.ts';
import type { PlanPurchase, Subscription } from '#domain/plan.ts';
import type { CustomerPayments, OpenCheckout, Payment } from '#server/payments-port.ts';
import { type Catalog, planProduct } from './catalog.ts';
import type { Ask } from './client.ts';

type World = { ask: Ask; catalog: Catalog };

export const readCustomer = async (world: World, customer: string): Promise<CustomerPayments> => {
  const { ask } = world;
  const [{ subscriptions, sessions }, invoices, charges] = await Promise.all([
    listFirst(world, customer),
    ask((stripe) => all(stripe.invoices.list({ customer, status: 'paid', limit: 100, expand: ['data.payments'] }))),
    ask((stripe) => all(stripe.charges.list({ customer, limit: 100 }))),
  ]);
  const charged = await chargedBy(world, charges);
  const paid = [
    ...(await Promise.all(invoices.map((invoice) => planPayment(world, invoice, charged)))),
    ...sessions.map((session) => topUpPayment(session, charged)),
  ];
  return {
    subscriptions,
    payments: paid.filter((payment) => payment !== null),
    checkouts: openOf(sessions),
  };
};

export const lookForCheckout = async (world: World, customer: string): Promise<Omit<CustomerPayments, 'payments'>> => {
  const { subscriptions, sessions } = await listFirst(world, customer);
  return { subscriptions, checkouts: openOf(sessions) };
};

const listFirst = async ({ ask }: World, customer: string) => {
  const [subscriptions, sessions] = await Promise.all([
    ask((stripe) =>
      all(stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand: ['data.latest_invoice'] })),
    ),
    ask((stripe) => all(stripe.checkout.sessions.list({ customer, limit: 100 }))),
  ]);
  return { subscriptions: subscriptions.map(subscriptionOf).filter((one) => one !== null), sessions };
};

const all = async <T>(pages: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = [];
  for await (const one of pages) found.push(one);
  return found;
};

const moment = (seconds: number): Date => new Date(seconds * 1000);
const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** Null: not Flow's. */
const subscriptionOf = (subscription: Stripe.Subscription): Subscription | null => {
  const item = subscription.items.data.find(({ price }) => idOf(price.product) === planProduct);
  const buy = buyOf(item?.price.recurring?.interval);
  if (item === undefined || buy === null) return null;
  const state = states[subscription.status] ?? 'over';
  return {
    id: subscription.id,
    buy,
    state,
    endsAt: moment(item.current_period_end),
    cancels: subscription.cancel_at_period_end,
    unpaidSince: state === 'unpaid' ? unpaidSince(subscription, item) : null,
  };
};

/** When the invoice was made that nobody has paid yet. */
const unpaidSince = ({ latest_invoice: latest }: Stripe.Subscription, item: Stripe.SubscriptionItem): Date => {
  const isOpen = typeof latest === 'object' && latest?.status === 'open';
  return moment(isOpen ? latest.created : item.current_period_start);
};

const buyOf = (interval: string | null | undefined): PlanPurchase | null => {
  if (interval === 'month') return 'pro_monthly';
  return interval === 'year' ? 'pro_yearly' : null;
};

/** `incomplete`: the first payment did not go well, so nothing has begun. */
const states: Readonly<Record<string, Subscription['state']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'unpaid',
  unpaid: 'unpaid',
};

/** What became of the money of each payment intent. */
type Charged = { refunded: number; dispute: Payment['dispute'] };

const chargedBy = async ({ ask }: World, charges: readonly Stripe.Charge[]): Promise<Map<string, Charged>> => {
  const found = new Map<string, Charged>();
  for (const charge of charges) {
    const intent = idOf(charge.payment_intent);
    if (intent === null || !charge.paid) continue;
    const disputes = charge.disputed
      ? (await ask((stripe) => stripe.disputes.list({ charge: charge.id, limit: 100 }))).data
      : [];
    found.set(intent, { refunded: charge.amount_refunded, dispute: disputeOf(disputes) });
  }
  return found;
};

/** An inquiry counts too, because the money may go. */
const disputeOf = (disputes: readonly Stripe.Dispute[]): Payment['dispute'] => {
  if (disputes.length === 0) return 'none';
  if (disputes.some(({ status }) => status === 'lost')) return 'lost';
  const isOver = disputes.every(
    ({ status }) => status === 'won' || status === 'warning_closed' || status === 'prevented',
  );
  return isOver ? 'won' : 'open';
};

const untouched: Charged = { refunded: 0, dispute: 'none' };

/** Null: not Flow's. */
const planPayment = async (
  { catalog }: World,
  invoice: Stripe.Invoice,
  charged: ReadonlyMap<string, Charged>,
): Promise<Payment | null> => {
  const line = invoice.lines.data.find(isPlanLine);
  if (line === undefined) return null;
  const buy = buyOf(await catalog.intervalOf(priceIn(line)));
  if (buy === null) return null;
  const intent = intentOf(invoice);
  return {
    id: invoice.id,
    buy,
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    paidAt: moment(invoice.status_transitions.paid_at ?? invoice.created),
    from: moment(line.period.start),
    to: moment(line.period.end),
    amount: invoice.amount_paid,
    ...(charged.get(intent ?? '') ?? untouched),
    charged: intent,
  };
};

/** Not a credit for what is left of an earlier period. */
const isPlanLine = ({ pricing, parent }: Stripe.InvoiceLineItem): boolean =>
  pricing?.price_details?.product === planProduct && parent?.subscription_item_details?.proration === false;

const priceIn = ({ pricing }: Stripe.InvoiceLineItem): string => idOf(pricing?.price_details?.price) ?? '';

const intentOf = ({ payments }: Stripe.Invoice): string | null =>
  idOf(payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent);

/** Null: not paid, or no top-up of Flow. */
const topUpPayment = (session: Stripe.Checkout.Session, charged: ReadonlyMap<string, Charged>): Payment | null => {
  if (session.mode !== 'payment' || session.payment_status !== 'paid' || session.metadata?.['buy'] !== 'top_up')
    return null;
  const intent = idOf(session.payment_intent);
  const at = moment(session.created);
  return {
    id: session.id,
    buy: 'top_up',
    subscriptionId: null,
    paidAt: at,
    from: at,
    to: at,
    amount: session.amount_total ?? 0,
    ...(charged.get(intent ?? '') ?? untouched),
    charged: intent,
  };
};

const openOf = (sessions: readonly Stripe.Checkout.Session[]): OpenCheckout[] =>
  sessions.flatMap(({ id, status, url, metadata, success_url: leadsTo }) => {
    const buy = Purchase.safeParse(metadata?.['buy']);
    return status === 'open' && url !== null && buy.success ? [{ id, buy: buy.data, url, leadsTo: leadsTo ?? '' }] : [];
  });
