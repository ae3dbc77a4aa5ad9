// The message that the screen shows in its original layout, if any.
import type { MessageId, ThreadId } from '#domain/id.ts';
import { refusal } from '#language/en/app/replies.ts';
import type { Asking } from '#web/conversation/asking/asking.ts';
import { deviceObservable } from '#web/data/observable.ts';
import type { Player } from './player.ts';
import { queueViewOf } from './player-state.ts';

/** `pictures`: load remote images, which the person must request. */
export type Viewed = { threadId: ThreadId; messageId: MessageId; pictures: boolean };

export type Viewing = Asking<Viewed>;

/** The open attachment; `nth` starts at 0. */
export const shownFile = deviceObservable((): { messageId: MessageId; nth: number } | null => null);

type AssistantSession = { player: Player; viewing: Viewing };

/** Shows the current message, or returns the reason it cannot. */
export const showOriginal = ({ player, viewing }: AssistantSession, pictures = false): string | null => {
  const threadId = queueViewOf(player.state.current()).current;
  const message = player.script()?.messages[0]?.message;
  if (threadId === null || message === undefined) return refusal['nothing-playing'];
  viewing.ask({ threadId, messageId: message.id, pictures });
  return null;
};

export const showPictures = (assistant: AssistantSession): string | null => {
  const viewed = assistant.viewing.current();
  if (viewed === null) return showOriginal(assistant, true);
  assistant.viewing.ask({ ...viewed, pictures: true });
  return null;
};
