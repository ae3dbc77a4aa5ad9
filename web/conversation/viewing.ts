// Which message is shown as its sender laid it out, over everything else; none most of the time.
import type { MessageId, ThreadId } from '#domain/id.ts';
import { refusal } from '#language/en/replies.ts';
import type { Asking } from './asking.ts';
import type { Player } from './player.ts';
import { laneOf } from './player-state.ts';

export type Viewed = { threadId: ThreadId; messageId: MessageId };

export type Viewing = Asking<Viewed>;

/** Shows the message that is being read; or answers why there is none to show. */
export const showOriginal = ({ player, viewing }: { player: Player; viewing: Viewing }): string | null => {
  const threadId = laneOf(player.state.current()).current;
  const message = player.script()?.messages[0]?.message;
  if (threadId === null || message === undefined) return refusal['nothing-playing'];
  viewing.ask({ threadId, messageId: message.id });
  return null;
};
