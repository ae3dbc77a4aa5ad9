import type { gmail_v1 } from '@googleapis/gmail';
import { Hono } from 'hono';
import * as z from 'zod';
import { integer, text } from '#emulators/rows.ts';
import { badRequest, notFound } from './errors.ts';
import { causeOf, gmailCall, readBody, requestedFormat } from './gmail-call.ts';
import { attachmentIn, messageReference, messageResource } from './gmail-resource.ts';
import type { Env, GoogleContext } from './google.ts';
import { currentHistoryId, listHistory } from './history.ts';
import { knownLabelIds } from './labels.ts';
import { listMessages } from './listing.ts';
import { deleteMail, messageRow, type Relabelling, relabel, trashing, untrashing } from './mailbox.ts';

export const labelChange = z.strictObject({
  addLabelIds: z.array(z.string()).max(100).default([]),
  removeLabelIds: z.array(z.string()).max(100).default([]),
});
const manyIds = z.strictObject({ ids: z.array(z.string()).max(1_000, 'holds too many ids: at most 1000 in one call') });
const batchLabelChange = z.strictObject({ ...manyIds.shape, ...labelChange.shape });

export const gmail = new Hono<Env>()
  .basePath('/gmail/v1/users/:userId')
  .get('/profile', (c) => c.json(profile(c)))
  .get('/history', (c) => c.json(listHistory(c, gmailCall(c, 'history.list'))))
  .get('/messages', (c) => {
    const { rows, ...rest } = listMessages(c, gmailCall(c, 'messages.list'));
    const messages = rows.map((row) => ({ id: text(row, 'id'), threadId: text(row, 'thread_id') }));
    return c.json({ ...(messages.length > 0 ? { messages } : {}), ...rest });
  })
  .get('/messages/:id', (c) => {
    const mailbox = gmailCall(c, 'messages.get');
    const row = messageRow(c.var.google, mailbox, c.req.param('id'));
    return c.json(messageResource(c.var.google, row, requestedFormat(c)));
  })
  .get('/messages/:id/attachments/:attachmentId', (c) => {
    const mailbox = gmailCall(c, 'attachments.get');
    const match = attachmentIn(messageRow(c.var.google, mailbox, c.req.param('id')), c.req.param('attachmentId'));
    if (!match) throw notFound();
    return c.json(match);
  })
  .post('/messages/batchModify', async (c) => {
    await batchModify(c);
    return c.body(null, 204);
  })
  .post('/messages/batchDelete', async (c) => {
    await batchDelete(c);
    return c.body(null, 204);
  })
  .delete('/messages/:id', (c) => {
    deleteMail(c.var.google, gmailCall(c, 'messages.delete'), c.req.param('id'), causeOf(c));
    return c.body(null, 204);
  })
  .post('/messages/:id/modify', async (c) => {
    const mailbox = gmailCall(c, 'messages.modify');
    return c.json(changeMessage(c, mailbox, await relabellingOf(c, mailbox)));
  })
  .post('/messages/:id/trash', (c) => c.json(changeMessage(c, gmailCall(c, 'messages.trash'), trashing)))
  .post('/messages/:id/untrash', (c) => c.json(changeMessage(c, gmailCall(c, 'messages.untrash'), untrashing)));

/** Reads the labels to add and remove, and checks that the mailbox has them. */
export const relabellingOf = async (c: GoogleContext, mailbox: string): Promise<Relabelling> => {
  const { addLabelIds, removeLabelIds } = await readBody(c, labelChange);
  return checkedRelabelling(c, mailbox, addLabelIds, removeLabelIds);
};

const profile = (c: GoogleContext): gmail_v1.Schema$Profile => {
  const mailbox = gmailCall(c, 'users.getProfile');
  const { google } = c.var;
  const totals = google.store.one(
    'SELECT count(*) AS messages, count(DISTINCT thread_id) AS threads FROM message WHERE mailbox = ?',
    mailbox,
  );
  return {
    emailAddress: mailbox,
    messagesTotal: totals ? integer(totals, 'messages') : 0,
    threadsTotal: totals ? integer(totals, 'threads') : 0,
    historyId: String(currentHistoryId(google, mailbox)),
  };
};

const changeMessage = (c: GoogleContext, mailbox: string, change: Relabelling): gmail_v1.Schema$Message => {
  const { google } = c.var;
  const id = c.req.param('id') ?? '';
  relabel(google, mailbox, id, change, causeOf(c));
  return messageReference(google, messageRow(google, mailbox, id));
};

/** Skips missing ids, as Gmail does. */
const batchModify = async (c: GoogleContext): Promise<void> => {
  const { google } = c.var;
  const mailbox = gmailCall(c, 'messages.batchModify');
  const { ids, addLabelIds, removeLabelIds } = await readBody(c, batchLabelChange);
  const change = checkedRelabelling(c, mailbox, addLabelIds, removeLabelIds);
  google.store.transaction(() => {
    for (const id of thoseThere(c, mailbox, ids)) relabel(google, mailbox, id, change, causeOf(c));
  });
};

const batchDelete = async (c: GoogleContext): Promise<void> => {
  const { google } = c.var;
  const mailbox = gmailCall(c, 'messages.batchDelete');
  const { ids } = await readBody(c, manyIds);
  google.store.transaction(() => {
    for (const id of thoseThere(c, mailbox, ids)) deleteMail(google, mailbox, id, causeOf(c));
  });
};

const thoseThere = (c: GoogleContext, mailbox: string, ids: string[]): string[] => {
  const { store } = c.var.google;
  return [...new Set(ids)].filter((id) => store.one('SELECT 1 FROM message WHERE mailbox = ? AND id = ?', mailbox, id));
};

const checkedRelabelling = (
  c: GoogleContext,
  mailbox: string,
  addLabelIds: string[],
  removeLabelIds: string[],
): Relabelling => {
  const { store } = c.var.google;
  const add = knownLabelIds(store, mailbox, addLabelIds);
  const remove = knownLabelIds(store, mailbox, removeLabelIds);
  const byHand = [...add, ...remove].find((label) => label === 'SENT' || label === 'DRAFT' || label === 'CHAT');
  if (byHand) throw badRequest(`Invalid label: ${byHand}`);
  if (add.some((label) => remove.includes(label))) throw badRequest('Cannot both add and remove the same label');
  return { add, remove };
};
