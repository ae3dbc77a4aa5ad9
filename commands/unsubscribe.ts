// A mailing list, or several, told once that the person leaves it. It is no change of mail: until it leaves, a moment later, it can be taken back.
import * as z from 'zod/mini';
import { mostLists } from '#domain/bulk.ts';
import { MessageId } from '#domain/id.ts';
import type { Changes, CommandDefinition } from './command.ts';
import { ThreadArgs } from './thread-command.ts';

const UnsubscribeArgs = z.object({
  ...ThreadArgs.shape,
  /** Whose headers say how. */
  messageId: MessageId,
  /** So of the other lists that are left by the same word. */
  messageIds: z.optional(z.array(MessageId).check(z.maxLength(mostLists - 1))),
  /** The person said so again, knowing that the mail lies in spam. */
  anyway: z.boolean(),
});
type UnsubscribeArgs = z.infer<typeof UnsubscribeArgs>;

export const unsubscribe: CommandDefinition<'unsubscribe', UnsubscribeArgs, Changes<UnsubscribeArgs>> = {
  kind: 'unsubscribe',
  args: UnsubscribeArgs,
  activity: 'unsubscribe',
  credits: 0,
  readBack: false,
  grave: true,
  effect: { kind: 'changes', changes: () => [], threads: ({ threadIds }) => threadIds },
};
