// Flow's open question. If the person moves on without an answer, that counts as "no".
import type { Answer, Question } from '#language/engine/question.ts';
import { type Observed, observable } from '#web/data/observable.ts';

export type Asked = {
  question: Question;
  words: string;
  yes?: string;
  answered: (answer: Answer, heard?: string) => void;
};

export type Questions = Observed<Asked | null> & {
  ask: (asked: Asked) => void;
  answer: (answer: Answer, heard?: string) => void;
  drop: () => void;
};

export const createQuestions = (): Questions => {
  const open = observable<Asked | null>(null);
  return {
    current: open.current,
    subscribe: open.subscribe,
    ask: open.become,
    // Clear first: the handler may ask another question.
    answer: (answer, heard) => {
      const asked = open.current();
      open.become(null);
      asked?.answered(answer, heard);
    },
    drop: () => open.become(null),
  };
};
