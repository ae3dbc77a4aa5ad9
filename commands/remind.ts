// Shows the thread first at its time. The thread stays in the inbox unless the person says "archive".
import * as z from 'zod/mini';
import { defer } from './defer.ts';
import { ThreadArgs } from './thread-command.ts';

const RemindArgs = z.object({
  ...ThreadArgs.shape,
  at: z.iso.datetime(),
  /** Skips the reminder if someone else writes in the thread before. */
  unlessAnswered: z.boolean(),
  archive: z.boolean(),
});

export const remind = defer({
  kind: 'remind',
  args: RemindArgs,
  activity: 'reminder_set',
  remove: ({ archive }) => (archive ? ['inbox', 'unread'] : []),
  reminder: ({ at, unlessAnswered }) => ({ kind: 'remind', wakeAt: at, unlessAnswered, wokenBy: null }),
});
