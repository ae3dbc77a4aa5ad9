import { Original } from '#web/screens/email-player/late-parts.tsx';
import { useSession } from '#web/session/session.ts';
import { useHands, useObserved, useThread } from '#web/stage/use-player.ts';

export function OriginalDoor() {
  const { viewing } = useHands();
  const viewed = useObserved(viewing, (current) => current);
  const thread = useThread(viewed?.threadId ?? null);
  const message = thread?.messages.find(({ id }) => id === viewed?.messageId);
  const { user } = useSession();
  if (!thread || !message || !user) return null;
  return (
    <Original
      key={message.id}
      thread={thread}
      message={message}
      user={user.id}
      pictures={viewed?.pictures === true}
      onPictures={() => viewed && viewing.ask({ ...viewed, pictures: true })}
      onClose={viewing.close}
    />
  );
}
