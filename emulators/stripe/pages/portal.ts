/** The billing portal, where a customer cancels, switches, changes the card and sees invoices. */
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Html } from '#emulators/page.ts';
import { productName } from '#emulators/stripe/api/catalog.ts';
import { find, get, list } from '#emulators/stripe/collection.ts';
import type { Invoice, Price, Subscription } from '#emulators/stripe/records.ts';
import type { Env, LocalAccount, StripeContext } from '#emulators/stripe/stripe.ts';
import { cardsField } from './cards-field.ts';
import { alertBox, day, dollars, goTo, pageAnswer } from './layout.ts';
import { living, others, type PortalSession, perform } from './portal-acts.ts';

export const portalPages = new Hono<Env>()
  .get('/p/session/:id', (c) => withSession(c, (session) => portalPage(c.var.account, session, null)))
  .post('/p/session/:id', (c) => withSession(c, (session) => act(c, session)))
  .get('/i/:id', (c) => {
    const invoice = find(c.var.account.store, 'invoice', c.req.param('id'));
    return invoice === undefined ? gone() : invoicePage(c.var.account, invoice);
  });

const gone = (): Response =>
  pageAnswer(
    'Not here',
    html`<h1>There is no such page</h1><p class="soft">Go back to the app and open it again.</p>`,
    404,
  );

const withSession = async (
  c: StripeContext,
  work: (session: PortalSession) => Response | Promise<Response>,
): Promise<Response> => {
  const session = find(c.var.account.store, 'portalSession', c.req.param('id') ?? '');
  return session === undefined ? gone() : work(session);
};

const act = async (c: StripeContext, session: PortalSession): Promise<Response> => {
  const { account } = c.var;
  const form = new URLSearchParams(await c.req.text());
  const wrong = account.store.transaction(() => perform(account, session, form));
  return wrong === null ? goTo(`/p/session/${session.id}`) : portalPage(account, session, wrong);
};

const portalPage = (account: LocalAccount, session: PortalSession, wrong: string | null): Response => {
  const { store } = account;
  const { customer, returnUrl } = session;
  const may = get(store, 'portalConfiguration', session.configuration);
  const invoices = list(store, 'invoice', { customer }).filter(({ status }) => status !== 'draft');
  const subscriptions = living(account, customer);
  return pageAnswer(
    'Your plan',
    html`<h1>Your plan</h1>
<p class="soft">This is a test. Nothing is charged.</p>
${alertBox(wrong)}
${subscriptions.length === 0 ? html`<p>You have no subscription.</p>` : ''}
${subscriptions.map((subscription) => subscriptionPart(account, session, subscription))}
${invoices.some(({ status }) => status === 'open') ? openInvoicePart : ''}
${may.paymentMethodUpdate ? cardPart(account, customer) : ''}
${may.invoiceHistory && invoices.length > 0 ? html`<h2>Invoices</h2><ul class="rows">${invoices.map(invoiceRow)}</ul>` : ''}
${returnUrl === null ? '' : html`<div class="choice"><a href="${returnUrl}">Back to the app</a></div>`}`,
  );
};

const subscriptionPart = (account: LocalAccount, session: PortalSession, subscription: Subscription): Html => {
  const { store } = account;
  const price = get(store, 'price', subscription.price);
  const may = get(store, 'portalConfiguration', session.configuration);
  const when = subscription.cancelAtPeriodEnd ? 'Ends' : 'Renews';
  const button = (act: string, words: string, more: Html | '' = '') => html`<form method="post">
<input type="hidden" name="act" value="${act}"><input type="hidden" name="subscription" value="${subscription.id}">${more}
<div class="choice"><button>${words}</button></div></form>`;
  return html`<h2>${productName(store, price.id)}</h2>
<p>${each(price)}</p>
<p class="soft">${when} on ${day(subscription.periodEnd)}${subscription.status === 'past_due' ? ', payment failed' : ''}</p>
${others(account, session, subscription).map((other) =>
  button('switch', `Switch to ${each(other)}`, html`<input type="hidden" name="price" value="${other.id}">`),
)}
${subscription.cancelAtPeriodEnd ? button('resume', 'Keep the subscription') : ''}
${may.subscriptionCancel && !subscription.cancelAtPeriodEnd ? button('cancel', 'Cancel the subscription') : ''}`;
};

const each = ({ amount, recurring }: Price): string => `${dollars(amount)} a ${recurring?.interval ?? 'time'}`;

const openInvoicePart = html`<form method="post"><input type="hidden" name="act" value="pay">
<div class="choice"><button class="allow">Pay the open invoice</button></div></form>`;

const cardPart = ({ store }: LocalAccount, customer: string): Html => {
  const { card } = get(store, 'customer', customer);
  const number = card === null ? '4242424242424242' : get(store, 'paymentMethod', card).number;
  return html`<form method="post"><input type="hidden" name="act" value="card">${cardsField(number)}
<div class="choice"><button>Use this card from now on</button></div></form>`;
};

const invoiceRow = (invoice: Invoice): Html =>
  html`<li><a href="/i/${invoice.id}">${invoice.number}</a><span>${day(invoice.created)}, ${invoice.status}</span><span class="amount">${dollars(invoice.amountDue)}</span></li>`;

const invoicePage = (account: LocalAccount, invoice: Invoice): Response =>
  pageAnswer(
    `Invoice ${invoice.number}`,
    html`<h1>Invoice ${invoice.number}</h1>
<p class="soft">${day(invoice.created)}. A test invoice: nothing was charged.</p>
<ul class="rows">${invoice.lines.map(({ description, amount }) => html`<li><span>${description}</span><span class="amount">${dollars(amount)}</span></li>`)}
${invoice.startingBalance === 0 ? '' : html`<li><span>From your balance</span><span class="amount">${dollars(invoice.amountDue - invoice.total)}</span></li>`}
<li><span>${invoice.status === 'paid' ? 'Paid' : 'Due'}</span><span class="amount">${dollars(invoice.amountDue)}</span></li></ul>
<p class="soft">${get(account.store, 'customer', invoice.customer).email ?? ''}</p>`,
  );
