/** The control plane: lets tests and developers on this machine change the local Google. */
import { Hono, type MiddlewareHandler } from 'hono';
import * as z from 'zod';
import { controlMail, knownMailbox } from './control-mail.ts';
import { faultRule } from './fault-rule.ts';
import { allAccounts } from './google/accounts.ts';
import { controlCalendar } from './google/calendar/calendar-control.ts';
import { readCallLog } from './google/call-log.ts';
import { apiError } from './google/errors.ts';
import { readBody } from './google/gmail-call.ts';
import type { Env, Google } from './google/google.ts';
import { revokeGrant } from './google/grants.ts';
import { pushSettings } from './google/push-settings.ts';
import { quotaSettings } from './google/quota.ts';
import { variant } from './google/sign-in-variants.ts';
import { switchState } from './google/switches.ts';
import { isThisMachine } from './this-machine.ts';

const clockMove = z.union([
  z.strictObject({ advanceMs: z.number() }),
  z.strictObject({ now: z.coerce.date() }),
  z.strictObject({ reset: z.literal(true) }),
]);
const mailboxOnly = z.strictObject({ email: z.string() });

const fromThisMachine: MiddlewareHandler<Env> = async (c, next) => {
  if (!isThisMachine(c)) {
    throw apiError({ code: 403, message: 'The control plane answers this machine only.', reason: 'forbidden' });
  }
  await next();
};

export const control = new Hono<Env>()
  .basePath('/_local')
  .use(fromThisMachine)
  .route('/', controlMail)
  .route('/', controlCalendar)
  .get('/state', (c) => c.json(stateOf(c.var.google)))
  .get('/log', (c) =>
    c.json({
      calls: readCallLog(c.var.google.store, {
        mutations: c.req.query('mutations') === '1',
        after: Number(c.req.query('after') ?? 0),
      }),
    }),
  )
  .get('/website', (c) => c.json({ visits: c.var.google.visits() }))
  .get('/faults', (c) => c.json({ faults: c.var.google.faults.list() }))
  .post('/faults', async (c) => c.json(c.var.google.faults.add(await readBody(c, faultRule))))
  .delete('/faults', (c) => {
    c.var.google.faults.clear();
    return c.body(null, 204);
  })
  .get('/sign-in', (c) => c.json({ variants: c.var.google.variants.list() }))
  .post('/sign-in', async (c) => {
    const asked = await readBody(c, z.strictObject({ variant, times: z.int().positive().default(1) }));
    c.var.google.variants.add(asked.variant, asked.times);
    return c.json(asked);
  })
  .delete('/sign-in', (c) => {
    c.var.google.variants.clear();
    return c.body(null, 204);
  })
  .get('/clock', (c) => c.json(clockOf(c.var.google)))
  .post('/clock', async (c) => {
    const { clock } = c.var.google;
    const move = await readBody(c, clockMove);
    if ('advanceMs' in move) clock.moveBy(move.advanceMs);
    else if ('now' in move) clock.moveTo(move.now);
    else clock.reset();
    return c.json(clockOf(c.var.google));
  })
  .get('/quota', (c) => c.json({ ...c.var.google.quota.settings(), spent: c.var.google.quota.spent() }))
  .post('/quota', async (c) => {
    c.var.google.quota.set(await readBody(c, quotaSettings.partial()));
    return c.json(c.var.google.quota.settings());
  })
  .post('/revoke', async (c) => {
    const { email } = await readBody(c, mailboxOnly);
    return c.json({ revoked: revokeGrant(c.var.google, knownMailbox(c.var.google, email)) });
  })
  .post('/sending', async (c) => {
    c.var.google.switches.set(await readBody(c, switchState.pick({ rewriteMessageIds: true })));
    return c.json(c.var.google.switches.now());
  })
  .get('/switches', (c) => c.json(c.var.google.switches.now()))
  .post('/switches', async (c) => {
    c.var.google.switches.set(await readBody(c, switchState.partial()));
    return c.json(c.var.google.switches.now());
  })
  .get('/pubsub', (c) => {
    const { settings, sent, underway } = c.var.google.push;
    return c.json({ ...settings(), sent: sent(), underway: underway() });
  })
  .post('/pubsub', async (c) => {
    c.var.google.push.set(await readBody(c, pushSettings.partial()));
    return c.json(c.var.google.push.settings());
  })
  .post('/reset', (c) => {
    c.var.google.reset();
    return c.json(stateOf(c.var.google));
  });

const stateOf = (google: Google): object => {
  const { store, quota, faults, variants, switches } = google;
  const accounts = allAccounts(store).map(({ email, name, sub }) => ({ email, name, sub }));
  return {
    accounts,
    quota: quota.profile(),
    ...clockOf(google),
    switches: switches.now(),
    faults: faults.list(),
    variants: variants.list(),
  };
};

const clockOf = ({ clock }: Google): object => ({ now: clock.now().toISOString(), offsetMs: clock.offset() });
