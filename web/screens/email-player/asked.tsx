// What is being asked on the screen: a time, a label, or a question of Flow's.
import { LabelPicker, QuestionCard } from './late-parts.tsx';
import { Snooze } from './snooze.tsx';
import { useHands, useObserved } from './use-player.ts';

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
