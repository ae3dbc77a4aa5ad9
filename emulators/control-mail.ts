/** Control calls on mailboxes: incoming mail, changes from another client, and the true state for comparison. */
import { Hono } from 'hono';
import * as z from 'zod';
import { accountWith } from './google/accounts.ts';
import { createDraft, deleteDraft, messageOfDraft, updateDraft } from './google/drafts.ts';
import { decodeWords } from './google/encoded-words.ts';
import { badRequest, notFound } from './google/errors.ts';
import { fill, fillOrder } from './google/fill.ts';
import { readBody } from './google/gmail-call.ts';
import { setSignature } from './google/gmail-settings.ts';
import type { Env, Google } from './google/google.ts';
import { currentHistoryId } from './google/history.ts';
import { addLabel, changeLabel, deleteLabel, type Label, labelIdsNamed } from './google/labels.ts';
import { deleteMail, expireHistory, insertMail, relabel } from './google/mailbox.ts';
import { headerOf, readMime } from './google/mime.ts';
import { readOutbox } from './google/outgoing.ts';
import { changeContacts, contactChange } from './google/people-control.ts';
import { bytes, integer, list, text } from './rows.ts';

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
/** Without an id it creates, with an id and other fields it changes, with only an id it deletes. */
const labelChange = z.strictObject({
  mailbox: z.string(),
  id: z.optional(z.string()),
  name: z.optional(z.string().min(1)),
});
const draftChange = z.strictObject({
  mailbox: z.string(),
  id: z.optional(z.string()),
  raw: z.optional(z.base64url()),
  threadId: z.optional(z.string()),
});
const signature = z.strictObject({ mailbox: z.string(), html: z.string().max(10_000) });
const historyJump = z.strictObject({ email: z.string(), to: z.string().regex(/^\d{1,18}$/) });

export const controlMail = new Hono<Env>()
  .get('/mailbox', (c) => {
    const email = knownMailbox(c.var.google, c.req.query('email') ?? '');
    return c.json({ messages: everyMessage(c.var.google, email, { subjects: c.req.query('subjects') === '1' }) });
  })
  .get('/outbox', (c) => {
    const asked = { user: c.req.query('user')?.toLowerCase(), after: Number(c.req.query('after') ?? 0) };
    return c.json({ sent: readOutbox(c.var.google, asked) });
  })
  .post('/fill', async (c) => c.json(fill(c.var.google, await readBody(c, fillOrder))))
  .post('/deliver', async (c) => c.json(deliver(c.var.google, await readBody(c, delivery))))
  .post('/relabel', async (c) => {
    const { google } = c.var;
    const { mailbox: email, id, add, remove } = await readBody(c, relabelling);
    const mailbox = knownMailbox(google, email);
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
    const mailbox = knownMailbox(google, email);
    deleteMail(google, mailbox, id, byHand(google));
    return c.json({ historyId: String(currentHistoryId(google, mailbox)) });
  })
  .post('/label', async (c) => {
    const { mailbox, ...change } = await readBody(c, labelChange);
    return c.json(labelled(c.var.google, knownMailbox(c.var.google, mailbox), change));
  })
  .post('/draft', async (c) => {
    const { mailbox, ...change } = await readBody(c, draftChange);
    return c.json(drafted(c.var.google, knownMailbox(c.var.google, mailbox), change));
  })
  .post('/signature', async (c) => {
    const { mailbox, html } = await readBody(c, signature);
    setSignature(c.var.google.store, knownMailbox(c.var.google, mailbox), html);
    return c.json({ html });
  })
  .post('/contact', async (c) => {
    const change = await readBody(c, contactChange);
    return c.json(changeContacts(c.var.google, knownMailbox(c.var.google, change.user), change));
  })
  .post('/expire-history', async (c) => {
    const mailbox = knownMailbox(c.var.google, (await readBody(c, mailboxOnly)).email);
    expireHistory(c.var.google, mailbox);
    return c.json({ historyId: String(currentHistoryId(c.var.google, mailbox)) });
  })
  .post('/history', async (c) => {
    const { email, to } = await readBody(c, historyJump);
    const mailbox = knownMailbox(c.var.google, email);
    c.var.google.store.run('UPDATE account SET history_id = max(history_id, ?) WHERE email = ?', BigInt(to), mailbox);
    return c.json({ historyId: String(currentHistoryId(c.var.google, mailbox)) });
  });

const deliver = (google: Google, { mailbox: email, raw, labels, at, ...thread }: z.infer<typeof delivery>): object => {
  const mailbox = knownMailbox(google, email);
  const mail = {
    raw: Buffer.from(raw, 'base64url'),
    labels: labelIdsNamed(google.store, mailbox, labels),
    at: at ?? google.clock.now(),
    ...thread,
  };
  const placed = insertMail(google, mailbox, mail, byHand(google));
  return { ...placed, historyId: String(currentHistoryId(google, mailbox)) };
};

const labelled = (
  google: Google,
  mailbox: string,
  { id, name }: { id?: string | undefined; name?: string | undefined },
): Label | { deleted: string } => {
  if (id === undefined && name === undefined) throw badRequest('A label has a name.');
  if (id === undefined) return addLabel(google.store, mailbox, { name: name ?? '' });
  if (name !== undefined) return changeLabel(google.store, mailbox, id, { name });
  deleteLabel(google, mailbox, id, byHand(google));
  return { deleted: id };
};

const drafted = (
  google: Google,
  mailbox: string,
  { id, raw, threadId }: { id?: string | undefined; raw?: string | undefined; threadId?: string | undefined },
): { id: string; messageId: string } | { deleted: string } => {
  if (raw === undefined) {
    deleteDraft(google, mailbox, id ?? '', byHand(google));
    return { deleted: id ?? '' };
  }
  const mail = { raw: Buffer.from(raw, 'base64url'), threadId };
  const draft = id ?? createDraft(google, mailbox, mail, byHand(google));
  if (id !== undefined) updateDraft(google, mailbox, id, mail, byHand(google));
  return { id: draft, messageId: messageOfDraft(google, mailbox, draft) };
};

/** The true mailbox, free of charge and without a token. Sync tests compare against it. */
const everyMessage = (google: Google, mailbox: string, { subjects }: { subjects: boolean }): object[] =>
  google.store
    .all(
      `SELECT id, thread_id, at, (
         SELECT json_group_array(label) FROM (SELECT label FROM message_label WHERE message = m.row ORDER BY label)
       ) AS labels, CASE WHEN ? THEN substr(raw, 1, 65536) END AS top FROM message m WHERE mailbox = ? ORDER BY at, id`,
      subjects ? 1 : 0,
      mailbox,
    )
    .map((row) => ({
      id: text(row, 'id'),
      threadId: text(row, 'thread_id'),
      at: new Date(integer(row, 'at')).toISOString(),
      ...(subjects ? { subject: subjectOf(bytes(row, 'top')) } : {}),
      labelIds: list(row, 'labels'),
    }));

const subjectOf = (top: Uint8Array): string => decodeWords(headerOf(readMime(top), 'subject'));

export const knownMailbox = (google: Google, email: string): string => {
  const account = accountWith(google.store, email);
  if (!account) throw notFound();
  return account.email;
};

const byHand = ({ clock }: Google): { at: Date; call: null } => ({ at: clock.now(), call: null });
