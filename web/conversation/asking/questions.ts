// What Flow has just asked, until it is answered or the person goes on to something else: then it is as good as a no.
import type { Answer, Question } from '#language/engine/question.ts';
import { type Observed, observable } from '#web/data/observable.ts';

export type Asked = {
  question: Question;
  /** As it was said. */
  words: string;
  /** What the yes is called on its button. */
  yes?: string;
  /** `heard`: the words that answered, where there were any. */
  answered: (answer: Answer, heard?: string) => void;
};

export type Questions = Observed<Asked | null> & {
  ask: (asked: Asked) => void;
  answer: (answer: Answer, heard?: string) => void;
  /** It is over without an answer. */
  drop: () => void;
};

export const createQuestions = (): Questions => {
  const open = observable<Asked | null>(null);
  return {
    current: open.current,
    subscribe: open.subscribe,
    ask: open.become,
    // Over before it is acted on: what follows may ask the next one.
    answer: (answer, heard) => {
      const asked = open.current();
      open.become(null);
      asked?.answered(answer, heard);
    },
    drop: () => open.become(null),
  };
};
