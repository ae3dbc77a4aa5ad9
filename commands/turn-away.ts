// Moves new mail of a blocked sender to spam and leaves it unread. Flow gives this command when it stores the mail.
import * as z from 'zod/mini';
import { MessageId, ThreadId } from '#domain/id.ts';
import { threadSubjects } from '#domain/subject.ts';
import { type Changes, defineCommand } from './command.ts';

const TurnAwayArgs = z.object({
  threadId: ThreadId,
  /** The sender's messages. The rest of the thread does not move. */
  messageIds: z.array(MessageId),
});
type TurnAwayArgs = z.infer<typeof TurnAwayArgs>;

export const turnAway = defineCommand<'turn-away', TurnAwayArgs, Changes<TurnAwayArgs>>({
  kind: 'turn-away',
  args: TurnAwayArgs,
  activity: 'email_turned_away',
  grave: false,
  automatic: true,
  effect: {
    kind: 'changes',
    ledger: 'mailbox',
    changes: ({ threadId, messageIds }) => [
      {
        ledger: 'mailbox',
        kind: 'edit',
        edits: messageIds.map((messageId) => ({ messageId, threadId, add: ['spam'], remove: ['inbox'] })),
        swaps: [],
      },
    ],
    about: ({ threadId }) => threadSubjects([threadId]),
  },
});
