/** Fills a mailbox with many generated mails, for tests of large mailboxes. */
import * as z from 'zod';
import { type Filling, writeLetter } from '#emulators/fill/letter.ts';
import { type PlannedMail, planMails } from '#emulators/fill/plan.ts';
import { randomFrom } from '#emulators/fill/random.ts';
import { accountWith } from './accounts.ts';
import { notFound } from './errors.ts';
import type { Google } from './google.ts';
import { currentHistoryId } from './history.ts';
import { addLabel, labelsIn } from './labels.ts';
import { insertMail } from './mailbox.ts';

export const fillOrder = z.strictObject({
  user: z.string(),
  messages: z.int().min(1).max(500_000),
  /** The same seed, clock and numbers make the same mails. */
  seed: z.int().default(1),
  /** Age of the oldest mails in years. */
  years: z.number().positive().max(30).default(5),
  /** The number of the newest received mails in the inbox. */
  inbox: z.int().min(0).default(200),
  /** Custom labels, created if missing. About one mail in ten carries each. */
  labels: z.array(z.string().min(1)).default([]),
});
export type FillOrder = z.infer<typeof fillOrder>;

export type FillResult = { messages: number; threads: number; inbox: number; historyId: string };

const yearMs = 365.25 * 86_400_000;

/** Runs in one transaction and writes threads, search index and history like real delivery. */
export const fill = (google: Google, order: FillOrder): FillResult => {
  const account = accountWith(google.store, order.user);
  if (!account) throw notFound();
  const filling = { seed: order.seed, owner: { name: account.name, email: account.email } };
  const to = google.clock.now().getTime();
  const from = to - order.years * yearMs;
  const mails = planMails({ count: order.messages, seed: order.seed, from, to });
  const inbox = newestReceived(mails, order.inbox);
  const threads = google.store.transaction(() => plant(google, filling, { mails, inbox, labels: order.labels }));
  const historyId = String(currentHistoryId(google, account.email));
  return { messages: mails.length, threads, inbox: inbox.size, historyId };
};

type Content = { mails: PlannedMail[]; inbox: ReadonlySet<PlannedMail>; labels: string[] };

const plant = (google: Google, filling: Filling, { mails, inbox, labels }: Content): number => {
  const mailbox = filling.owner.email;
  const own = labels.map((name) => ownLabelId(google, mailbox, name));
  const threads = new Map<number, string>();
  const cause = { at: google.clock.now(), call: null };
  for (const mail of mails) {
    const threadId = threads.get(mail.thread.number);
    const raw = writeLetter(mail, filling);
    const letter = { raw, at: new Date(mail.at), labels: labelsFor(mail, filling, { inbox, own }) };
    const placed = insertMail(google, mailbox, { ...letter, ...(threadId ? { threadId } : {}) }, cause);
    threads.set(mail.thread.number, placed.threadId);
  }
  return threads.size;
};

const ownLabelId = ({ store }: Google, mailbox: string, name: string): string =>
  (labelsIn(store, mailbox).find((label) => label.name === name) ?? addLabel(store, mailbox, { name })).id;

const labelsFor = (
  mail: PlannedMail,
  { seed }: Filling,
  { inbox, own }: { inbox: ReadonlySet<PlannedMail>; own: string[] },
): string[] => {
  const { thread, place } = mail;
  const random = randomFrom(seed, thread.number, place, 2);
  const kept = own.filter(() => random.chance(0.1));
  if (random.chance(0.03)) kept.push('STARRED');
  if (thread.mine[place]) return ['SENT', ...kept];
  if (random.chance(inbox.has(mail) ? 0.4 : 0.05)) kept.push('UNREAD');
  return [...(inbox.has(mail) ? ['INBOX'] : []), ...categories[thread.kind], ...kept];
};

const categories = {
  conversation: ['CATEGORY_PERSONAL', 'IMPORTANT'],
  newsletter: ['CATEGORY_PROMOTIONS'],
  notice: ['CATEGORY_UPDATES'],
};

const newestReceived = (mails: PlannedMail[], count: number): Set<PlannedMail> => {
  const received = mails.filter(({ thread, place }) => !thread.mine[place]);
  return new Set(count === 0 ? [] : received.slice(-count));
};
