import { draftPanel } from '#web/conversation/drafting/draft-panels.ts';
import { TimeChoices } from '#web/stage/choices/times.tsx';
import { useHands } from '#web/stage/use-player.ts';

export function PlannedTimes() {
  const { drafting } = useHands();
  return (
    <TimeChoices
      title="Send later"
      chip="later"
      atHand={false}
      onChoose={drafting.laterByHand}
      onClose={draftPanel.close}
    />
  );
}
