import type { gmail_v1 } from '@googleapis/gmail';
import { Hono } from 'hono';
import * as z from 'zod';
import { text } from '#emulators/rows.ts';
import { createDraft, deleteDraft, lingeringDraft, messageOfDraft, sendDraft, updateDraft } from './drafts.ts';
import { badRequest } from './errors.ts';
import { causeOf, gmailCall, rawOf, readBody, requestedFormat, sentMessage } from './gmail-call.ts';
import { messageReference, messageResource } from './gmail-resource.ts';
import type { Env, GoogleContext } from './google.ts';
import { listDrafts } from './listing.ts';
import { messageRow } from './mailbox.ts';

const draft = z.strictObject({ id: z.optional(z.string()), message: sentMessage });
const sending = z.strictObject({ id: z.optional(z.string()), message: z.optional(sentMessage) });

export const gmailDrafts = new Hono<Env>()
  .basePath('/gmail/v1/users/:userId/drafts')
  .get('/', (c) => {
    const { rows, ...rest } = listDrafts(c, gmailCall(c, 'drafts.list'));
    const drafts = rows.map((row) => ({
      id: text(row, 'draft_id'),
      message: { id: text(row, 'id'), threadId: text(row, 'thread_id') },
    }));
    return c.json({ ...(drafts.length > 0 ? { drafts } : {}), ...rest });
  })
  .post('/', async (c) => {
    const mailbox = gmailCall(c, 'drafts.create');
    const { message } = await readBody(c, draft);
    const mail = { raw: rawOf(message), threadId: message.threadId };
    return c.json(draftReference(c, mailbox, createDraft(c.var.google, mailbox, mail, causeOf(c))));
  })
  .post('/send', async (c) => c.json(await send(c)))
  .get('/:id', (c) => {
    const mailbox = gmailCall(c, 'drafts.get');
    const id = c.req.param('id');
    const stale = lingeringDraft(c.var.google, mailbox, id);
    if (stale) return c.json({ id, message: { ...stale, labelIds: ['DRAFT'] } });
    const row = messageRow(c.var.google, mailbox, messageOfDraft(c.var.google, mailbox, id));
    return c.json({ id, message: messageResource(c.var.google, row, requestedFormat(c)) });
  })
  .put('/:id', async (c) => {
    const mailbox = gmailCall(c, 'drafts.update');
    const { message } = await readBody(c, draft);
    const mail = { raw: rawOf(message), threadId: message.threadId };
    updateDraft(c.var.google, mailbox, c.req.param('id'), mail, causeOf(c));
    return c.json(draftReference(c, mailbox, c.req.param('id')));
  })
  .delete('/:id', (c) => {
    deleteDraft(c.var.google, gmailCall(c, 'drafts.delete'), c.req.param('id'), causeOf(c));
    return c.body(null, 204);
  });

/** A message in the request replaces the draft's message before sending. */
const send = async (c: GoogleContext): Promise<gmail_v1.Schema$Message> => {
  const { google } = c.var;
  const mailbox = gmailCall(c, 'drafts.send');
  const { id, message } = await readBody(c, sending);
  if (id === undefined) throw badRequest('Missing draft id', 'required');
  const placed = google.store.transaction(() => {
    if (message?.raw) updateDraft(google, mailbox, id, { raw: rawOf(message), threadId: message.threadId }, causeOf(c));
    return sendDraft(google, mailbox, id, causeOf(c));
  });
  return messageReference(google, messageRow(google, mailbox, placed.id));
};

const draftReference = (c: GoogleContext, mailbox: string, id: string): gmail_v1.Schema$Draft => {
  const { google } = c.var;
  return { id, message: messageReference(google, messageRow(google, mailbox, messageOfDraft(google, mailbox, id))) };
};
