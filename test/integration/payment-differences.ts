// Compares Stripe's view of people with ours, asking Stripe's API itself. Each difference is one line.
import * as z from 'zod';
import { monthsAfter } from '#domain/plan.ts';
import type { Shop, Shopper } from '#test/support/shop.ts';

export const differences = async (shop: Shop, people: readonly Shopper[]): Promise<string[]> => {
  const found: string[] = [];
  for (const who of people) found.push(...(await differencesOf(shop, who)));
  return found;
};

const differencesOf = async (shop: Shop, who: Shopper): Promise<string[]> => {
  const [customer] = await shop.ctx.peek('select customer_id from payment_customer where user_id = $1', [who.userId]);
  const theirs = customer === undefined ? nothing : await atStripe(shop, String(customer['customer_id']));
  const ours = await here(shop, who);
  return [
    ...compared('subscriptions', theirs.subscriptions, ours.subscriptions),
    ...compared(
      'payments',
      theirs.payments.map(({ line }) => line),
      ours.payments,
    ),
    ...creditDifferences(shop, theirs, ours),
  ];
};

const compared = (what: string, theirs: readonly string[], ours: readonly string[]): string[] => {
  const [a, b] = [theirs.toSorted().join('\n'), ours.toSorted().join('\n')];
  return a === b ? [] : [`${what} differ:\nStripe\n${a}\nours\n${b}`];
};

type Paid = {
  id: string;
  line: string;
  top: boolean;
  state: string;
  months: number;
  subscription: string;
  isUpdate: boolean;
};
type Theirs = { subscriptions: string[]; payments: Paid[] };
const nothing: Theirs = { subscriptions: [], payments: [] };

const Subscription = z.object({
  id: z.string(),
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  items: z.object({ data: z.array(z.object({ current_period_end: z.number() })) }),
});
const Invoice = z.object({
  id: z.string(),
  billing_reason: z.string(),
  amount_paid: z.number(),
  parent: z.object({ subscription_details: z.object({ subscription: z.string() }) }),
  lines: z.object({
    data: z.array(
      z.object({
        period: z.object({ start: z.number(), end: z.number() }),
        parent: z.object({ subscription_item_details: z.object({ proration: z.boolean() }) }),
      }),
    ),
  }),
});
const InvoicePayment = z.object({ invoice: z.string(), payment: z.object({ payment_intent: z.string() }) });
const Session = z.object({
  id: z.string(),
  mode: z.string(),
  payment_status: z.string(),
  payment_intent: z.string().nullable(),
  amount_total: z.number(),
});
const Charge = z.object({ id: z.string(), payment_intent: z.string(), paid: z.boolean(), amount_refunded: z.number() });
const Dispute = z.object({ charge: z.string(), status: z.string() });

const all = async <T>(shop: Shop, path: string, schema: z.ZodType<T>, fields: Record<string, string>): Promise<T[]> => {
  const Page = z.object({ data: z.array(schema), has_more: z.boolean() });
  const { data, has_more: more } = Page.parse(await shop.stripe.api('GET', path, { ...fields, limit: '100' }));
  if (more) throw new Error(`more than a hundred ${path}`);
  return data;
};

const atStripe = async (shop: Shop, customer: string): Promise<Theirs> => {
  const subscriptions = await all(shop, 'subscriptions', Subscription, { customer, status: 'all' });
  const invoices = await all(shop, 'invoices', Invoice, { customer, status: 'paid' });
  const sessions = await all(shop, 'checkout/sessions', Session, { customer, status: 'complete' });
  const charges = await all(shop, 'charges', Charge, { customer });
  const disputes = await all(shop, 'disputes', Dispute, {});
  const money = (intent: string | null) => {
    const charge = charges.find((one) => one.paid && one.payment_intent === intent);
    const status = disputes.find((one) => one.charge === charge?.id)?.status ?? 'none';
    return { refunded: charge?.amount_refunded ?? 0, dispute: status === 'needs_response' ? 'open' : status };
  };
  const payments: Paid[] = [];
  for (const invoice of invoices) {
    const [payment] = await all(shop, 'invoice_payments', InvoicePayment, { invoice: invoice.id });
    payments.push(planPaid(shop, invoice, money(payment?.payment.payment_intent ?? null)));
  }
  for (const { id, mode, payment_status: status, payment_intent: intent, amount_total: amount } of sessions) {
    if (mode !== 'payment' || status !== 'paid') continue;
    const { refunded, dispute } = money(intent);
    const rest = { top: true, months: 0, subscription: '', isUpdate: false };
    payments.push({
      id,
      line: `${id} ${amount} ${refunded} ${dispute}`,
      state: stateOf(amount, refunded, dispute),
      ...rest,
    });
  }
  return {
    subscriptions: subscriptions.map(({ id, status, cancel_at_period_end: cancels, items }) => {
      const state = status === 'canceled' ? 'over' : status === 'past_due' ? 'unpaid' : status;
      return `${id} ${state} ${items.data[0]?.current_period_end} ${cancels}`;
    }),
    payments,
  };
};

