// Shown where a part of the screen is not on this device yet: closes what asked for it, and says so.
import { useEffect } from 'react';
import { notHereYet } from '#language/en/app/replies.ts';
import { notice } from '#web/ui/notices/notice.ts';
import { type Hands, useHands } from './use-player.ts';

/** On the screens without a player as well: what was asked for is taken back and said. */
export function NotHere({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    onClose();
    notice({ title: notHereYet });
    // Once, where the part would have stood.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}

export function TakenBack({ by }: { by: (hands: Hands) => void }) {
  const hands = useHands();
  useEffect(() => {
    by(hands);
    // Where one comes back to has nothing said in it yet.
    hands.captions.say(notHereYet);
    // Once, where the part would have stood.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
