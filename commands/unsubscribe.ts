// Tells one or more mailing lists, once, that the person leaves. It changes no mail, and can be taken back until the request goes out.
import * as z from 'zod/mini';
import { mostLists } from '#domain/bulk.ts';
import { MessageId } from '#domain/id.ts';
import { threadSubjects } from '#domain/subject.ts';
import { type Changes, defineCommand } from './command.ts';
import { ThreadArgs } from './thread-command.ts';

const UnsubscribeArgs = z.object({
  ...ThreadArgs.shape,
  /** The message whose headers say how. */
  messageId: MessageId,
  /** The same for the other lists of one bulk command. */
  messageIds: z.optional(z.array(MessageId).check(z.maxLength(mostLists - 1))),
  /** The person confirmed although the mail lies in spam. */
  anyway: z.boolean(),
});
type UnsubscribeArgs = z.infer<typeof UnsubscribeArgs>;

export const unsubscribe = defineCommand<'unsubscribe', UnsubscribeArgs, Changes<UnsubscribeArgs>>({
  kind: 'unsubscribe',
  args: UnsubscribeArgs,
  activity: 'unsubscribe',
  grave: true,
  actsOutside: true,
  redoable: false,
  fixedInHistory: true,
  retryRefusal: 'unsubscribe.once',
  effect: {
    kind: 'changes',
    ledger: 'mailbox',
    changes: () => [],
    about: ({ threadIds }) => threadSubjects(threadIds),
  },
});
