// The question about many mails, while there is one.
import { BulkCard } from './late-parts.tsx';
import { useHands, useObserved } from './use-player.ts';

export function Bulk() {
  const { bulk } = useHands();
  const asked = useObserved(bulk, (question) => question !== null);
  return asked && <BulkCard />;
}
