// Shown first at its time, or only if nobody answered until then; meanwhile it stays where it is, unless the person says 'archive'.
import * as z from 'zod/mini';
import { defer } from './defer.ts';
import { ThreadArgs } from './thread-command.ts';

const RemindArgs = z.object({
  ...ThreadArgs.shape,
  /** ISO 8601. */
  at: z.iso.datetime(),
  /** Only if nobody else wrote in the thread until then. */
  unlessAnswered: z.boolean(),
  /** Out of the inbox until then. */
  archive: z.boolean(),
});

export const remind = defer({
  kind: 'remind',
  args: RemindArgs,
  activity: 'reminder_set',
  remove: ({ archive }) => (archive ? ['inbox', 'unread'] : []),
  reminder: ({ at, unlessAnswered }) => ({ kind: 'remind', wakeAt: at, unlessAnswered, wokenBy: null }),
});
