import { shownAnswer } from '#web/conversation/answers/shown-answer.ts';
import { AnswerCard } from '#web/stage/late-parts.tsx';
import { useObserved } from '#web/stage/use-stage-session.ts';

export function Answer() {
  const shown = useObserved(shownAnswer, (current) => current);
  return shown && <AnswerCard shown={shown} />;
}
