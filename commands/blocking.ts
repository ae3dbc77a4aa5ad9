// What block and unblock share: a mark on one sender, free and reversible, and the threads of theirs that it is about.
import * as z from 'zod/mini';
import type { ActionType } from '#domain/activity.ts';
import { BlockedAddress } from '#domain/block.ts';
import { mostAtOnce } from '#domain/bulk.ts';
import { ThreadId } from '#domain/id.ts';
import type { Changes, CommandDefinition } from './command.ts';

const BlockArgs = z.object({
  email: BlockedAddress,
  /** None where nothing of theirs lies in the inbox. */
  threadIds: z.array(ThreadId).check(z.maxLength(mostAtOnce)),
});
type BlockArgs = z.infer<typeof BlockArgs>;

export const blocking = <Kind extends string>(of: {
  kind: Kind;
  activity: ActionType;
  blocked: boolean;
}): CommandDefinition<Kind, BlockArgs, Changes<BlockArgs>> => ({
  kind: of.kind,
  args: BlockArgs,
  activity: of.activity,
  credits: 0,
  readBack: false,
  grave: of.blocked,
  effect: {
    kind: 'changes',
    changes: ({ email, threadIds }) => [{ kind: 'block', email, blocked: of.blocked, threadIds }],
    threads: ({ threadIds }) => threadIds,
  },
});
