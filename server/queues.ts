// The kinds of background work: what each job carries, and how jobs of one key stand to each other.
import * as z from 'zod/mini';
import { CommandId, UserId } from '#domain/id.ts';

/**
 * `stately`: of one key at most one waits and one runs, so that repeated wishes collapse.
 * `key_strict_fifo`: jobs of one key run one after the other, in the order in which they were added.
 */
type Policy = 'standard' | 'stately' | 'key_strict_fifo';

const queue = <Data extends z.ZodMiniType>(policy: Policy, data: Data, retryLimit = 10) => ({
  policy,
  data,
  retryLimit,
});

/** At five minutes between tries, a week: so long an action outlives a provider that does not answer. */
const aWeekOfTries = 2100;

export const queues = {
  /** Opens the mailbox of an account that was just connected, and lets go on what waited for it. */
  'mailbox.connect': queue('standard', z.object({ userId: UserId })),
  /** Brings one account up to date with the provider. */
  'mailbox.sync': queue('stately', z.object({ userId: UserId })),
  /** Looks which accounts are due for a sync. */
  'mailbox.poll': queue('stately', z.object({})),
  /** Carries what commands changed to the provider, in order per account. */
  'commands.deliver': queue('key_strict_fifo', z.object({ userId: UserId, commandId: CommandId }), aWeekOfTries),
} as const;

export type QueueName = keyof typeof queues;
export type JobData<Name extends QueueName> = z.infer<(typeof queues)[Name]['data']>;
