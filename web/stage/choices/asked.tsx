import { LabelPicker, QuestionCard } from '#web/stage/late-parts.tsx';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import { Snooze } from './snooze.tsx';

export function AskedHere() {
  const { picking, questions } = useStageSession();
  const picked = useObserved(picking, (current) => current);
  const asked = useObserved(questions, (current) => current);
  return (
    <>
      <Snooze />
      {picked && <LabelPicker key={`${picked.command} ${picked.threadId}`} picked={picked} />}
      {asked && <QuestionCard key={asked.words} asked={asked} />}
    </>
  );
}
