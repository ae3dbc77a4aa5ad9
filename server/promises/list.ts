// The promises of the whole mailbox: the threads with one, read by `reading/promises`.
import type { Account } from '#domain/id.ts';
import type { Message } from '#domain/mail.ts';
import { type OpenPromise, promiseLimits } from '#domain/promise.ts';
import { openPromises, type PromiseThread } from '#reading/promises/open-promises.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { ownAddressOf } from '#server/mailbox/own-address.ts';
import { factsOf } from '#server/mailbox/sender-facts.ts';
import { messagesById, messagesOfThreads } from '#server/mailbox/threads.ts';
import type { DatedMarks } from './store.ts';

export const promisesOf = async (
  tx: Tx,
  account: Account,
  now: Date,
  { marks, times }: DatedMarks,
): Promise<OpenPromise[]> => {
  const threads = await threadsOf(tx, account, now);
  const ownAddress = await ownAddressOf(tx, account);
  const known = await knownAmong(tx, account, threads);
  const sent = await sentLately(tx, account, now);
  return openPromises(threads, {
    now,
    ownAddress,
    marks,
    markedAt: (id) => times.get(id) ?? null,
    isKnown: (email) => known.has(email.toLowerCase()) || hostOf(email) === hostOf(ownAddress),
    sentTo: (email) => sent.get(email.toLowerCase()) ?? [],
  });
};

/** Newest messages with a promise, threads of them, messages of those, and the person's newest mail. */
const most = { opening: 400, messages: 2000, sent: 200 } as const;
const dayMs = 86_400_000;

const threadsOf = async (tx: Tx, account: Account, now: Date): Promise<PromiseThread[]> => {
  const opening = await tx
    .selectFrom('message')
    .select('thread_id')
    .where(ofAccount(account))
    .where('opens', '=', true)
    .where('received_at', '>', new Date(now.getTime() - promiseLimits.days * dayMs))
    .orderBy('received_at', 'desc')
    .limit(most.opening)
    .execute();
  const ids = [...new Set(opening.map(({ thread_id }) => thread_id))];
  return messagesOfThreads(tx, account, ids, most.messages);
};

/** Senders in the person's contacts, and those to whom the person has written. */
const knownAmong = async (
  tx: Tx,
  account: Account,
  threads: readonly PromiseThread[],
): Promise<ReadonlySet<string>> => {
  const emails = [...new Set(threads.flatMap(({ messages }) => messages.map(({ from }) => from.email)))];
  const facts = await factsOf(tx, account, emails);
  const contacts = await tx.selectFrom('contact').select('emails').where(ofAccount(account)).limit(5000).execute();
  return new Set([
    ...emails.filter((email) => (facts.get(email)?.sent ?? 0) > 0).map((email) => email.toLowerCase()),
    ...contacts.flatMap(({ emails: own }) => own.map((email) => email.toLowerCase())),
  ]);
};

/** By recipient in lower case, newest first. */
const sentLately = async (tx: Tx, account: Account, now: Date): Promise<ReadonlyMap<string, Message[]>> => {
  const rows = await tx
    .selectFrom('message')
    .select('id')
    .where(ofAccount(account))
    .where('sender_email', '=', await ownAddressOf(tx, account))
    .where('received_at', '>', new Date(now.getTime() - 60 * dayMs))
    .orderBy('received_at', 'desc')
    .limit(most.sent)
    .execute();
  const messages = await messagesById(
    tx,
    account,
    rows.map(({ id }) => id),
  );
  const to = new Map<string, Message[]>();
  for (const { id } of rows) {
    const message = messages.get(id);
    if (!message?.labels.includes('sent')) continue;
    for (const { email } of message.to) to.set(email.toLowerCase(), [...(to.get(email.toLowerCase()) ?? []), message]);
  }
  return to;
};

const hostOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
