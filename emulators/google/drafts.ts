/** Drafts keep their id while each save replaces the message. Sending ends them. */
import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { bytes, text } from '#emulators/rows.ts';
import { notFound } from './errors.ts';
import type { Google } from './google.ts';
import { type Cause, deleteMail, insertMail, type MessageIds, messageRow } from './mailbox.ts';
import { sendMail } from './outgoing.ts';
import { requestedThread, type ThreadRequest } from './threading.ts';

export type DraftMail = { raw: Uint8Array; threadId?: string | undefined };

export const createDraft = (google: Google, mailbox: string, mail: DraftMail, cause: Cause): string => {
  const id = `r${randomBytes(8).readBigInt64BE()}`;
  return google.store.transaction(() => {
    insertDraft(google, mailbox, { id, raw: mail.raw, thread: requestedThread(google.store, mailbox, mail) }, cause);
    return id;
  });
};

/** Replaces the message. It joins the named thread, otherwise a new one. */
export const updateDraft = (google: Google, mailbox: string, id: string, mail: DraftMail, cause: Cause): void => {
  google.store.transaction(() => {
    const before = messageOfDraft(google, mailbox, id);
    const thread = requestedThread(google.store, mailbox, mail);
    deleteMail(google, mailbox, before, cause);
    insertDraft(google, mailbox, { id, raw: mail.raw, thread }, cause);
  });
};

export const deleteDraft = (google: Google, mailbox: string, id: string, cause: Cause): void => {
  deleteMail(google, mailbox, messageOfDraft(google, mailbox, id), cause);
};

/** Creates a new message in the draft's thread and removes the draft with its message. */
export const sendDraft = (google: Google, mailbox: string, id: string, cause: Cause): MessageIds =>
  google.store.transaction(() => {
    const message = messageRow(google, mailbox, messageOfDraft(google, mailbox, id));
    const mail = { raw: bytes(message, 'raw'), threadId: text(message, 'thread_id') };
    linger(google, mailbox, id, { id: text(message, 'id'), threadId: mail.threadId });
    deleteMail(google, mailbox, text(message, 'id'), cause);
    return sendMail(google, mailbox, mail, cause);
  });

export const messageOfDraft = ({ store }: Google, mailbox: string, id: string): string => {
  const row = store.one('SELECT message_id FROM draft WHERE mailbox = ? AND id = ?', mailbox, id);
  if (!row) throw notFound();
  return text(row, 'message_id');
};

const lingering = z.object({ id: z.string(), threadId: z.string(), until: z.number() });

/** The message of a recently sent draft that a lagging replica still shows. */
export const lingeringDraft = ({ store, clock }: Google, mailbox: string, id: string): MessageIds | undefined => {
  const row = store.one('SELECT value FROM setting WHERE mailbox = ? AND name = ?', mailbox, `sent-draft ${id}`);
  if (!row) return undefined;
  const { until, ...placed } = lingering.parse(JSON.parse(text(row, 'value')));
  return until > clock.now().getTime() ? placed : undefined;
};

const linger = ({ store, clock, switches }: Google, mailbox: string, id: string, placed: MessageIds): void => {
  const { sentDraftsLingerMs } = switches.now();
  if (sentDraftsLingerMs === 0) return;
  const value = JSON.stringify({ ...placed, until: clock.now().getTime() + sentDraftsLingerMs });
  store.run('INSERT INTO setting VALUES (?, ?, ?)', mailbox, `sent-draft ${id}`, value);
};

type NewDraft = { id: string; raw: Uint8Array; thread: ThreadRequest };

const insertDraft = (google: Google, mailbox: string, { id, raw, thread }: NewDraft, cause: Cause): void => {
  const placed = insertMail(google, mailbox, { raw, ...thread, labels: ['DRAFT'], at: cause.at }, cause);
  google.store.run('INSERT INTO draft VALUES (?, ?, ?)', mailbox, id, placed.id);
};
