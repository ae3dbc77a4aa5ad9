import { LabelPicker, QuestionCard } from '#web/stage/late-parts.tsx';
import { useHands, useObserved } from '#web/stage/use-player.ts';
import { Snooze } from './snooze.tsx';

export function AskedHere() {
  const { picking, questions } = useHands();
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
