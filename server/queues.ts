// The kinds of background work: what each job carries, and how jobs of one key stand to each other.
import * as z from 'zod/mini';
import { UserId } from '#domain/id.ts';

/**
 * `stately`: of one key at most one waits and one runs, so that repeated wishes collapse.
 * `key_strict_fifo`: jobs of one key run one after the other, in the order in which they were added.
 */
type Policy = 'standard' | 'stately' | 'key_strict_fifo';

const queue = <Data extends z.ZodMiniType>(policy: Policy, data: Data) => ({ policy, data });

export const queues = {
  /** Brings one account up to date with the provider. */
  'mailbox.sync': queue('stately', z.object({ userId: UserId })),
  /** Looks which accounts are due for a sync. */
  'mailbox.poll': queue('stately', z.object({})),
  /** Carries what commands changed to the provider, in order per account. */
  'commands.deliver': queue('key_strict_fifo', z.object({ userId: UserId, commandId: z.uuid() })),
} as const;

export type QueueName = keyof typeof queues;
export type JobData<Name extends QueueName> = z.infer<(typeof queues)[Name]['data']>;
