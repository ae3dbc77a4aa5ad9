// What every triage command shares: it names threads, costs nothing, asks nothing, and relabels.
import * as z from 'zod/mini';
import type { ActionType } from '#domain/activity.ts';
import { mostAtOnce } from '#domain/bulk.ts';
import { ThreadId } from '#domain/id.ts';
import type { Label } from '#domain/mail.ts';
import type { Changes, CommandDefinition } from './command.ts';

/** Whoever gives it for many asks first. */
export const ThreadArgs = z.object({ threadIds: z.array(ThreadId).check(z.minLength(1), z.maxLength(mostAtOnce)) });
export type ThreadArgs = z.infer<typeof ThreadArgs>;

/** A free, reversible command that adds and removes labels on whole threads. */
export const triage = <Kind extends string>(of: {
  kind: Kind;
  activity: ActionType;
  add: Label[];
  remove: Label[];
}): CommandDefinition<Kind, ThreadArgs, Changes<ThreadArgs>> => ({
  kind: of.kind,
  args: ThreadArgs,
  activity: of.activity,
  credits: 0,
  readBack: false,
  effect: {
    kind: 'changes',
    changes: ({ threadIds }) => [{ kind: 'relabel', threadIds, add: of.add, remove: of.remove }],
    threads: ({ threadIds }) => threadIds,
  },
});
