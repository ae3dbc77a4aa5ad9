// What commands on whole threads share: they name the threads, cost nothing and ask nothing.
import * as z from 'zod/mini';
import type { ActionType } from '#domain/activity.ts';
import { mostAtOnce } from '#domain/bulk.ts';
import type { Change } from '#domain/change/mailbox.ts';
import { ThreadId } from '#domain/id.ts';
import type { Changes, CommandDefinition, Needs } from './command.ts';

/** Whoever gives it for many asks first. */
export const ThreadArgs = z.object({ threadIds: z.array(ThreadId).check(z.minLength(1), z.maxLength(mostAtOnce)) });
export type ThreadArgs = z.infer<typeof ThreadArgs>;

/** A free, reversible command that makes one change to whole threads. */
export const threadCommand = <Kind extends string>(of: {
  kind: Kind;
  activity: ActionType;
  grave: boolean;
  needs?: Needs;
  change: (threadIds: ThreadId[]) => Change;
}): CommandDefinition<Kind, ThreadArgs, Changes<ThreadArgs>> => ({
  kind: of.kind,
  args: ThreadArgs,
  activity: of.activity,
  credits: 0,
  readBack: false,
  grave: of.grave,
  needs: of.needs,
  effect: {
    kind: 'changes',
    changes: ({ threadIds }) => [of.change(threadIds)],
    threads: ({ threadIds }) => threadIds,
  },
});
