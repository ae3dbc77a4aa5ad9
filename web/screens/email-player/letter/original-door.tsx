import { Original } from '#web/screens/email-player/late-parts.tsx';
import { useSession } from '#web/session/session.ts';
import { useObserved, useStageSession, useThread } from '#web/stage/use-stage-session.ts';

export function OriginalDoor() {
  const { viewing } = useStageSession();
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
