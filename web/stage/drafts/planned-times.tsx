import { draftPanel } from '#web/conversation/drafting/draft-panels.ts';
import { TimeChoices } from '#web/stage/choices/times.tsx';
import { useStageSession } from '#web/stage/use-stage-session.ts';

export function PlannedTimes() {
  const { drafting } = useStageSession();
  return (
    <TimeChoices
      title="Send later"
      chip="later"
      atHand={false}
      onChoose={(at) => drafting.later(at, 'tap')}
      onClose={draftPanel.close}
    />
  );
}
