import type { ReactNode } from 'react';
import { isOpen, isTrouble } from '#web/stage/line/talk-line.ts';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import { FlowLine } from '#web/ui/line/flow-line.tsx';

export function TalkLine({ at = 0.06, otherwise }: { at?: number; otherwise: ReactNode }) {
  const { microphone, modelQuestion } = useStageSession();
  const asksModel = useObserved(modelQuestion.goesOn, (on) => on);
  const voice = useObserved(microphone.state, (state) => state.voice);
  if (voice === 'hearing') return <FlowLine state="hearing" progress={at} level={microphone.levels.you} />;
  if (isTrouble(voice)) return <FlowLine state="denied" progress={at} />;
  if (voice === 'thinking' || asksModel) return <FlowLine state="thinking" />;
  if (isOpen(voice)) return <FlowLine state="listening" progress={at} />;
  return otherwise;
}
