import { useState } from 'react';
import { writing } from '#web/commands/draft-box.ts';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import type { LineState } from '#web/ui/line/line-state.ts';
import { createFlowLevel } from './flow-level.ts';
import { type TalkLine, talkLine } from './talk-line.ts';

export const useTalkLine = ({ online, reads }: { online: boolean; reads: boolean }): TalkLine => {
  const { microphone, modelQuestion } = useStageSession();
  const voice = useObserved(microphone.state, (state) => state.voice);
  const asksModel = useObserved(modelQuestion.goesOn, (on) => on);
  const drafts = useObserved(writing, (one) => one !== null);
  return talkLine({ online, voice, reads, drafts, asksModel });
};

/** The level of the current speaker; null while nobody speaks. */
export const useLevel = (state: LineState): (() => number) | null => {
  const { player, microphone } = useStageSession();
  const playing = useObserved(player.state, (now) => now.playing && !now.atEnd);
  const [flow] = useState(() => createFlowLevel(player, microphone.levels.flow));
  if (state === 'hearing') return microphone.levels.you;
  return playing || state === 'reading' ? flow : null;
};
