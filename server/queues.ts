// The queues: the content of their jobs, and the order of jobs with one key.
import * as z from 'zod/mini';
import type { LedgerName } from '#domain/change/ledgers.ts';
import { Day } from '#domain/day.ts';
import { DraftId, SendingId } from '#domain/draft.ts';
import { MessageId, ThreadId } from '#domain/id.ts';
import { ArchiveId } from '#domain/leaving.ts';
import { AccountRef } from './account.ts';

/** `stately`: one waiting and one running job per key. `key_strict_fifo`: jobs with one key run in order. */
type Policy = 'standard' | 'stately' | 'key_strict_fifo';

/**
 * Retries, and the longest pause between them. `oneWaits`: a waiting job does the work of all, so it adds no other. The
 * caller holds the lock that the job takes first.
 */
type Patience = { retryLimit: number; retryDelayMax: number; oneWaits?: boolean };

const queue = <Content extends z.ZodMiniType>(policy: Policy, content: Content, patience: Patience = usual) => ({
  policy,
  content,
  ...patience,
});

const usual: Patience = { retryLimit: 10, retryDelayMax: 300 };

/** Retry for a week, at most 30 s apart. */
const aWeek: Patience = { retryLimit: 20_160, retryDelayMax: 30 };

/** Mail that cannot leave returns to the person while they still remember it. */
const halfAnHour: Patience = { retryLimit: 65, retryDelayMax: 30 };

/** A late notice is no use. */
const briefly: Patience = { retryLimit: 3, retryDelayMax: 10 };

const NoticeCause = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mail'), messageIds: z.array(MessageId) }),
  z.object({ kind: z.literal('reminder'), threadIds: z.array(ThreadId) }),
  z.object({ kind: z.literal('meeting') }),
  z.object({ kind: z.literal('reconnect') }),
  z.object({ kind: z.literal('briefing'), of: z.enum(['morning', 'evening']), day: Day }),
]);

/** `repair`: what it changes was lost before. `end`: the person is gone. */
const PaymentWork = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sync'), customerId: z.string(), why: z.enum(['usual', 'repair']) }),
  z.object({ kind: z.literal('charge'), chargeId: z.string() }),
  z.object({ kind: z.literal('end'), customerId: z.string() }),
]);

const delivery = queue('key_strict_fifo', AccountRef, { ...aWeek, oneWaits: true });

export const queues = {
  /** Sets up a newly connected mailbox, and resumes waiting work. */
  'mailbox.connect': queue('standard', AccountRef),
  'mailbox.sync': queue('stately', AccountRef),
  /** Fetches older mail and compares the mailbox with the provider's. */
  'mailbox.backfill': queue('stately', AccountRef),
  /** Writes what the process counted, and asks each service whether it works. */
  'metrics.round': queue('stately', z.object({})),
  /** Finds accounts that are due for a sync. */
  'mailbox.poll': queue('stately', z.object({})),
  /** Looks at a customer of the payment service, finds the customer of a charge, or ends one. */
  'payments.sync': queue('stately', PaymentWork, aWeek),
  /** Finds tokens that expire soon. */
  'tokens.check': queue('stately', z.object({})),
  'tokens.refresh': queue('stately', AccountRef),
  'contacts.sync': queue('stately', AccountRef),
  'calendar.sync': queue('stately', AccountRef),
  'calendar.poll': queue('stately', z.object({})),
  /** Prepares the meetings of the next hours. */
  'calendar.prep': queue('stately', AccountRef),
  /** The hold of a change that guests hear of ends. */
  'calendar.leave': queue('standard', AccountRef, { ...usual, oneWaits: true }),
  /** Times that the person kept for somebody end. */
  'calendar.end-holds': queue('stately', AccountRef),
  /** Finds the mailbox that a push names. */
  'push.arrived': queue('stately', z.object({ address: z.string() })),
  'push.watch': queue('stately', AccountRef),
  /** Tells a person's devices, if they want to hear of it. */
  'notices.send': queue('standard', z.extend(AccountRef, { about: NoticeCause }), briefly),
  /** Sends one mail step by step. */
  'sending.carry': queue('key_strict_fifo', z.extend(AccountRef, { sendingId: SendingId }), halfAnHour),
  /** Saves a draft at the provider. */
  'sending.keep': queue('standard', z.extend(AccountRef, { draftId: DraftId })),
  /** Deletes a draft at the provider. */
  'sending.drop': queue('standard', z.extend(AccountRef, { providerId: z.string() })),
  /** Unsubscribes from one list after its hold. */
  'lists.leave': queue('standard', z.extend(AccountRef, { list: z.string() })),
  /** Finds people with due reminders, meetings that begin soon, and lost connections. */
  'reminders.round': queue('stately', z.object({})),
  /** Returns one person's due threads. */
  'reminders.wake': queue('stately', AccountRef),
  /** Removes what is past its time. */
  'retention.round': queue('stately', z.object({})),
  'leaving.export': queue('standard', z.extend(AccountRef, { archiveId: ArchiveId }), { ...usual, retryLimit: 4 }),
  'leaving.disconnect': queue('standard', AccountRef, aWeek),
  /** Goes on with every deletion of an account, and removes exports whose link is over. Names nobody, so nothing of it stays. */
  'leaving.round': queue('stately', z.object({}), aWeek),
  /** Delivers the waiting changes of an account in order. */
  'commands.deliver': delivery,
  'calendar.deliver': delivery,
} as const;

/** A queue, and so workers, for each ledger: one that hangs does not hold up another. Null: it has no provider. */
export const deliveryQueues = {
  mailbox: 'commands.deliver',
  calendar: 'calendar.deliver',
  settings: null,
  promises: null,
  lessons: null,
} as const satisfies Record<LedgerName, string | null>;

export type QueueName = keyof typeof queues;
export type JobContent<Name extends QueueName> = z.infer<(typeof queues)[Name]['content']>;

export const contentOf = <Name extends QueueName>(queue: Name, given: unknown): JobContent<Name> =>
  parsers[queue].content.parse(given);

const parsers: { [Name in QueueName]: { content: { parse(given: unknown): JobContent<Name> } } } = queues;
