import { shownAnswer } from '#web/conversation/answers/shown-answer.ts';
import { shownPrep } from '#web/conversation/calendar/prep/shown-prep.ts';
import { AnswerCard, PrepCard } from '#web/stage/late-parts.tsx';
import { useObserved } from '#web/stage/use-stage-session.ts';

export function Answer() {
  const answer = useObserved(shownAnswer, (current) => current);
  const prep = useObserved(shownPrep, (current) => current);
  if (prep !== null) return <PrepCard shown={prep} />;
  return answer && <AnswerCard shown={answer} />;
}
