import type * as z from 'zod/mini';
import type { ActionType } from '#domain/action-words.ts';
import type { Label } from '#domain/mail.ts';
import type { Reminder } from '#domain/reminder.ts';
import { threadSubjects } from '#domain/subject.ts';
import { type Changes, defineCommand } from './command.ts';
import type { ThreadArgs } from './thread-command.ts';

export const defer = <const Kind extends string, Args extends ThreadArgs>({
  remove,
  reminder,
  ...of
}: {
  kind: Kind;
  args: z.ZodMiniType<Args>;
  activity: ActionType;
  remove: (args: Args) => Label[];
  reminder: (args: Args) => Reminder;
}) =>
  defineCommand<Kind, Args, Changes<Args>>({
    ...of,
    grave: false,
    effect: {
      kind: 'changes',
      ledger: 'mailbox',
      changes: (args) => [
        {
          ledger: 'mailbox',
          kind: 'defer',
          threadIds: args.threadIds,
          reminder: reminder(args),
          remove: remove(args),
        },
      ],
      about: ({ threadIds }) => threadSubjects(threadIds),
    },
  });
