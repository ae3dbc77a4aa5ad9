import * as z from 'zod/mini';
import type { ActionType } from '#domain/action-words.ts';
import { mostAtOnce } from '#domain/bulk.ts';
import type { MailboxChange } from '#domain/change/mailbox.ts';
import { ThreadId } from '#domain/id.ts';
import { threadSubjects } from '#domain/subject.ts';
import { type Changes, defineCommand, type MailCondition } from './command.ts';

/** The caller confirms a bulk command first. */
export const ThreadArgs = z.object({ threadIds: z.array(ThreadId).check(z.minLength(1), z.maxLength(mostAtOnce)) });
export type ThreadArgs = z.infer<typeof ThreadArgs>;

export const threadCommand = <const Kind extends string>({
  change,
  ...of
}: {
  kind: Kind;
  activity: ActionType;
  grave: boolean;
  onlyFor?: MailCondition;
  quietWhenMoot?: true;
  automatic?: true;
  change: (threadIds: ThreadId[]) => MailboxChange;
}) =>
  defineCommand<Kind, ThreadArgs, Changes<ThreadArgs>>({
    ...of,
    args: ThreadArgs,
    effect: {
      kind: 'changes',
      ledger: 'mailbox',
      changes: ({ threadIds }) => [change(threadIds)],
      about: ({ threadIds }) => threadSubjects(threadIds),
    },
  });
