/** The control plane: what tests and curious people may do to the local Google from this machine, and no one else. */
import { Hono, type MiddlewareHandler } from 'hono';
import * as z from 'zod';
import { faultRule } from './faults.ts';
import { accountWith, everyAccount } from './google/accounts.ts';
import { apiError, notFound } from './google/errors.ts';
import { readBody } from './google/gmail-call.ts';
import { fill, fillOrder } from './google/fill.ts';
import type { Env, Google } from './google/google.ts';
import { revokeGrant } from './google/grants.ts';
import { currentHistoryId } from './google/history.ts';
import { addLabel, labelIdsNamed } from './google/labels.ts';
import { readLedger } from './google/ledger.ts';
import { deleteMail, expireHistory, insertMail, labelsOf, relabel } from './google/mailbox.ts';
import { contactChange, changeContacts } from './google/people-control.ts';
import { readOutbox } from './google/outgoing.ts';
import { pushSettings } from './google/push-settings.ts';
import { quotaSettings } from './google/quota.ts';
import { integer, text } from './google/rows.ts';
import { variant } from './google/sign-in-variants.ts';
import { switchState } from './google/switches.ts';

const clockMove = z.union([
  z.strictObject({ advanceMs: z.number() }),
  z.strictObject({ now: z.coerce.date() }),
  z.strictObject({ reset: z.literal(true) }),
]);
const mailboxOnly = z.strictObject({ email: z.string() });
const delivery = z.strictObject({
  mailbox: z.string(),
  raw: z.base64url(),
  labels: z.array(z.string()).default(['INBOX', 'UNREAD']),
  threadKey: z.optional(z.string()),
  threadId: z.optional(z.string()),
  at: z.optional(z.coerce.date()),
});
const messageOnly = z.strictObject({ mailbox: z.string(), id: z.string() });
const relabelling = z.strictObject({
  ...messageOnly.shape,
  add: z.array(z.string()).default([]),
  remove: z.array(z.string()).default([]),
});
const newLabel = z.strictObject({ mailbox: z.string(), name: z.string().min(1) });
const historyJump = z.strictObject({ email: z.string(), to: z.string().regex(/^\d{1,18}$/) });

/** Loopback peers only, not through a proxy, not under a foreign name, and not from a page of another site. */
const fromThisMachine: MiddlewareHandler<Env> = async (c, next) => {
  const peer = c.env.incoming.socket.remoteAddress ?? '';
  const near = /^(::ffff:)?127\.|^::1$/.test(peer);
  const named = /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/.test(c.req.header('host') ?? '');
  const carried = ['forwarded', 'x-forwarded-for', 'via'].some((name) => c.req.header(name) !== undefined);
  const site = c.req.header('sec-fetch-site') ?? 'none';
  if (!near || !named || carried || !['none', 'same-origin'].includes(site)) {
    throw apiError({ code: 403, message: 'The control plane answers this machine only.', reason: 'forbidden' });
  }
  await next();
};

