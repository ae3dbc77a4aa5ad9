import { Times } from '#web/stage/late-parts.tsx';
import { useHands, useObserved } from '#web/stage/use-player.ts';

export function Snooze() {
  const { asking } = useHands();
  const asked = useObserved(asking, (current) => current);
  return asked && <Times key={`${asked.command} ${asked.threadId}`} asked={asked} />;
}
