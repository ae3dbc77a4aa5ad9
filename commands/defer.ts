// What snooze and remind share: threads that come back at a time, free and reversible.
import type * as z from 'zod/mini';
import type { ActionType } from '#domain/activity.ts';
import type { Label } from '#domain/mail.ts';
import type { Reminder } from '#domain/reminder.ts';
import type { Changes, CommandDefinition } from './command.ts';
import type { ThreadArgs } from './thread-command.ts';

export const defer = <Kind extends string, Args extends ThreadArgs>(of: {
  kind: Kind;
  args: z.ZodMiniType<Args>;
  activity: ActionType;
  remove: (args: Args) => Label[];
  reminder: (args: Args) => Reminder;
}): CommandDefinition<Kind, Args, Changes<Args>> => ({
  kind: of.kind,
  args: of.args,
  activity: of.activity,
  credits: 0,
  readBack: false,
  grave: false,
  effect: {
    kind: 'changes',
    changes: (args) => [
      { kind: 'put-off', threadIds: args.threadIds, reminder: of.reminder(args), remove: of.remove(args) },
    ],
    threads: ({ threadIds }) => threadIds,
  },
});
