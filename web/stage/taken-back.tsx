// Renders in place of a part that is missing offline: closes its request and explains.
import { useEffect } from 'react';
import { notHereYet } from '#language/en/app/replies.ts';
import { notice } from '#web/ui/notices/notice.ts';
import { type Hands, useHands } from './use-player.ts';

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

export function TakenBack({ by }: { by: (hands: Hands) => void }) {
  const hands = useHands();
  useEffect(() => {
    by(hands);
    // The screen behind it has no answer yet.
    hands.captions.say(notHereYet);
    // Runs once on mount.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
