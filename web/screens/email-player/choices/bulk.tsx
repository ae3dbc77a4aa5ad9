// The question about many mails, while there is one.
import { BulkCard } from '#web/screens/email-player/late-parts.tsx';
import { useHands, useObserved } from '#web/screens/email-player/use-player.ts';

export function Bulk() {
  const { bulk } = useHands();
  const asked = useObserved(bulk, (question) => question !== null);
  return asked && <BulkCard />;
}
