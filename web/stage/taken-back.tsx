// Renders in place of a part that is missing offline: closes its request and explains.
import { useEffect } from 'react';
import { notHereYet } from '#language/en/app/replies.ts';
import { notice } from '#web/ui/notices/notice.ts';
import { type StageSession, useStageSession } from './use-stage-session.ts';

/** Also for screens without a player. */
export function NotHere({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    onClose();
    notice({ title: notHereYet });
    // Runs once on mount.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}

export function TakenBack({ by }: { by: (session: StageSession) => void }) {
  const session = useStageSession();
  useEffect(() => {
    by(session);
    // The screen behind it has no answer yet.
    session.captions.say(notHereYet);
    // Runs once on mount.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
