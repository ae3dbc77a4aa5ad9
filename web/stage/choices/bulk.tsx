import { BulkCard } from '#web/stage/late-parts.tsx';
import { useHands, useObserved } from '#web/stage/use-player.ts';

export function Bulk() {
  const { bulk } = useHands();
  const asked = useObserved(bulk, (question) => question !== null);
  return asked && <BulkCard />;
}
