import { BulkCard } from '#web/stage/late-parts.tsx';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';

export function Bulk() {
  const { bulk } = useStageSession();
  const asked = useObserved(bulk, (question) => question !== null);
  return asked && <BulkCard />;
}
