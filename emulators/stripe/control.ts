/** The control plane: lets tests and developers on this machine change the local Stripe. */
import { Hono, type MiddlewareHandler } from 'hono';
import * as z from 'zod';
import { faultRule } from '#emulators/fault-rule.ts';
import { isThisMachine } from '#emulators/this-machine.ts';
import { readCallLog } from './call-log.ts';
import { isCard, wrongNumber } from './cards.ts';
import { paySession, returnFromBank } from './checkout.ts';
import { find, list } from './collection.ts';
import { closeDispute, openDispute } from './disputes.ts';
import { runDue } from './due.ts';
import { invalid, missing, stripeError } from './errors.ts';
import { monthsAfter } from './periods.ts';
import type { Kind, RecordOf } from './records.ts';
import { replaceCard } from './replace-card.ts';
import type { Env, LocalAccount, StripeContext } from './stripe.ts';
import { webhookSettings } from './webhook-settings.ts';

const fromThisMachine: MiddlewareHandler<Env> = async (c, next) => {
  if (!isThisMachine(c)) throw stripeError({ status: 403, message: 'The control plane answers this machine only.' });
  await next();
};

const clockMove = z.union([
  z.strictObject({ advanceMs: z.number() }),
  z.strictObject({ advanceMonths: z.int() }),
  z.strictObject({ now: z.coerce.date() }),
  z.strictObject({ reset: z.literal(true) }),
]);
const card = z.string().refine(isCard, wrongNumber);
/** `left`: the owner leaves the bank's page half-way. */
const payment = z.strictObject({
  session: z.string(),
  card: card.default('4242424242424242'),
  bank: z.enum(['complete', 'fail', 'left']).default('complete'),
});

export const control = new Hono<Env>()
  .basePath('/_local')
  .use(fromThisMachine)
  .get('/state', (c) => c.json(stateOf(c.var.account)))
  .get('/log', (c) => c.json({ calls: readCallLog(c.var.account.store, Number(c.req.query('after') ?? 0)) }))
  .get('/clock', (c) => c.json(clockOf(c.var.account)))
  .post('/clock', async (c) => {
    const { account } = c.var;
    moveClock(account, await bodyOf(c, clockMove));
    runDue(account);
    return c.json(clockOf(account));
  })
  .get('/webhooks', (c) => {
    const { settings, sent, underway } = c.var.account.events;
    return c.json({ ...settings(), sent: sent(), underway: underway() });
  })
  .post('/webhooks', async (c) => {
    c.var.account.events.set(await bodyOf(c, webhookSettings.partial()));
    return c.json(c.var.account.events.settings());
  })
  .post('/resend', async (c) => {
    const { event } = await bodyOf(c, z.strictObject({ event: z.string() }));
    c.var.account.events.carry(known(c, 'event', event));
    return c.body(null, 204);
  })
  .post('/pay', async (c) => {
    const { account } = c.var;
    const given = await bodyOf(c, payment);
    const session = known(c, 'session', given.session);
    if (session.status !== 'open') throw invalid(`This session is ${session.status}.`);
    const payer = { number: given.card, name: 'Test Person', email: null };
    const paid = account.store.transaction(() => paySession(account, session, payer));
    if (paid.kind !== 'authenticate' || given.bank === 'left') return c.json({ outcome: paid.kind });
    const again = known(c, 'session', given.session);
    const returned = account.store.transaction(() => returnFromBank(account, again, given.bank === 'complete'));
    return c.json({ outcome: returned.kind });
  })
  .post('/card', async (c) => {
    const given = await bodyOf(c, z.strictObject({ customer: z.string(), card }));
    const { id } = known(c, 'customer', given.customer);
    c.var.account.store.transaction(() => replaceCard(c.var.account, id, given.card));
    return c.body(null, 204);
  })
  .post('/dispute', async (c) => {
    const { account } = c.var;
    const given = await bodyOf(c, z.strictObject({ charge: z.string(), reason: z.string().default('fraudulent') }));
    const { id, disputed } = known(c, 'charge', given.charge);
    if (disputed) throw invalid('This charge is disputed already.');
    return c.json({ dispute: account.store.transaction(() => openDispute(account, id, given.reason)).id });
  })
  .post('/dispute-close', async (c) => {
    const { account } = c.var;
    const given = await bodyOf(c, z.strictObject({ dispute: z.string(), status: z.enum(['won', 'lost']) }));
    const { id } = known(c, 'dispute', given.dispute);
    account.store.transaction(() => closeDispute(account, id, given.status));
    return c.body(null, 204);
  })
  .get('/faults', (c) => c.json({ faults: c.var.account.faults.list() }))
  .post('/faults', async (c) => c.json(c.var.account.faults.add(await bodyOf(c, stripeFault))))
  .delete('/faults', (c) => {
    c.var.account.faults.clear();
    return c.body(null, 204);
  })
  .post('/reset', (c) => {
    c.var.account.reset();
    return c.json(stateOf(c.var.account));
  });

/** The others are about Google. */
const stripeFault = faultRule
  .pick({
    path: true,
    pattern: true,
    method: true,
    skip: true,
    times: true,
    latencyMs: true,
    status: true,
    message: true,
    retryAfter: true,
    afterEffect: true,
    disconnect: true,
  })
  .transform((given) => faultRule.parse(given));

const bodyOf = async <Schema extends z.ZodType>(c: StripeContext, schema: Schema): Promise<z.infer<Schema>> => {
  const parsed = schema.safeParse(await c.req.json().catch(() => null));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalid(`${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim());
};

const known = <K extends Kind>(c: StripeContext, kind: K, id: string): RecordOf<K> => {
  const record = find(c.var.account.store, kind, id);
  if (record === undefined) throw missing(kind, id);
  return record;
};

const moveClock = ({ clock }: LocalAccount, move: z.infer<typeof clockMove>): void => {
  if ('advanceMs' in move) clock.moveBy(move.advanceMs);
  else if ('now' in move) clock.moveTo(move.now);
  else if ('reset' in move) clock.reset();
  else clock.moveTo(new Date(monthsAfter(Math.floor(clock.now().getTime() / 1000), move.advanceMonths) * 1000));
};

const clockOf = ({ clock }: LocalAccount): object => ({ now: clock.now().toISOString(), offsetMs: clock.offset() });

const stateOf = (account: LocalAccount): object => ({
  ...clockOf(account),
  customers: list(account.store, 'customer', { deleted: false }).map(({ id, email }) => ({ id, email })),
  webhooks: list(account.store, 'webhook').map(({ id, url, enabled }) => ({ id, url, enabled })),
  faults: account.faults.list(),
});
