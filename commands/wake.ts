// What was put off comes back. Flow gives this itself, at the time or when a message came; it is delivered like any other.
import * as z from 'zod/mini';
import type { Changes, CommandDefinition } from './command.ts';
import { ThreadArgs } from './thread-command.ts';

const WakeArgs = z.object({ ...ThreadArgs.shape, by: z.enum(['time', 'message']) });
type WakeArgs = z.infer<typeof WakeArgs>;

export const wake: CommandDefinition<'wake', WakeArgs, Changes<WakeArgs>> = {
  kind: 'wake',
  args: WakeArgs,
  activity: 'email_woken',
  credits: 0,
  readBack: false,
  grave: false,
  effect: {
    kind: 'changes',
    changes: ({ threadIds, by }) => [{ kind: 'wake', threadIds, by }],
    threads: ({ threadIds }) => threadIds,
  },
};
