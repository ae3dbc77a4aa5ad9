// Returns deferred threads. Flow gives this command at the due time or when a message arrives.
import * as z from 'zod/mini';
import { threadSubjects } from '#domain/subject.ts';
import { type Changes, defineCommand } from './command.ts';
import { ThreadArgs } from './thread-command.ts';

const WakeArgs = z.object({ ...ThreadArgs.shape, by: z.enum(['time', 'message']) });
type WakeArgs = z.infer<typeof WakeArgs>;

export const wake = defineCommand<'wake', WakeArgs, Changes<WakeArgs>>({
  kind: 'wake',
  args: WakeArgs,
  activity: 'email_woken',
  grave: false,
  automatic: true,
  fixedInHistory: true,
  effect: {
    kind: 'changes',
    ledger: 'mailbox',
    changes: ({ threadIds, by }) => [{ ledger: 'mailbox', kind: 'wake', threadIds, by }],
    about: ({ threadIds }) => threadSubjects(threadIds),
  },
});
