/** Gmail's settings that Flow uses: send-as addresses and the vacation responder. */
import type { gmail_v1 } from '@googleapis/gmail';
import { Hono } from 'hono';
import * as z from 'zod';
import { text } from '#emulators/rows.ts';
import type { Store } from '#emulators/store.ts';
import { accountWith } from './accounts.ts';
import { badRequest, notFound } from './errors.ts';
import { gmailCall, readBody } from './gmail-call.ts';
import type { Env, GoogleContext } from './google.ts';

const instant = z.string().regex(/^\d+$/, 'is not a number of milliseconds');
const vacation = z.strictObject({
  enableAutoReply: z.boolean().default(false),
  responseSubject: z.optional(z.string()),
  responseBodyPlainText: z.optional(z.string()),
  responseBodyHtml: z.optional(z.string()),
  restrictToContacts: z.boolean().default(false),
  restrictToDomain: z.boolean().default(false),
  startTime: z.optional(instant),
  endTime: z.optional(instant),
});
type Vacation = z.infer<typeof vacation>;

export const gmailSettings = new Hono<Env>()
  .basePath('/gmail/v1/users/:userId/settings')
  .get('/sendAs', (c) => c.json({ sendAs: [ownAddress(c, gmailCall(c, 'settings.sendAs.list'))] }))
  .get('/sendAs/:address', (c) => {
    const mailbox = gmailCall(c, 'settings.sendAs.get');
    if (c.req.param('address').toLowerCase() !== mailbox) throw notFound();
    return c.json(ownAddress(c, mailbox));
  })
  .get('/vacation', (c) => c.json(readVacation(c, gmailCall(c, 'settings.getVacation'))))
  .put('/vacation', async (c) => {
    const mailbox = gmailCall(c, 'settings.updateVacation');
    return c.json(writeVacation(c, mailbox, await readBody(c, vacation)));
  });

const ownAddress = (c: GoogleContext, mailbox: string): gmail_v1.Schema$SendAs => ({
  sendAsEmail: mailbox,
  displayName: accountWith(c.var.google.store, mailbox)?.name ?? '',
  replyToAddress: '',
  signature: signatureOf(c.var.google.store, mailbox),
  isPrimary: true,
  isDefault: true,
});

const readVacation = (c: GoogleContext, mailbox: string): Vacation => {
  const row = c.var.google.store.one(`SELECT value FROM setting WHERE mailbox = ? AND name = 'vacation'`, mailbox);
  return vacation.parse(row ? JSON.parse(text(row, 'value')) : {});
};

const writeVacation = (c: GoogleContext, mailbox: string, settings: Vacation): Vacation => {
  const { startTime, endTime } = settings;
  if (startTime && endTime && BigInt(startTime) >= BigInt(endTime)) {
    throw badRequest('Vacation start time must be before its end time');
  }
  if (settings.enableAutoReply && !settings.responseSubject && !settings.responseBodyPlainText) {
    if (!settings.responseBodyHtml) throw badRequest('A vacation response needs a subject or a body');
  }
  c.var.google.store.run(
    `INSERT INTO setting VALUES (?, 'vacation', ?) ON CONFLICT DO UPDATE SET value = excluded.value`,
    mailbox,
    JSON.stringify(settings),
  );
  return settings;
};

/** HTML, as in Gmail's settings. Nobody has one at first. */
export const setSignature = (store: Store, mailbox: string, html: string): void => {
  store.run(
    `INSERT INTO setting VALUES (?, 'signature', ?) ON CONFLICT DO UPDATE SET value = excluded.value`,
    mailbox,
    html,
  );
};

const signatureOf = (store: Store, mailbox: string): string => {
  const row = store.one(`SELECT value FROM setting WHERE mailbox = ? AND name = 'signature'`, mailbox);
  return row ? text(row, 'value') : '';
};
