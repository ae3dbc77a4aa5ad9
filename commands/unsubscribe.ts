// Tells mailing lists, once, that the person leaves. Undo works until the request goes out.
import * as z from 'zod/mini';
import { mostLists } from '#domain/bulk.ts';
import { MessageId } from '#domain/id.ts';
import { threadSubjects } from '#domain/subject.ts';
import { type Changes, defineCommand } from './command.ts';
import { ThreadArgs } from './thread-command.ts';

const UnsubscribeArgs = z.object({
  ...ThreadArgs.shape,
  messageId: MessageId,
  /** The other lists of a bulk command. */
  messageIds: z.optional(z.array(MessageId).check(z.maxLength(mostLists - 1))),
  /** The person confirmed, although the mail is in spam. */
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
