// New mail of a blocked sender moved to spam, unread as it is. Flow gives this itself, when the mail is stored.
import * as z from 'zod/mini';
import { MessageId, ThreadId } from '#domain/id.ts';
import type { Changes, CommandDefinition } from './command.ts';

const TurnAwayArgs = z.object({
  threadId: ThreadId,
  /** What they wrote in it; the rest of it stays where it is. */
  messageIds: z.array(MessageId),
});
type TurnAwayArgs = z.infer<typeof TurnAwayArgs>;

export const turnAway: CommandDefinition<'turn-away', TurnAwayArgs, Changes<TurnAwayArgs>> = {
  kind: 'turn-away',
  args: TurnAwayArgs,
  activity: 'email_turned_away',
  credits: 0,
  readBack: false,
  grave: false,
  effect: {
    kind: 'changes',
    changes: ({ threadId, messageIds }) => [
      {
        kind: 'edit-labels',
        edits: messageIds.map((messageId) => ({ messageId, threadId, add: ['spam'], remove: ['inbox'] })),
      },
    ],
    threads: ({ threadId }) => [threadId],
  },
};