const planPaid = (shop: Shop, invoice: z.infer<typeof Invoice>, money: { refunded: number; dispute: string }): Paid => {
  const { id, amount_paid: amount } = invoice;
  const line = invoice.lines.data.find(({ parent }) => !parent.subscription_item_details.proration);
  const from = new Date((line?.period.start ?? 0) * 1000);
  const to = new Date((line?.period.end ?? 0) * 1000);
  let months = 0;
  while (monthsAfter(from, months) < to && monthsAfter(from, months) <= shop.ctx.clock.now()) months += 1;
  return {
    id,
    line: `${id} ${amount} ${money.refunded} ${money.dispute}`,
    top: false,
    state: stateOf(amount, money.refunded, money.dispute),
    months,
    subscription: invoice.parent.subscription_details.subscription,
    isUpdate: invoice.billing_reason === 'subscription_update',
  };
};

const stateOf = (amount: number, refunded: number, dispute: string): string => {
  if (dispute === 'open') return 'disputed';
  return dispute === 'lost' || (amount > 0 && refunded >= amount) ? 'back' : 'kept';
};

const Ours = z.object({ line: z.string() });
const Entry = z.object({ source: z.string(), amount: z.number() });

const here = async ({ ctx }: Shop, { userId }: Shopper) => {
  const lines = async (sql: string) =>
    z
      .array(Ours)
      .parse(await ctx.peek(sql, [userId]))
      .map(({ line }) => line);
  return {
    subscriptions: await lines(
      `select concat_ws(' ', id, state, extract(epoch from ends_at)::bigint, cancels::text) as line
       from payment_subscription where user_id = $1`,
    ),
    payments: await lines(
      `select concat_ws(' ', id, amount, refunded, dispute) as line from payment where user_id = $1`,
    ),
    /** Returned more or less than its share. */
    wronglyReturned: await lines(
      `select concat_ws(' ', id, buy, amount, refunded, dispute, given, returned) as line from payment where user_id = $1 and returned <> case
         when dispute = 'lost' or (amount > 0 and refunded >= amount) then given
         when amount = 0 then 0 else given * refunded / amount end`,
    ),
    unbalanced: await lines(
      `select bucket as line from credit_balance
       cross join lateral (values ('free', free), ('monthly', monthly), ('bought', bought)) as sums (bucket, kept)
       where user_id = $1 and (kept < 0 or kept <> (select coalesce(sum(amount), 0) from credit_entry e
         where e.user_id = $1 and e.bucket = sums.bucket))`,
    ),
    frozenBy: await lines(`select unnest(frozen_by) as line from credit_balance where user_id = $1`),
    given: z
      .array(Entry)
      .parse(
        await ctx.peek(
          `select source, amount from credit_entry where user_id = $1 and source like 'stripe:%' and source not like '%:refund:%'`,
          [userId],
        ),
      ),
  };
};

const creditDifferences = (_shop: Shop, { payments }: Theirs, ours: Awaited<ReturnType<typeof here>>): string[] => {
  const found = [
    ...ours.wronglyReturned.map((id) => `${id} was returned wrongly`),
    ...ours.unbalanced.map((bucket) => `${bucket} is not the sum of its entries`),
    ...compared(
      'frozen',
      payments.filter(({ state }) => state === 'disputed').map(({ id }) => `stripe:${id}`),
      ours.frozenBy,
    ),
  ];
  const switched = new Set(payments.filter(({ isUpdate }) => isUpdate).map(({ subscription }) => subscription));
  const known = new Set(payments.map(({ id }) => id));
  for (const { source } of ours.given)
    if (!known.has(source.split(':')[1] ?? '')) found.push(`${source} was never paid`);
  for (const { id, top, state, months, subscription } of payments) {
    const own = ours.given.filter(({ source }) => source.split(':')[1] === id);
    const most = top ? 1 : months;
    const sum = own.reduce((total, { amount }) => total + amount, 0);
    // What is back or denied gives nothing more, and a switch moves months.
    const least = state === 'kept' && !switched.has(subscription) ? most : 0;
    if (own.length > most || own.length < least)
      found.push(`${id} (${state}) gave ${own.length} times, not ${least} to ${most}`);
    if (sum !== own.length * (top ? 50 : 100)) found.push(`${id} gave ${sum}`);
  }
  return found;
};
