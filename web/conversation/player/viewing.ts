// Which message is shown as its sender laid it out, over everything else; none most of the time.
import type { MessageId, ThreadId } from '#domain/id.ts';
import { refusal } from '#language/en/app/replies.ts';
import type { Asking } from '#web/conversation/asking/asking.ts';
import { deviceObservable } from '#web/data/observable.ts';
import type { Player } from './player.ts';
import { queueViewOf } from './player-state.ts';

/** `pictures`: those from elsewhere too, for which the person has asked. */
export type Viewed = { threadId: ThreadId; messageId: MessageId; pictures: boolean };

export type Viewing = Asking<Viewed>;

/** The file of a message that is looked at; `nth` from 0. */
export const shownFile = deviceObservable((): { messageId: MessageId; nth: number } | null => null);

type AssistantSession = { player: Player; viewing: Viewing };

/** Shows the message that is being read; or answers why there is none to show. */
export const showOriginal = ({ player, viewing }: AssistantSession, pictures = false): string | null => {
  const threadId = queueViewOf(player.state.current()).current;
  const message = player.script()?.messages[0]?.message;
  if (threadId === null || message === undefined) return refusal['nothing-playing'];
  viewing.ask({ threadId, messageId: message.id, pictures });
  return null;
};

/** With its pictures: of the message that is shown, or else of the one that is being read. */
export const showPictures = (assistant: AssistantSession): string | null => {
  const viewed = assistant.viewing.current();
  if (viewed === null) return showOriginal(assistant, true);
  assistant.viewing.ask({ ...viewed, pictures: true });
  return null;
};
