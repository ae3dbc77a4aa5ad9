/** Outgoing mail: completes headers as Gmail does, stores it as sent, logs it and delivers it to local accounts. */
import { randomBytes } from 'node:crypto';
import { bytes, integer, integerOrNull, list, text } from '#emulators/rows.ts';
import { accountWith } from './accounts.ts';
import { addressesIn } from './addresses.ts';
import { badRequest } from './errors.ts';
import type { Google } from './google.ts';
import { mailFacts } from './mail-facts.ts';
import { type Cause, insertMail, type MessageIds } from './mailbox.ts';
import { headerOf, type Part, readMime } from './mime.ts';
import { withHeaders } from './raw-headers.ts';

/** Throws Google's 400 for missing or invalid recipients. */
export const sendMail = (
  google: Google,
  mailbox: string,
  mail: { raw: Uint8Array; threadId?: string; ownThread?: boolean },
  cause: Cause,
): MessageIds => {
  const recipients = recipientsOf(readMime(mail.raw));
  if (recipients.length === 0) throw badRequest('Recipient address required');
  const raw = complete(google, mailbox, mail.raw);
  return google.store.transaction(() => {
    const labels = recipients.includes(mailbox) ? ['SENT', 'INBOX', 'UNREAD'] : ['SENT'];
    const placed = insertMail(google, mailbox, { ...mail, raw, labels, at: cause.at }, cause);
    const delivered = recipients.filter((to) => to !== mailbox && accountWith(google.store, to) !== undefined);
    for (const to of delivered) {
      const copy = { raw: asReceived(google, raw, { from: mailbox, to }), labels: ['INBOX', 'UNREAD'], at: cause.at };
      insertMail(google, to, copy, { at: cause.at, call: null });
    }
    note(google, { mailbox, placed, raw, recipients, delivered }, cause);
    return placed;
  });
};

export const readOutbox = ({ store }: Google, asked: { user: string | undefined; after: number }): object[] =>
  store
    .all(
      'SELECT * FROM outbox WHERE id > ? AND mailbox = coalesce(?, mailbox) ORDER BY id',
      asked.after,
      asked.user ?? null,
    )
    .map((row) => ({
      id: integer(row, 'id'),
      at: new Date(integer(row, 'at')).toISOString(),
      user: text(row, 'mailbox'),
      messageId: text(row, 'message_id'),
      threadId: text(row, 'thread_id'),
      rfcId: text(row, 'rfc_id'),
      subject: text(row, 'subject'),
      recipients: list(row, 'recipients'),
      delivered: list(row, 'delivered'),
      raw: Buffer.from(bytes(row, 'raw')).toString('base64url'),
      call: integerOrNull(row, 'call'),
    }));

const recipientsOf = (message: Part): string[] => [
  ...new Set(['To', 'Cc', 'Bcc'].flatMap((name) => addressesIn(headerOf(message, name.toLowerCase()), name))),
];

/** Forces the own address as sender, and adds a missing date and Message-ID. */
const complete = (google: Google, mailbox: string, raw: Uint8Array): Buffer => {
  const message = readMime(raw);
  const from = addressesIn(headerOf(message, 'from'), 'From');
  const foreign = from.length !== 1 || from[0] !== mailbox;
  const messageId = headerOf(message, 'message-id');
  const rewritten = google.switches.now().rewriteMessageIds && messageId !== '';
  const missing = (name: string, value: string): string[] =>
    headerOf(message, name.toLowerCase()) === '' ? [`${name}: ${value}`] : [];
  return withHeaders(raw, {
    drop: [...(foreign ? ['from'] : []), ...(rewritten ? ['message-id'] : [])],
    above: [
      ...missing('MIME-Version', '1.0'),
      ...missing('Date', google.clock.now().toUTCString().replace('GMT', '+0000')),
      ...(messageId === '' || rewritten ? [`Message-ID: ${freshMessageId()}`] : []),
      ...(rewritten ? [`X-Google-Original-Message-ID: ${messageId}`] : []),
      ...(foreign ? [`From: ${mailbox}`] : []),
    ],
  });
};

const asReceived = ({ clock }: Google, raw: Uint8Array, { from, to }: { from: string; to: string }): Buffer => {
  const at = clock.now().toUTCString().replace('GMT', '+0000');
  const above = [`Delivered-To: ${to}`, `Return-Path: <${from}>`, `Received: by local Google for <${to}>; ${at}`];
  return withHeaders(raw, { drop: ['bcc'], above });
};

const freshMessageId = (): string => `<CA${randomBytes(24).toString('base64url')}@mail.gmail.com>`;

type Left = { mailbox: string; placed: MessageIds; raw: Uint8Array; recipients: string[]; delivered: string[] };

const note = ({ store }: Google, { mailbox, placed, raw, recipients, delivered }: Left, cause: Cause): void => {
  const facts = mailFacts(raw);
  store.run(
    `INSERT INTO outbox (at, mailbox, message_id, thread_id, rfc_id, subject, recipients, delivered, raw, call)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    cause.at.getTime(),
    mailbox,
    placed.id,
    placed.threadId,
    facts.messageId ?? '',
    facts.subject,
    JSON.stringify(recipients),
    JSON.stringify(delivered),
    raw,
    cause.call,
  );
};
