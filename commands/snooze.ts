// Takes the thread out of the inbox until its time or the next message. It returns unread and first.
import * as z from 'zod/mini';
import { defer } from './defer.ts';
import { ThreadArgs } from './thread-command.ts';

const SnoozeArgs = z.object({ ...ThreadArgs.shape, until: z.iso.datetime() });

export const snooze = defer({
  kind: 'snooze',
  args: SnoozeArgs,
  activity: 'email_snoozed',
  remove: () => ['inbox', 'unread'],
  reminder: ({ until }) => ({ kind: 'snooze', wakeAt: until, unlessAnswered: false, wokenBy: null }),
});
