// The kinds of background work: what each job carries, and how jobs of one key stand to each other.
import * as z from 'zod/mini';
import { DraftId, SendingId } from '#domain/draft.ts';
import { UserId } from '#domain/id.ts';

/**
 * `stately`: of one key at most one waits and one runs, so that repeated wishes collapse.
 * `key_strict_fifo`: jobs of one key run one after the other, in the order in which they were added.
 */
type Policy = 'standard' | 'stately' | 'key_strict_fifo';

/**
 * How often a job that failed is tried again, and the most seconds between two tries. `oneWaits`: where one of its key waits, no
 * further is added, since it does the work of all. Whoever adds one holds the lock that the job takes before it looks.
 */
type Patience = { retryLimit: number; retryDelayMax: number; oneWaits?: boolean };

const queue = <Content extends z.ZodMiniType>(policy: Policy, content: Content, patience: Patience = usual) => ({
  policy,
  content,
  ...patience,
});

const usual: Patience = { retryLimit: 10, retryDelayMax: 300 };

/** So long an action outlives a provider that does not answer; and so soon it goes on once that is back. */
const aWeek: Patience = { retryLimit: 20_160, retryDelayMax: 30 };

/** What was to leave and cannot is given back to the person while they still know of it. */
const halfAnHour: Patience = { retryLimit: 65, retryDelayMax: 30 };

export const queues = {
  /** Opens the mailbox of an account that was just connected, and lets go on what waited for it. */
  'mailbox.connect': queue('standard', z.object({ userId: UserId })),
  /** Brings one account up to date with the provider. */
  'mailbox.sync': queue('stately', z.object({ userId: UserId })),
  /** Fetches the rest of an account's mail in the background, and compares the whole with the provider's. */
  'mailbox.backfill': queue('stately', z.object({ userId: UserId })),
  /** Looks which accounts are due for a sync. */
  'mailbox.poll': queue('stately', z.object({})),
  /** Looks which accounts' tokens are about to end. */
  'tokens.check': queue('stately', z.object({})),
  /** Renews one account's token before it ends. */
  'tokens.refresh': queue('stately', z.object({ userId: UserId })),
  /** Brings one account's contacts up to date with the provider. */
  'contacts.sync': queue('stately', z.object({ userId: UserId })),
  /** Looks whose contacts are due. */
  'contacts.poll': queue('stately', z.object({})),
  /** Finds whose mailbox Google told of, if anyone's. */
  'push.arrived': queue('stately', z.object({ address: z.string() })),
  /** Looks whose wish to be told is to be renewed. */
  'push.round': queue('stately', z.object({})),
  /** Asks Google to tell of one account's news. */
  'push.watch': queue('stately', z.object({ userId: UserId })),
  /** Carries one sending to the provider, step by step. */
  'sending.carry': queue('key_strict_fifo', z.object({ userId: UserId, sendingId: SendingId }), halfAnHour),
  /** Keeps a draft at the provider too. */
  'sending.keep': queue('standard', z.object({ userId: UserId, draftId: DraftId })),
  /** Takes a draft away at the provider. */
  'sending.drop': queue('standard', z.object({ userId: UserId, providerId: z.string() })),
  /** Tells one mailing list that the person leaves it, when its moment has come. */
  'lists.leave': queue('standard', z.object({ userId: UserId, list: z.string() })),
  /** Looks whose threads are to come back. */
  'reminders.round': queue('stately', z.object({})),
  /** Brings one account's threads back that are due. */
  'reminders.wake': queue('stately', z.object({ userId: UserId })),
  /** Forgets spoken turns that are old. */
  'voice.forget': queue('stately', z.object({})),
  /** Carries to the provider what an account's commands changed, all that wait, in order. */
  'commands.deliver': queue('key_strict_fifo', z.object({ userId: UserId }), { ...aWeek, oneWaits: true }),
} as const;

export type QueueName = keyof typeof queues;
export type JobContent<Name extends QueueName> = z.infer<(typeof queues)[Name]['content']>;

/** Parses what a job of this queue carries. */
export const contentOf = <Name extends QueueName>(queue: Name, given: unknown): JobContent<Name> =>
  parsers[queue].content.parse(given);

const parsers: { [Name in QueueName]: { content: { parse(given: unknown): JobContent<Name> } } } = queues;