export const control = new Hono<Env>()
  .basePath('/_local')
  .use(fromThisMachine)
  .get('/state', (c) => c.json(stateOf(c.var.google)))
  .get('/log', (c) =>
    c.json({
      calls: readLedger(c.var.google.store, {
        mutations: c.req.query('mutations') === '1',
        after: Number(c.req.query('after') ?? 0),
      }),
    }),
  )
  .get('/mailbox', (c) =>
    c.json({ messages: everyMessage(c.var.google, known(c.var.google, c.req.query('email') ?? '')) }),
  )
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
    return c.json({ revoked: revokeGrant(c.var.google, known(c.var.google, email)) });
  })
  .post('/expire-history', async (c) => {
    const mailbox = known(c.var.google, (await readBody(c, mailboxOnly)).email);
    expireHistory(c.var.google, mailbox);
    return c.json({ historyId: String(currentHistoryId(c.var.google, mailbox)) });
  })
  .post('/history', async (c) => {
    const { email, to } = await readBody(c, historyJump);
    const mailbox = known(c.var.google, email);
    c.var.google.store.run('UPDATE account SET history_id = max(history_id, ?) WHERE email = ?', BigInt(to), mailbox);
    return c.json({ historyId: String(currentHistoryId(c.var.google, mailbox)) });
  })
  .post('/deliver', async (c) => c.json(deliver(c.var.google, await readBody(c, delivery))))
  .post('/fill', async (c) => c.json(fill(c.var.google, await readBody(c, fillOrder))))
  .get('/outbox', (c) => {
    const asked = { user: c.req.query('user')?.toLowerCase(), after: Number(c.req.query('after') ?? 0) };
    return c.json({ sent: readOutbox(c.var.google, asked) });
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
  .get('/pubsub', (c) => c.json({ ...c.var.google.push.settings(), sent: c.var.google.push.sent() }))
  .post('/pubsub', async (c) => {
    c.var.google.push.set(await readBody(c, pushSettings.partial()));
    return c.json(c.var.google.push.settings());
  })
  .post('/relabel', async (c) => {
    const { google } = c.var;
    const { mailbox: email, id, add, remove } = await readBody(c, relabelling);
    const mailbox = known(google, email);
    const change = {
      add: labelIdsNamed(google.store, mailbox, add),
      remove: labelIdsNamed(google.store, mailbox, remove),
    };
    relabel(google, mailbox, id, change, byHand(google));
    return c.json({ historyId: String(currentHistoryId(google, mailbox)) });
  })
  .post('/delete-message', async (c) => {
    const { google } = c.var;
    const { mailbox: email, id } = await readBody(c, messageOnly);
    const mailbox = known(google, email);
    deleteMail(google, mailbox, id, byHand(google));
    return c.json({ historyId: String(currentHistoryId(google, mailbox)) });
  })
  .post('/contact', async (c) => {
    const change = await readBody(c, contactChange);
    return c.json(changeContacts(c.var.google, known(c.var.google, change.user), change));
  })
  .post('/label', async (c) => {
    const { mailbox, name } = await readBody(c, newLabel);
    return c.json(addLabel(c.var.google.store, known(c.var.google, mailbox), { name }));
  })
  .post('/reset', (c) => {
    c.var.google.reset();
    return c.json(stateOf(c.var.google));
  });

function deliver(google: Google, { mailbox: email, raw, labels, at, ...thread }: z.infer<typeof delivery>): object {
  const mailbox = known(google, email);
  const mail = {
    raw: Buffer.from(raw, 'base64url'),
    labels: labelIdsNamed(google.store, mailbox, labels),
    at: at ?? google.clock.now(),
    ...thread,
  };
  const placed = insertMail(google, mailbox, mail, byHand(google));
  return { ...placed, historyId: String(currentHistoryId(google, mailbox)) };
}

function stateOf(google: Google): object {
  const { store, quota, faults, variants } = google;
  const accounts = everyAccount(store).map(({ email, name, sub }) => ({ email, name, sub }));
  return { accounts, quota: quota.profile(), ...clockOf(google), faults: faults.list(), variants: variants.list() };
}

function clockOf({ clock }: Google): object {
  return { now: clock.now().toISOString(), offsetMs: clock.offset() };
}

/** The mailbox as it really is, at no cost and without a token: the oracle that a sync is compared with. */
function everyMessage(google: Google, mailbox: string): object[] {
  return google.store
    .all('SELECT row, id, thread_id, at FROM message WHERE mailbox = ? ORDER BY at, id', mailbox)
    .map((row) => ({
      id: text(row, 'id'),
      threadId: text(row, 'thread_id'),
      at: new Date(integer(row, 'at')).toISOString(),
      labelIds: labelsOf(google, integer(row, 'row')),
    }));
}

function known(google: Google, email: string): string {
  const account = accountWith(google.store, email);
  if (!account) throw notFound();
  return account.email;
}

function byHand({ clock }: Google): { at: Date; call: null } {
  return { at: clock.now(), call: null };
}
