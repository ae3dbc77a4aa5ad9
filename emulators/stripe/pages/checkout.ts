/** The checkout: the page that sells, and the page of the bank. */
import { Hono } from 'hono';
import { html } from 'hono/html';
import { type Html } from '#emulators/page.ts';
import { productName } from '#emulators/stripe/api/catalog.ts';
import { digitsOf, isCard, wrongNumber } from '#emulators/stripe/cards.ts';
import { type Paid, paySession, returnFromBank } from '#emulators/stripe/checkout.ts';
import { find, get } from '#emulators/stripe/collection.ts';
import type { Session } from '#emulators/stripe/records.ts';
import type { Env, LocalAccount, StripeContext } from '#emulators/stripe/stripe.ts';
import { cardsField } from './cards-field.ts';
import { alertBox, dollars, goTo, pageAnswer } from './layout.ts';

export const checkoutPages = new Hono<Env>()
  .get('/c/pay/:id', (c) => withOpenSession(c, (session) => payPage(c.var.account, session, null, usualCard)))
  .post('/c/pay/:id', (c) => withOpenSession(c, (session) => pay(c, session)))
  .get('/c/pay/:id/bank', (c) => withOpenSession(c, (session) => bankPage(session)))
  .post('/c/pay/:id/bank', (c) => withOpenSession(c, (session) => comeBack(c, session)));

const usualCard = '4242424242424242';

const withOpenSession = async (
  c: StripeContext,
  work: (session: Session) => Response | Promise<Response>,
): Promise<Response> => {
  const session = find(c.var.account.store, 'session', c.req.param('id') ?? '');
  if (session === undefined)
    return closedPage('There is no such checkout', 'The address is wrong, or this local Stripe began anew.', 404);
  if (session.status === 'open') return work(session);
  return session.status === 'complete'
    ? closedPage('You paid this already', 'Each checkout is paid once. You can close this page.', 200)
    : closedPage('This checkout has expired', 'Go back and begin again. Nothing was charged.', 200);
};

const pay = async (c: StripeContext, session: Session): Promise<Response> => {
  const { account } = c.var;
  const form = new URLSearchParams(await c.req.text());
  const number = digitsOf(form.get('card') ?? '');
  if (!isCard(number)) return payPage(account, session, wrongNumber, usualCard, 402);
  const payer = { number, name: form.get('name') || null, email: form.get('email') || null };
  return answerOf(
    account,
    session,
    number,
    account.store.transaction(() => paySession(account, session, payer)),
  );
};

const comeBack = async (c: StripeContext, session: Session): Promise<Response> => {
  const { account } = c.var;
  if (session.waitingCard === null) return goTo(`/c/pay/${session.id}`);
  const { number } = get(account.store, 'paymentMethod', session.waitingCard);
  const form = new URLSearchParams(await c.req.text());
  const paid = account.store.transaction(() => returnFromBank(account, session, form.get('outcome') === 'complete'));
  return answerOf(account, session, number, paid);
};

const answerOf = (account: LocalAccount, session: Session, number: string, paid: Paid): Response => {
  if (paid.kind === 'paid') return goTo(session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id));
  if (paid.kind === 'authenticate') return goTo(`/c/pay/${session.id}/bank`);
  return payPage(account, session, paid.failure.message, number, 402);
};

const payPage = (
  account: LocalAccount,
  session: Session,
  wrong: string | null,
  card: string,
  status = 200,
): Response => {
  const verb = session.mode === 'subscription' ? 'Subscribe' : 'Pay';
  return pageAnswer(
    verb,
    html`<h1>${verb}</h1>
<p class="soft">This is a test. Nothing is charged, whichever card you choose.</p>
<ul class="rows">${session.customerEmail === null ? '' : html`<li><span>For</span><span class="address">${session.customerEmail}</span></li>`}
${session.items.map((item) => itemRow(account, item))}
<li><span>Due today</span><span class="amount">${dollars(session.amount)}</span></li></ul>
${alertBox(wrong)}
<form method="post" action="/c/pay/${session.id}">
${cardsField(card)}
<div class="choice">
${session.cancelUrl === null ? '' : html`<a href="${session.cancelUrl}">Back without paying</a>`}
<button class="allow">${verb} ${dollars(session.amount)}</button>
</div>
</form>`,
    status,
  );
};

const itemRow = ({ store }: LocalAccount, { price: id, quantity }: Session['items'][number]): Html => {
  const price = get(store, 'price', id);
  const each = price.recurring === null ? '' : ` a ${price.recurring.interval}`;
  const times = quantity === 1 ? '' : `${quantity} × `;
  return html`<li><span>${times}${productName(store, id)}</span><span class="amount">${dollars(price.amount)}${each}</span></li>`;
};

const bankPage = (session: Session): Response =>
  session.waitingCard === null
    ? goTo(`/c/pay/${session.id}`)
    : pageAnswer(
        'Authentication',
        html`<h1>Your bank asks whether this is you</h1>
<p class="soft">A test bank, for ${dollars(session.amount)}. Close this page to leave the payment half-way.</p>
<form method="post" action="/c/pay/${session.id}/bank">
<div class="choice">
<button name="outcome" value="fail">Fail authentication</button>
<button name="outcome" value="complete" class="allow">Complete authentication</button>
</div>
</form>`,
      );

const closedPage = (title: string, words: string, status: number): Response =>
  pageAnswer(title, html`<h1>${title}</h1><p class="soft">${words}</p>`, status);
