import * as z from 'zod/mini';
import type { ActionType } from '#domain/action-words.ts';
import { BlockedAddress } from '#domain/block.ts';
import { mostAtOnce } from '#domain/bulk.ts';
import { ThreadId } from '#domain/id.ts';
import { threadSubjects } from '#domain/subject.ts';
import { type Changes, defineCommand } from './command.ts';

const BlockArgs = z.object({
  email: BlockedAddress,
  /** Empty if the inbox holds no mail of this sender. */
  threadIds: z.array(ThreadId).check(z.maxLength(mostAtOnce)),
});
type BlockArgs = z.infer<typeof BlockArgs>;

export const blocking = <const Kind extends string>({
  kind,
  activity,
  blocked,
}: {
  kind: Kind;
  activity: ActionType;
  blocked: boolean;
}) =>
  defineCommand<Kind, BlockArgs, Changes<BlockArgs>>({
    kind,
    args: BlockArgs,
    activity,
    grave: blocked,
    effect: {
      kind: 'changes',
      ledger: 'mailbox',
      changes: ({ email, threadIds }) => [{ ledger: 'mailbox', kind: 'block', email, blocked, threadIds }],
      about: ({ threadIds }) => threadSubjects(threadIds),
    },
  });
