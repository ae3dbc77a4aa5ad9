// Out of the inbox until its time, or until somebody writes in it; then it is back, unread and first.
import * as z from 'zod/mini';
import { defer } from './defer.ts';
import { ThreadArgs } from './thread-command.ts';

const SnoozeArgs = z.object({ ...ThreadArgs.shape, /** ISO 8601. */ until: z.iso.datetime() });

export const snooze = defer({
  kind: 'snooze',
  args: SnoozeArgs,
  activity: 'email_snoozed',
  remove: () => ['inbox', 'unread'],
  reminder: ({ until }) => ({ kind: 'snooze', wakeAt: until, unlessAnswered: false, wokenBy: null }),
});
