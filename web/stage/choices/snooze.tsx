import { Times } from '#web/stage/late-parts.tsx';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';

export function Snooze() {
  const { asking } = useStageSession();
  const asked = useObserved(asking, (current) => current);
  return asked && <Times key={`${asked.command} ${asked.threadId}`} asked={asked} />;
}
