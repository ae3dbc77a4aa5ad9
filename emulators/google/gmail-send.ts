/** Gmail's routes for sending, inserting and importing mail. */
import type { gmail_v1 } from '@googleapis/gmail';
import { Hono } from 'hono';
import { apiError, badRequest } from './errors.ts';
import { causeOf, gmailCall, rawOf, readBody, sentMessage } from './gmail-call.ts';
import type { MethodName } from './gmail-methods.ts';
import { messageReference } from './gmail-resource.ts';
import type { Env, GoogleContext } from './google.ts';
import { knownLabelIds } from './labels.ts';
import { insertMail, messageRow } from './mailbox.ts';
import { headerOf, readMime } from './mime.ts';
import { sendMail } from './outgoing.ts';
import { requestedThread } from './threading.ts';

export const gmailSend = new Hono<Env>()
  .post('/gmail/v1/users/:userId/messages/send', async (c) => c.json(await send(c)))
  .post('/gmail/v1/users/:userId/messages', async (c) =>
    c.json(await place(c, 'messages.insert', { labels: [], date: 'receivedTime' })),
  )
  .post('/gmail/v1/users/:userId/messages/import', async (c) =>
    c.json(await place(c, 'messages.import', { labels: ['INBOX', 'UNREAD'], date: 'dateHeader' })),
  )
  .on(['POST', 'PUT'], ['/upload/gmail/v1/*', '/resumable/upload/gmail/v1/*'], (c) => {
    const type = c.req.header('content-type') ?? '';
    throw apiError({
      code: 415,
      message: `Media type '${type}' is not supported here. Send the message as 'raw' in JSON.`,
      reason: 'mediaTypeNotSupported',
    });
  });

const send = async (c: GoogleContext): Promise<gmail_v1.Schema$Message> => {
  const { google } = c.var;
  const mailbox = gmailCall(c, 'messages.send');
  const message = await readBody(c, sentMessage);
  const mail = { raw: rawOf(message), threadId: message.threadId };
  const thread = requestedThread(google.store, mailbox, mail);
  const placed = sendMail(google, mailbox, { raw: mail.raw, ...thread }, causeOf(c));
  return messageReference(google, messageRow(google, mailbox, placed.id));
};

type Usual = { labels: string[]; date: 'receivedTime' | 'dateHeader' };

/** Copies mail into the mailbox without sending it. */
const place = async (c: GoogleContext, method: MethodName, usual: Usual): Promise<gmail_v1.Schema$Message> => {
  const { google } = c.var;
  const mailbox = gmailCall(c, method);
  const message = await readBody(c, sentMessage);
  const labels = knownLabelIds(google.store, mailbox, message.labelIds ?? usual.labels);
  const mail = { raw: rawOf(message), threadId: message.threadId };
  // Imported mail joins threads like incoming mail.
  const arrived = method === 'messages.import' && !mail.threadId;
  const thread = arrived ? {} : requestedThread(google.store, mailbox, mail);
  const at = instantOf(c, mail.raw, usual.date);
  const placed = insertMail(google, mailbox, { raw: mail.raw, labels, at, ...thread }, causeOf(c));
  return messageReference(google, messageRow(google, mailbox, placed.id));
};

/** Gmail's internalDate: now, or the readable date of the message. */
const instantOf = (c: GoogleContext, raw: Uint8Array, usual: Usual['date']): Date => {
  const source = c.req.query('internalDateSource') ?? usual;
  if (source !== 'receivedTime' && source !== 'dateHeader') {
    throw badRequest(`Invalid value at 'internal_date_source', "${source}"`);
  }
  const now = c.var.google.clock.now();
  if (source === 'receivedTime') return now;
  const written = new Date(headerOf(readMime(raw), 'date'));
  return Number.isNaN(written.getTime()) ? now : written;
};
