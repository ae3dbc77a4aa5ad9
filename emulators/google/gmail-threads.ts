import type { gmail_v1 } from '@googleapis/gmail';
import { Hono } from 'hono';
import { bigint, type Row, text } from '#emulators/rows.ts';
import { badRequest, notFound } from './errors.ts';
import { relabellingOf } from './gmail.ts';
import { causeOf, gmailCall, requestedFormat } from './gmail-call.ts';
import { messageReference, messageResource, type RequestedFormat } from './gmail-resource.ts';
import type { Env, Google, GoogleContext } from './google.ts';
import { listThreads } from './listing.ts';
import { deleteMail, messageRow, type Relabelling, relabel, trashing, untrashing } from './mailbox.ts';

export const gmailThreads = new Hono<Env>()
  .basePath('/gmail/v1/users/:userId/threads')
  .get('/', (c) => {
    const mailbox = gmailCall(c, 'threads.list');
    const { rows, ...rest } = listThreads(c, mailbox);
    const threads = rows.map((row) => threadEntry(c.var.google, mailbox, text(row, 'id')));
    return c.json({ ...(threads.length > 0 ? { threads } : {}), ...rest });
  })
  .get('/:id', (c) => {
    const mailbox = gmailCall(c, 'threads.get');
    const shown = requestedFormat(c);
    if (shown.format === 'raw') throw badRequest('Invalid value at \'format\', "raw"');
    return c.json(threadResource(c.var.google, mailbox, c.req.param('id'), shown));
  })
  .delete('/:id', (c) => {
    deleteThread(c, gmailCall(c, 'threads.delete'));
    return c.body(null, 204);
  })
  .post('/:id/modify', async (c) => {
    const mailbox = gmailCall(c, 'threads.modify');
    return c.json(changeThread(c, mailbox, await relabellingOf(c, mailbox)));
  })
  .post('/:id/trash', (c) => c.json(changeThread(c, gmailCall(c, 'threads.trash'), trashing)))
  .post('/:id/untrash', (c) => c.json(changeThread(c, gmailCall(c, 'threads.untrash'), untrashing)));

const threadEntry = ({ store }: Google, mailbox: string, threadId: string): gmail_v1.Schema$Thread => {
  const rows = store.all(
    'SELECT snippet, history_id FROM message WHERE mailbox = ? AND thread_id = ? ORDER BY at, id',
    mailbox,
    threadId,
  );
  const newest = rows.at(-1);
  return { id: threadId, snippet: newest ? text(newest, 'snippet') : '', historyId: historyIdOf(rows) };
};

const threadResource = (
  google: Google,
  mailbox: string,
  threadId: string,
  shown: RequestedFormat,
): gmail_v1.Schema$Thread => {
  const rows = messagesOf(google, mailbox, threadId);
  const messages = rows.map((row) => messageResource(google, row, shown));
  return { id: threadId, historyId: historyIdOf(rows), messages };
};

const changeThread = (c: GoogleContext, mailbox: string, change: Relabelling): gmail_v1.Schema$Thread => {
  const { google } = c.var;
  const threadId = c.req.param('id') ?? '';
  return google.store.transaction(() => {
    const ids = messagesOf(google, mailbox, threadId).map((row) => text(row, 'id'));
    for (const id of ids) relabel(google, mailbox, id, change, causeOf(c));
    return { id: threadId, messages: ids.map((id) => messageReference(google, messageRow(google, mailbox, id))) };
  });
};

const deleteThread = (c: GoogleContext, mailbox: string): void => {
  const { google } = c.var;
  google.store.transaction(() => {
    const ids = messagesOf(google, mailbox, c.req.param('id') ?? '').map((row) => text(row, 'id'));
    for (const id of ids) deleteMail(google, mailbox, id, causeOf(c));
  });
};

const messagesOf = ({ store }: Google, mailbox: string, threadId: string): Row[] => {
  const rows = store.all(
    'SELECT * FROM message WHERE mailbox = ? AND thread_id = ? ORDER BY at, id',
    mailbox,
    threadId,
  );
  if (rows.length === 0) throw notFound();
  return rows;
};

const historyIdOf = (rows: Row[]): string =>
  String(rows.map((row) => bigint(row, 'history_id')).reduce((a, b) => (a > b ? a : b), 0n));
